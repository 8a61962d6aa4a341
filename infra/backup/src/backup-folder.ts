import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a backup folder holds: copies of the server's files, logical dumps, and the write-ahead log between copies. */
export const PARTS = { base: 'base', dump: 'dump', wal: 'wal' } as const

const STAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** How a copy made at an instant is called: `2026-11-23T09-30-00Z`. Names sort as their times do. */
export function writeStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** When a copy was made, by its name. */
export function readStamp(name: string): Date {
  const [day = '', time = ''] = name.slice(0, -1).split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`)
}

/** Whole copies in a folder, the oldest first; what is still being made has another name. */
export function listCopies(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => STAMP.test(name))
    .toSorted()
}

/** The file beside a copy that says when it was whole. */
const endFile = (name: string) => `${name}.end`

/** When a copy was whole: before, a server cannot be restored from it. When it began, where nothing says it (older copies). */
export function readEnd(folder: string, name: string): Date {
  const file = join(folder, endFile(name))
  const end = new Date(existsSync(file) ? readFileSync(file, 'utf8') : Number.NaN)
  return Number.isNaN(end.getTime()) ? readStamp(name) : end
}

/** The newest copy that was whole by an instant; undefined where none was. */
export function chooseCopy(
  names: readonly string[],
  until: Date | null,
  whenWhole: (name: string) => Date = readStamp,
): string | undefined {
  return names.findLast((name) => until === null || whenWhole(name) <= until)
}

/** Names a folder for a copy in the making; what an interrupted one left there goes. */
export function createDraft(folder: string, stamp: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.draft')) rmSync(join(folder, name), { recursive: true })
  }
  removeLoneEnds(folder)
  return join(folder, `${stamp}.draft`)
}

/** Makes a draft a copy, with when it was whole beside it. */
export function keepDraft(folder: string, stamp: string, endedAt: Date): void {
  writeFileSync(join(folder, endFile(stamp)), endedAt.toISOString())
  renameSync(join(folder, `${stamp}.draft`), join(folder, stamp))
}

function removeLoneEnds(folder: string): void {
  const kept = new Set(listCopies(folder).map(endFile))
  for (const name of readdirSync(folder)) if (name.endsWith(endFile('')) && !kept.has(name)) rmSync(join(folder, name))
}

/** Removes all but the newest `keep` copies; returns what is left. */
export function pruneCopies(folder: string, keep: number): string[] {
  const names = listCopies(folder)
  for (const name of names.slice(0, -keep)) rmSync(join(folder, name), { recursive: true })
  removeLoneEnds(folder)
  return names.slice(-keep)
}

/** The file of the write-ahead log from which on a base copy needs it. */
export function readFirstWalFile(base: string): string {
  const label = readFileSync(join(base, 'backup_label'), 'utf8')
  const file = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1]
  if (!file) throw new Error(`${base}/backup_label names no file of the write-ahead log`)
  return file
}

/** Files of the log that share the first half of their number: 4 GiB in files of 16 MiB. */
const FILES_A_GROUP = 256n

/** The first file of the log that is missing between two others of one timeline; undefined where none is. */
export function findMissingWal(names: readonly string[]): string | undefined {
  const sorted = names.filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted()
  const follower = sorted.slice(0, -1).map(nextWalFile)
  return follower.find(
    (next, index) => sorted[index + 1]?.slice(0, 8) === next.slice(0, 8) && sorted[index + 1] !== next,
  )
}

function nextWalFile(name: string): string {
  const number = BigInt(`0x${name.slice(8, 16)}`) * FILES_A_GROUP + BigInt(`0x${name.slice(16)}`) + 1n
  const halves = [number / FILES_A_GROUP, number % FILES_A_GROUP]
  return name.slice(0, 8) + halves.map((half) => half.toString(16).toUpperCase().padStart(8, '0')).join('')
}
