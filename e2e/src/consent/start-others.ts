import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands for the sites of others: an origin that is not the paper's. */
export interface Others {
  origin: string
  /** The paths that it was asked for, in their order; a test empties it. */
  requests: string[]
  stop: () => void
}

/** Starts it on a free port. @param answer what it does with a request, which it has counted */
export async function startOthers(answer: RequestListener): Promise<Others> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.setHeader('content-type', 'text/javascript')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
