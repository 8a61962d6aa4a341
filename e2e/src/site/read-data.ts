import { z } from 'zod'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** `data` of one of the API's answers; a first read may be too early for a worker that has much to do. */
export async function readData<Data>(site: OpenSite, path: string, schema: z.ZodType<Data>): Promise<Data> {
  let body: unknown
  let last = ''
  await waitUntil(
    async () => {
      const answer = await fetch(`${site.urls.site}${path}`)
      body = await answer.json()
      last = `${answer.status}`
      return answer.status === 200
    },
    { what: `${path} answers 200`, withinMs: 30_000, explain: () => last },
  )
  return schema.parse(z.object({ data: z.unknown() }).parse(body).data)
}
