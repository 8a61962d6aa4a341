import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const OLDEST_NODE = 20
const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const lockFile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.installed-lock')

/** Installs what the lock file asks for, unless that very lock file is installed already. */
export function prepare() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE)
    stop(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}. See https://nodejs.org.`)
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode())) return
  // Where most of it is there, `npm ci` would delete all of it first; `--no-save` leaves the lock file as it is.
  const how = existsSync(stamp) ? ['install', '--no-save'] : ['ci']
  console.log(`Installing packages (npm ${how[0]}); the first time about half a minute …`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = [...how, '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(npm, options, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    stop(
      `npm ${how[0]} failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable? Then run the same command again.`,
    )
  }
  if (!existsSync(pinnedNode())) {
    stop(
      'npm has installed the package «node» without its program, because its install script was not allowed to run ' +
        '(see: npm config get ignore-scripts). Then: npm rebuild node --ignore-scripts=false, and the same command again.',
    )
  }
  writeFileSync(stamp, wanted)
}

/** Runs a TypeScript program of this folder with the Node version that the project pins; ends as it ends. */
export function run(program, args) {
  const flags = ['--conditions=@liberta/source', '--disable-warning=ExperimentalWarning']
  const child = spawn(pinnedNode(), [...flags, join(root, 'infra/local', program), ...args], {
    stdio: 'inherit',
    env: {
      // Compiled code of all programs that are started from here: a third of the time that each takes to start.
      NODE_COMPILE_CACHE: join(root, '.data/compiled'),
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  // The child stops everything in order, and this process waits for it. A supervisor signals this process alone; a terminal
  // sends Ctrl-C to both, so that the child hears of it twice and must not mind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => stop(`${pinnedNode()} cannot be run: ${error.message}. Mend it with: npm rebuild node`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function pinnedNode() {
  return join(root, 'node_modules/node/bin/node')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
