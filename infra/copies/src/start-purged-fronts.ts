import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startProgram } from '../../bench/src/processes/start-program.ts'
import { findOnPath } from '../../local/src/services/find-redis.ts'
import { startSiteNginx } from '../../nginx/src/start-site-nginx.ts'

const INFRA = join(import.meta.dirname, '../..')

/** A cache in front of the site that the worker purges. */
export interface PurgedFront {
  origin: string
  /** What `PURGE_URLS` would be. */
  purgeURL: string
  /** Whether a purge that was answered is done: nginx forgets pages after its answer. */
  isPurged: () => boolean
  stop: () => Promise<void>
}

/** Starts Varnish with the rules of production, in memory alone, with a part of its threads and streams. @throws Error where it is not installed */
export async function startPurgedVarnish(backendPort: number, room = 1): Promise<PurgedFront> {
  const varnish = findOnPath(['varnishd'])
  if (!varnish) throw new Error('varnishd was not found on PATH; install it (Debian: sudo apt-get install varnish).')
  const folder = mkdtempSync(join(tmpdir(), 'purged-varnish-'))
  mkdirSync(join(folder, 'work'))
  const rules = readFileSync(join(INFRA, 'varnish/site.vcl'), 'utf8')
    .replace('.host = "frontend"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${backendPort}"`)
  writeFileSync(join(folder, 'site.vcl'), rules)
  const port = await findFreePort()
  const parameters = readParameters(rules, room)
  const settings = ['-j', 'none', '-s', 'malloc,64m', ...parameters]
  const places = ['-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', join(folder, 'site.vcl')]
  const program = await startProgram(varnish, ['-F', ...places, ...settings], port)
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    await program.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, purgeURL: origin, isPurged: () => true, stop }
}

/** What the rules say that they have to be started with. */
function readParameters(rules: string, room: number): string[] {
  const scale = (parameter: string) =>
    parameter.replace(/(?<=^(?:thread_pool_max|pipe_sess_max)=)\d+$/, (most) => String(Math.floor(Number(most) * room)))
  return [...rules.matchAll(/-p (\w+=\w+)/g)].flatMap(([, parameter = '']) => ['-p', scale(parameter)])
}

/** Starts nginx with the configuration of production, and the program beside it that forgets pages. */
export async function startPurgedNginx(backendPort: number): Promise<PurgedFront> {
  const nginx = await startSiteNginx([backendPort])
  const cache = join(nginx.folder, 'cache')
  const env = {
    ...process.env,
    PURGES_DIR: join(cache, 'purges'),
    PAGES_DIR: join(cache, 'pages'),
    FILES_DIR: join(cache, 'files'),
  }
  const follower = spawn('sh', [join(INFRA, 'nginx/follow-purges.sh'), '--stay'], { env, stdio: 'inherit' })
  const stop = async () => {
    follower.kill()
    await once(follower, 'exit')
    await nginx.stop()
  }
  const isPurged = () => readdirSync(join(cache, 'purges')).every((name) => !name.endsWith('.keys'))
  return { origin: nginx.origin, purgeURL: nginx.purgeURL, isPurged, stop }
}
