import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
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
  const rules = join(folder, 'same-bytes.vcl')
  writeFileSync(rules, writeVarnishRules(backendPort))
  // Varnish knows no br and would take the header away: the encoding stays as it is.
  const settings = ['-j', 'none', '-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  const program = await startProgram(
    varnish,
    ['-F', '-n', place, '-a', `127.0.0.1:${port}`, '-f', rules, ...settings],
    port,
  )
  return { ...program, port }
}

/** Keeps everything for an hour, whatever the page says of its own lifetime. */
function writeVarnishRules(backendPort: number): string {
  return `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${backendPort}"; }
sub vcl_recv { return (hash); }
sub vcl_backend_response {
  unset beresp.http.set-cookie;
  unset beresp.http.vary;
  set beresp.ttl = 1h;
  return (deliver);
}
`
}
