import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startProgram } from '../../bench/src/processes/start-program.ts'
import { findNginx, writeNginxOpening } from '../../bench/src/references/start-nginx.ts'

const CONFIGURATION = join(import.meta.dirname, '../site.conf')
/** The line of the configuration that names a frontend. */
const SERVER = /server frontend:3000(?<settings>[^;]*);/

export interface SiteNginx {
  origin: string
  stop: () => Promise<void>
}

/** Starts nginx with the configuration of production, on this machine's ports and folders, in front of so many frontends. */
export async function startSiteNginx(frontends: readonly number[]): Promise<SiteNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'site-conf-'))
  // The worker runs as another user where nginx is started by root.
  await chmod(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), adapt(folder, port, frontends))
  const program = findNginx((line) => void process.stdout.write(`${line}\n`))
  const nginx = await startProgram(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port)
  const stop = async () => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

function adapt(folder: string, port: number, frontends: readonly number[]): string {
  const written = readFileSync(CONFIGURATION, 'utf8')
  const settings = SERVER.exec(written)?.groups?.settings ?? ''
  const local = written
    .replace(SERVER, frontends.map((frontend) => `server 127.0.0.1:${frontend}${settings};`).join('\n  '))
    .replace('listen 8080 default_server;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('/var/log/nginx', join(folder, 'logs'))
  return `${writeNginxOpening(folder)}\n${local}\n}\n`
}
