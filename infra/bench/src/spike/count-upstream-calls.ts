import { z } from 'zod'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'

const callsSchema = z.record(z.string(), z.number())
/** Pictures and clips are fetched for browsers, once each: no part of what a page is made of. */
const MEDIA = 'media'

/** Calls that each stand-in has got since it started, by its name. */
export async function countUpstreamCalls({ urls, env }: TestSite): Promise<Record<'cms' | 'weather', number>> {
  const [cms, weather] = await Promise.all([
    count(urls.naxos),
    count(`http://127.0.0.1:${env['OPEN_METEO_STAND_IN_PORT']}`),
  ])
  return { cms, weather }
}

async function count(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/_control/calls`)
  const calls = callsSchema.parse(await answer.json())
  return Object.entries(calls).reduce((sum, [kind, number]) => (kind === MEDIA ? sum : sum + number), 0)
}

/** Has the stand-in of the CMS wait so long before each answer; 0 for not at all. */
export async function slowDownCms({ urls }: TestSite, latency: number): Promise<void> {
  const answer = await fetch(`${urls.naxos}/_control/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true, latency }),
  })
  if (!answer.ok) throw new Error(`the switches answer ${answer.status}`)
}
