import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSiteNginx } from '../start-site-nginx.ts'
import type { SiteNginx } from '../start-site-nginx.ts'

/** Starts a frontend that answers as it is told, with the nginx of production before it; `stop` ends both, whatever is still open. */
export async function startBehindNginx(answer: RequestListener): Promise<SiteNginx> {
  const frontend = createServer(answer).listen(0, '127.0.0.1')
  await once(frontend, 'listening')
  const nginx = await startSiteNginx([(frontend.address() as AddressInfo).port])
  const stop = async () => {
    await nginx.stop()
    frontend.closeAllConnections()
    frontend.close()
  }
  return { ...nginx, stop }
}
