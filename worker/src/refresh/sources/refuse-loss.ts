import { lastValidRuleOf } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { LossRefusedError } from '../../naxos/naxos-error.ts'
import { findLosses } from './find-losses.ts'

/** A body below this share of what is stored has lost too much to be believed where it says that it is the same. */
const BELIEVED_SHARE = 2 / 3

/** How an answer stands to what is stored of it. */
export interface Standing {
  /**
   * An editor may have cut it: its time is later than that of what is stored, or of one of both no time is known, or the CMS has
   * announced a change.
   */
  mayCut: boolean
  /** An editor may have cut it to what cannot be shown: it may be a cut, and says its time, as all that is no rubbish does. */
  mayEmpty: boolean
  /** Its time is later than that of what is stored, or nothing is stored: whatever it lacks was taken away. */
  isLater: boolean
}

/** Where nothing is stored, and where an operator says so, everything is taken. */
export const UNHELD: Standing = { mayCut: true, mayEmpty: true, isLater: true }

/** What is known of an answer besides its body. */
export interface LossSigns {
  /** For the message. */
  name: string
  /** Bytes of the stored body. */
  storedBytes: number
  /** Fields that held something in what is stored and hold nothing now (findLosses). */
  losses: readonly string[]
}

/**
 * An answer that says that nothing in it has changed since what is stored (docs/naxos.md, `updated_at`) may not lack a single
 * field, nor be much shorter: only a damaged one is. An editor's cut has a later time, and is never held here.
 *
 * @throws LossRefusedError
 */
export function refuseUnchangedLoss(body: unknown, { name, storedBytes, losses }: LossSigns): void {
  refuseLosses(name, losses)
  const bytes = Buffer.byteLength(JSON.stringify(body))
  if (bytes >= storedBytes * BELIEVED_SHARE) return
  throw new LossRefusedError(
    'unchanged',
    `${name} says that it has not changed, and shrank from ${storedBytes} to ${bytes} bytes`,
  )
}

/**
 * Fields that are gone from an answer that says that it is the same.
 *
 * @param name for the message
 * @throws LossRefusedError
 */
export function refuseLosses(name: string, losses: readonly string[]): void {
  if (losses.length === 0) return
  const some = losses.slice(0, 5).join(', ')
  throw new LossRefusedError('unchanged', `${name} says that it has not changed, and lost ${some}`)
}

/** What is known of the items that could not be read in an answer. */
export interface DropSigns {
  /** For the message. */
  name: string
  /** Items left out of this answer. */
  dropped: number
  /** How many were left out of what is stored: a newsroom's lasting mess. Undefined where what lasts is to be believed. */
  lasting: number | undefined
  /** Bytes of the stored body. */
  storedBytes: number
}

/** Fewer items than this that turned bad are mess, not a damaged answer, as long as anything of it can be read. */
const FEWEST_DAMAGED = 5

/**
 * An answer that lost much while many items, which could be read before, cannot be read any more: nobody cuts so, whatever its
 * time says and whoever announced it. Items that were bad before are no reason to refuse an editor's cut of the others.
 *
 * @throws LossRefusedError
 */
export function refuseDamage(body: unknown, { name, dropped, lasting, storedBytes }: DropSigns): void {
  if (lasting === undefined || dropped <= lasting) return
  if (dropped - lasting < FEWEST_DAMAGED && !isEmpty(body)) return
  if (Buffer.byteLength(JSON.stringify(body)) >= storedBytes * BELIEVED_SHARE) return
  throw new LossRefusedError('damaged', `${name}: ${dropped} items cannot be read, ${lasting} before`)
}

/** Whether no list in a body has anything in it. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return Object.values(value).every(isEmpty)
}

/**
 * A root list (sections, folders, menus, rules) with the time of before keeps what it had: all of it where nothing was announced,
 * most of it where a change of one of its items was.
 *
 * @param keys what its items are known by
 * @throws LossRefusedError
 */
export function refuseRootLoss(
  path: string,
  keys: { stored: readonly string[]; now: readonly string[] },
  { mayCut, isLater }: Standing,
): void {
  if (isLater) return
  const now = new Set(keys.now)
  const lost = keys.stored.filter((key) => !now.has(key))
  if (lost.length === 0 || (mayCut && lost.length * 2 <= keys.stored.length)) return
  throw new LossRefusedError(
    'rootLost',
    `${path} lost ${lost.length} of ${keys.stored.length}, as ${lost[0]}, and says no later time`,
  )
}

/** What the items of a root list are known by, as its entry says; nothing of a list that is none. */
export function rootKeysOf(model: ReadModelName, items: readonly unknown[]): string[] {
  const { rootKey } = lastValidRuleOf(model)
  return rootKey === undefined ? [] : items.map((item) => String(new Map(Object.entries(item ?? {})).get(rootKey)))
}

/**
 * Refuses an empty list, or an empty text, in place of a full one where nothing shows that an editor emptied it.
 *
 * @param held how many items are stored
 * @param kept how many there are now
 * @param isAllowed whether the answer proves, in the way of its kind, that there are none
 * @throws LossRefusedError
 */
export function refuseEmptied(path: string, held: number, kept: number, isAllowed: boolean): void {
  if (held > 0 && kept === 0 && !isAllowed) {
    throw new LossRefusedError('emptied', `${path}: a list of ${held} items has none`)
  }
}

/**
 * Of a body that is made of several answers, the part that one of them tells: with the time of before it lacks nothing.
 *
 * @throws LossRefusedError
 */
export function refuseOwnLoss(path: string, stored: unknown, own: unknown, { mayCut }: Standing): void {
  if (!mayCut) refuseLosses(path, findLosses(stored, own))
}
