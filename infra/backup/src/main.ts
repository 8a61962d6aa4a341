/**
 * `npm run backup -- wal|base|dump|list --to DIR` backs up the database of `DATABASE_URL`; `npm run backup -- restore …` and
 * `restore-dump …` bring it back (docs/operations.md, «Backup and restore»).
 */
import { StartError } from '../../local/src/project.ts'
import { readArguments } from '../../local/src/read-arguments.ts'
import { listCopies, PARTS } from './backup-folder.ts'
import { restoreBase, restoreDump } from './restore-backup.ts'
import { followWal, takeBase, takeDump } from './take-backup.ts'

const USAGE = `npm run backup -- wal --to DIR                    takes the write-ahead log as it is written, until it is stopped
npm run backup -- base --to DIR [--keep 7]        copies the server's files, and checks the copy
npm run backup -- dump --to DIR [--keep 7]        writes a logical dump
npm run backup -- list --to DIR                   what there is
npm run backup -- restore --from DIR --into FOLDER [--until TIME] [--user postgres] [--database liberta]
npm run backup -- restore-dump --from DUMP        into the empty database of DATABASE_URL`

const say = (line: string) => void process.stdout.write(`${line}\n`)

const { values, positionals } = readArguments(USAGE, {
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    into: { type: 'string' },
    until: { type: 'string' },
    keep: { type: 'string', default: '7' },
    user: { type: 'string', default: 'postgres' },
    database: { type: 'string', default: 'liberta' },
  },
  allowPositionals: true,
})

function need(value: string | undefined, what: string): string {
  if (!value) throw new StartError(`${what} is missing.\n${USAGE}`)
  return value
}

function readUntil(told: string | undefined): Date | null {
  if (told === undefined) return null
  const until = new Date(told)
  if (Number.isNaN(until.getTime())) throw new StartError(`--until ${told} is no time: write 2026-11-23T09:30:00Z.`)
  return until
}

function readKeep(told: string): number {
  const keep = Number(told)
  if (!Number.isInteger(keep) || keep < 1) throw new StartError(`--keep ${told}: expected a number from 1 on.`)
  return keep
}

const stopRequested = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopRequested.abort())

const order = () => ({
  database: need(process.env['DATABASE_URL'], 'DATABASE_URL'),
  folder: need(values.to, '--to'),
  say,
})

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  wal: () => followWal(order(), stopRequested.signal),
  base: async () => say(await takeBase(order(), readKeep(values.keep))),
  dump: async () => say(await takeDump(order(), readKeep(values.keep))),
  async list() {
    const folder = need(values.to, '--to')
    for (const part of [PARTS.base, PARTS.dump])
      for (const name of listCopies(`${folder}/${part}`)) say(`${part}  ${name}`)
  },
  async restore() {
    const { user, database } = values
    const until = readUntil(values.until)
    const state = await restoreBase({
      folder: need(values.from, '--from'),
      into: need(values.into, '--into'),
      until,
      user,
      database,
      say,
    })
    for (const [table, rows] of Object.entries(state.rows)) say(`${String(rows).padStart(12)}  ${table}`)
    say(`Restored up to ${state.lastChangeAt?.toISOString() ?? 'the copy itself'}. Start PostgreSQL on ${values.into}.`)
  },
  restoreDump: () => restoreDump(need(values.from, '--from'), need(process.env['DATABASE_URL'], 'DATABASE_URL'), say),
}

try {
  const [name = ''] = positionals
  const command = COMMANDS[name === 'restore-dump' ? 'restoreDump' : name]
  if (!command) throw new StartError(USAGE)
  await command()
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
