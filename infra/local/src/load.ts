/** `npm run load -- SCRIPT`: runs k6/SCRIPT.ts against the site that runs on this machine. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, StartError } from './project.ts'
import { findK6 } from './services/find-k6.ts'
import { readSettings } from './settings.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const FOLDER = join(ROOT, 'k6')

try {
  const [name = '', ...options] = process.argv.slice(2)
  const script = join(FOLDER, `${name}.ts`)
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
  if (!names.includes(name) || !existsSync(script))
    throw new StartError(`Which load? npm run load -- ${names.join(' | ')}`)
  const site = `http://127.0.0.1:${readSettings(process.env).PORT}`
  const k6 = findK6((line) => console.log(line))
  await waitUntilReady('The site', `${site}/health/ready`, 3_000, new AbortController().signal).catch(() => {
    throw new StartError(`No site answers at ${site}. Start it in another terminal: npm start`)
  })
  const { status } = spawnSync(k6, ['run', '--quiet', '--env', `SITE=${site}`, ...options, script], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
