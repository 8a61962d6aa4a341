import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSiteNginx } from '../start-site-nginx.ts'
import type { SiteNginx, SiteNginxOptions } from '../start-site-nginx.ts'

export interface BehindNginx extends SiteNginx {
  frontendPort: number
}

/**
 * Starts a frontend that answers as it is told, with the nginx of production before it; `stop` ends both, whatever is still open.
 */
export async function startBehindNginx(
  answer: RequestListener,
  options: Pick<SiteNginxOptions, 'room' | 'rate'> = {},
): Promise<BehindNginx> {
  const frontend = createServer(answer).listen(0, '127.0.0.1')
  await once(frontend, 'listening')
  const frontendPort = (frontend.address() as AddressInfo).port
  const nginx = await startSiteNginx([frontendPort], options)
  const stop = async () => {
    await nginx.stop()
    frontend.closeAllConnections()
    frontend.close()
  }
  return { ...nginx, frontendPort, stop }
}
