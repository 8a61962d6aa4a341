import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@liberta/http/find-free-port'
import { startProgram } from '../../bench/src/processes/start-program.ts'
import { findNginx, writeTemporaryPaths } from '../../bench/src/references/start-nginx.ts'

const FOLDER = join(import.meta.dirname, '..')

export interface SiteNginx {
  origin: string
  /** Where it takes lists of what it has to forget. */
  purgeURL: string
  /** With its files and `logs/access.log`. */
  folder: string
  pid: number
  /** Writes the ports of the frontends anew and has nginx read them, as follow-frontends.sh does. */
  useFrontends: (frontends: readonly number[]) => Promise<void>
  stop: () => Promise<void>
}

/** Where a site with TLS finds its certificate and its key, and on which port it is asked with TLS. */
export interface TlsPlace {
  certificate: string
  key: string
  port: number
}

export interface SiteNginxOptions {
  /** Where it is to have TLS; without it plain HTTP. */
  tls?: TlsPlace
  /** Which part it has of the connections and streams that production has. */
  room?: number
  /** Whether it writes a line for each request, as in production. */
  isLogged?: boolean
  /** In which it takes writes of one client after the first fifty; a test may want them refused however slowly it sends them. */
  rate?: string
}

/**
 * Starts nginx with the configuration of production, on this machine's ports and folders.
 * @param frontends their ports
 */
export async function startSiteNginx(
  frontends: readonly number[],
  { tls, room = 1, isLogged = true, rate = '10r/s' }: SiteNginxOptions = {},
): Promise<SiteNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'site-conf-'))
  // The worker runs as another user where nginx is started by root.
  await chmod(folder, 0o755)
  for (const name of ['logs', 'cache', 'conf.d']) mkdirSync(join(folder, name))
  // nginx makes what it keeps there as that other user.
  await chmod(join(folder, 'cache'), 0o777)
  const port = await findFreePort()
  const purgePort = await findFreePort()
  const read = (file: string) => {
    const written = readFileSync(join(FOLDER, file), 'utf8')
    return isLogged ? written : written.replaceAll(/^access_log .*;$/gm, 'access_log off;')
  }
  const adapt = (file: string) =>
    adaptFile(read(file), folder, { port, tls, room }).replace(
      'zone=writers:8m rate=10r/s;',
      `zone=writers:8m rate=${rate};`,
    )
  const purges = adapt('purge.conf').replace('listen 8082;', `listen 127.0.0.1:${purgePort};`)
  writeFileSync(join(folder, 'nginx.conf'), adapt('nginx.conf'))
  writeFileSync(join(folder, 'conf.d', 'default.conf'), adapt('site.conf'))
  writeFileSync(join(folder, 'conf.d', 'purge.conf'), purges)
  writeFileSync(join(folder, 'pages.conf'), adapt('pages.conf'))
  writeFileSync(join(folder, 'listen.conf'), adapt(tls ? 'tls.conf' : 'plain.conf'))
  writeFrontends(folder, frontends)
  const program = findNginx((line) => void process.stdout.write(`${line}\n`))
  const used = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const nginx = await startProgram(program, [...used, '-g', 'daemon off;'], port)
  const stop = async () => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const useFrontends = async (ports: readonly number[]) => {
    writeFrontends(folder, ports)
    await promisify(execFile)(program, [...used, '-s', 'reload'])
  }
  const origin = `http://127.0.0.1:${port}`
  return { origin, purgeURL: `http://127.0.0.1:${purgePort}`, folder, pid: nginx.pid, useFrontends, stop }
}

/** Whole or not at all: nginx may be reading it. */
function writeFrontends(folder: string, ports: readonly number[]): void {
  const file = join(folder, 'frontends.conf')
  writeFileSync(`${file}.new`, ports.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join(''))
  renameSync(`${file}.new`, file)
}

function adaptFile(
  written: string,
  folder: string,
  { port, tls, room }: { port: number; tls: TlsPlace | undefined; room: number },
): string {
  return written
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace(
      /(worker_connections|limit_conn \w+) (\d+);/g,
      (_, what, most) => `${what} ${Math.floor(Number(most) * room)};`,
    )
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('http {', `http {\n${writeTemporaryPaths(folder)}`)
    .replaceAll('/etc/nginx/conf.d', join(folder, 'conf.d'))
    .replace('listen 8080 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace('listen 8443 ssl http2 default_server;', `listen 127.0.0.1:${tls?.port} ssl http2 default_server;`)
    .replace('/etc/nginx/tls/certificate.pem', tls?.certificate ?? '')
    .replace('/etc/nginx/tls/key.pem', tls?.key ?? '')
    .replaceAll('/etc/nginx/site', folder)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', join(folder, 'logs'))
}

/** Makes a certificate of this machine's own names, for two days, which nobody trusts by itself; the files are in `folder`. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', certificate, ...subject], { stdio: 'pipe' })
  return { certificate, key }
}
