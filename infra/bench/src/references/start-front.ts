import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { NotMeasuredError } from '../bench.types.ts'
import { startProgram } from '../processes/start-program.ts'
import type { Program } from '../processes/start-program.ts'
import { findNginx, findProgram, writeNginxOpening } from './start-nginx.ts'

/** The site as readers reach it. */
export interface SiteFront extends Program {
  /** `https://localhost:21234`; its certificate is its own. */
  origin: string
}

/**
 * Starts an nginx in front of the site, as in production: TLS and HTTP/2, bytes handed on as the site pressed them.
 * @throws NotMeasuredError without nginx or openssl
 */
export async function startFront(folder: string, site: string, say: (line: string) => void): Promise<SiteFront> {
  const nginx = findNginx(say)
  const place = join(folder, 'front')
  mkdirSync(place, { recursive: true })
  chmodSync(folder, 0o755)
  makeCertificate(findProgram('openssl', say), place)
  const port = await findFreePort()
  writeFileSync(join(place, 'nginx.conf'), writeFrontConfiguration(place, port, site))
  const program = await startProgram(nginx, ['-c', join(place, 'nginx.conf'), '-e', 'stderr'], port)
  return { ...program, origin: `https://localhost:${port}` }
}

/** The configuration of an nginx that ends TLS and hands everything on. */
export function writeFrontConfiguration(place: string, port: number, site: string): string {
  return `${writeNginxOpening(place)}
  upstream site {
    server ${new URL(site).host};
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${place}/certificate.pem;
    ssl_certificate_key ${place}/key.pem;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
    }
  }
}
`
}

/** A certificate for this machine, good for a day. */
function makeCertificate(openssl: string, place: string): void {
  const files = ['-keyout', join(place, 'key.pem'), '-out', join(place, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const { status, stderr } = spawnSync(openssl, ['req', ...kind, '-subj', '/CN=localhost', ...files], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new NotMeasuredError(`openssl made no certificate: ${stderr}`)
}
