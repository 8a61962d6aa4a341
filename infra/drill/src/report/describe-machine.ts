import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { readCommit } from '../../../bench/src/report/keep-report.ts'

const LOOK_FOR_MS = 1000

/** On what a row was measured, without saying on whose machine. */
export interface Machine {
  cores: number
  commit: string | null
  /** Programs that are none of ours, by name. */
  versions: Readonly<Record<string, string>>
}

/** How to ask each for its version. */
const ASKED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  nginx: ['nginx', '-v'],
  Redis: ['redis-server', '--version'],
  PgBouncer: ['pgbouncer', '--version'],
}

/** What figures of time depend on. */
export function describeMachine(): Machine {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin`
  const versions = Object.entries(ASKED).map(([name, [program, ...args]]): [string, string] => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, PATH: path } })
    return [name, /\d+\.\d+(?:\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown']
  })
  return {
    cores: cpus().length,
    commit: readCommit(),
    versions: { Node: process.versions.node, ...Object.fromEntries(versions) },
  }
}

/** How much of all processors is taken by whatever runs now, 0 to 1: what a row does not measure, but is measured beside. */
export async function readBusyShare(): Promise<number> {
  const before = readTimes()
  await pause(LOOK_FOR_MS)
  const after = readTimes()
  return Number(((after.busy - before.busy) / Math.max(1, after.all - before.all)).toFixed(2))
}

function readTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({ busy: user + nice + sys + irq, idle }))
  const busy = times.reduce((sum, each) => sum + each.busy, 0)
  return { busy, all: times.reduce((sum, each) => sum + each.idle, busy) }
}
