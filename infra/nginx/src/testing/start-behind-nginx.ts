import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSiteNginx } from '../start-site-nginx.ts'
import type { SiteNginx } from '../start-site-nginx.ts'

export interface BehindNginx extends SiteNginx {
  frontendPort: number
}

/**
 * Starts a frontend that answers as it is told, with the nginx of production before it; `stop` ends both, whatever is still open.
 * It may be told how much room nginx has, and in which rate it takes writes.
 */
export async function startBehindNginx(answer: RequestListener, room?: number, rate?: string): Promise<BehindNginx> {
  const frontend = createServer(answer).listen(0, '127.0.0.1')
  await once(frontend, 'listening')
  const frontendPort = (frontend.address() as AddressInfo).port
  const nginx = await startSiteNginx([frontendPort], undefined, room, true, rate)
  const stop = async () => {
    await nginx.stop()
    frontend.closeAllConnections()
    frontend.close()
  }
  return { ...nginx, frontendPort, stop }
}
