import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '@liberta/http/find-free-port'
import { readServerAccount } from './server-account.ts'
import type { RunningService } from './start-services.ts'

const USER = 'liberta'
const PASSWORD = 'liberta'
const DATABASE = 'liberta'

const STARTED_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 100

/** A server of the machine's own PostgreSQL, whose files a test may take away. */
export interface SystemPostgres extends RunningService {
  folder: string
}

/** How it is started. */
export interface SystemPostgresOrder {
  /** Where its programs are: `/usr/lib/postgresql/15/bin`. */
  bin: string
  folder: string
  /** `name=value`, beside what all have. */
  settings?: readonly string[]
  port?: number
}

/** Starts the machine's own PostgreSQL on a port of the loopback address; a folder without files gets them first. */
export async function startSystemPostgres({
  bin,
  folder,
  settings = [],
  port,
}: SystemPostgresOrder): Promise<SystemPostgres> {
  const account = readServerAccount()
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) initialise(bin, folder)
  const ownPort = port ?? (await findFreePort())
  const all = ['listen_addresses=127.0.0.1', `port=${ownPort}`, 'unix_socket_directories=', ...settings]
  const server = spawn(join(bin, 'postgres'), ['-D', folder, ...all.flatMap((setting) => ['-c', setting])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const words: string[] = []
  server.stderr.on('data', (bytes: Buffer) => {
    words.push(...bytes.toString().split('\n').filter(Boolean))
    words.splice(0, words.length - 8)
  })
  let isStopping = false
  const ended = new Promise<void>((resolve) => void server.once('close', () => resolve()))
  const died = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => {
      if (!isStopping) resolve([`PostgreSQL ended (${signal ?? `code ${code}`})`, ...words].join('\n'))
    })
  })
  const address = (database: string) => `postgresql://${USER}:${PASSWORD}@127.0.0.1:${ownPort}/${database}`
  await waitUntilUp(address('postgres'), () => server.exitCode !== null, words)
  if (isNew) await run(address('postgres'), `create database ${DATABASE}`)
  return {
    url: address(DATABASE),
    pid: server.pid ?? null,
    folder,
    died,
    async stop() {
      isStopping = true
      server.kill('SIGINT')
      await ended
    },
  }
}

function initialise(bin: string, folder: string): void {
  const account = readServerAccount()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = `${folder}.password`
  writeFileSync(password, PASSWORD)
  if (account) for (const path of [folder, password]) chownSync(path, account.uid, account.gid)
  const access = ['--auth=scram-sha-256', `--pwfile=${password}`, `--username=${USER}`]
  const made = spawnSync(join(bin, 'initdb'), ['-D', folder, '--encoding=UTF8', '--locale=C.UTF-8', ...access], {
    encoding: 'utf8',
    ...account,
  })
  rmSync(password)
  if (made.status !== 0) throw new Error(`${bin}/initdb failed: ${made.error?.message ?? made.stderr}`)
}

async function waitUntilUp(address: string, hasEnded: () => boolean, words: readonly string[]): Promise<void> {
  for (const until = Date.now() + STARTED_WITHIN_MS; ; await pause(LOOK_EVERY_MS)) {
    const isUp = await run(address, 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (hasEnded() || Date.now() > until) throw new Error(['PostgreSQL did not start:', ...words].join('\n  '))
  }
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}
