import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files (PEM) of a server that speaks TLS. */
export interface ServerCertificate {
  /** Who has signed its certificate. */
  caFile: string
  certificate: string
  key: string
}

/** Somebody who signs certificates, whom nobody trusts by itself. */
export interface TestAuthority extends ServerCertificate {
  remove(): void
}

const KIND = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
const NAMES = 'subjectAltName=DNS:localhost,IP:127.0.0.1'

function request(...args: readonly string[]): void {
  execFileSync('openssl', ['req', '-x509', ...KIND, ...args], { stdio: 'pipe' })
}

/** Makes such an authority, and a certificate that it has signed. @param names for whom; this machine's own unless said */
export function makeAuthority(names = NAMES): TestAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-authority-'))
  const [caFile, caKey] = [join(folder, 'ca.pem'), join(folder, 'ca-key.pem')]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  request('-keyout', caKey, '-out', caFile, '-subj', '/CN=Tests')
  const signed = ['-CA', caFile, '-CAkey', caKey, '-subj', '/CN=localhost', '-addext', names]
  request('-keyout', key, '-out', certificate, ...signed)
  return { caFile, certificate, key, remove: () => rmSync(folder, { recursive: true }) }
}
