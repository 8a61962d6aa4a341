import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../local/src/services/find-port.ts'
import { findOnPath } from '../../../local/src/services/find-redis.ts'
import { startProgram } from '../processes/start-program.ts'
import type { ReferenceServer } from './start-nginx.ts'

/** Starts Varnish before a server of the same bytes, which it asks once; null where Varnish is not installed. */
export async function startVarnish(folder: string, backendPort: number): Promise<ReferenceServer | null> {
  const varnish = findOnPath(['varnishd'])
  if (!varnish) return null
  const port = await findFreePort()
  const place = join(folder, 'varnish')
  mkdirSync(place, { recursive: true })
  const args = ['-F', '-n', place, '-a', `127.0.0.1:${port}`, '-b', `127.0.0.1:${backendPort}`, '-s', 'malloc,64m']
  // An hour of lifetime, whatever the page says; and the encoding as it is, since Varnish itself knows no br.
  const settings = ['-t', '3600', '-j', 'none', '-p', 'http_gzip_support=off', '-p', 'default_grace=3600']
  const program = await startProgram(varnish, [...args, ...settings], port)
  return { ...program, port }
}
