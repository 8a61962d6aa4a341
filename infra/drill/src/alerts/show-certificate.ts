import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'

/** A place that speaks TLS, and shows whatever certificate it is told to. */
export interface ShownCertificate {
  /** `host:port`. */
  address: string
  /** From now on one that ends in so many days. */
  show: (days: number) => void
  close: () => void
}

/** Begins with one that ends in ninety days. @param folder for its files */
export async function showCertificate(folder: string): Promise<ShownCertificate> {
  mkdirSync(folder, { recursive: true })
  const server = createServer(makeCertificate(folder, 90), (socket) => {
    socket.on('error', () => undefined)
    socket.end()
  })
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (days) => server.setSecureContext(makeCertificate(folder, days)),
    close: () => void server.close(),
  }
}

function makeCertificate(folder: string, days: number): { cert: Buffer; key: Buffer } {
  const [cert, key] = [join(folder, `${days}.pem`), join(folder, `${days}-key.pem`)]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
  const args = ['req', '-x509', ...kind, '-days', String(days), '-keyout', key, '-out', cert]
  execFileSync('openssl', args, { stdio: 'pipe' })
  return { cert: readFileSync(cert), key: readFileSync(key) }
}
