import { createHash } from 'node:crypto'
import type { NaxosAnswer, NaxosClient, NaxosResult } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { refuseEmptied } from './refuse-loss.ts'
import type { Standing } from './refuse-loss.ts'
import type { RefreshContext } from './refresher.ts'

/** Raised when a mapping changes what it makes of the same answer: what was stored before is then fetched anew. */
const MAPPING_VERSION = 3

type Conditions = Pick<RefreshContext, 'etag' | 'signal'> & Partial<Pick<RefreshContext, 'noteHidden'>>

/**
 * Fetches only what changed. `madeWith` names what else the body is made of (the tree of sections, a list's subject):
 * where that differs from what the stored body was made with, the stored validator says nothing and is not sent.
 */
export async function fetchConditionally(
  naxos: NaxosClient,
  path: string,
  { etag, signal, noteHidden }: Conditions,
  madeWith: readonly (string | null)[] = [],
  limits: { longestBody?: number; timeoutMs?: number } = {},
): Promise<NaxosResult> {
  const maker = nameMaker(madeWith)
  const upstream = isMadeBy(maker, etag) ? etag.slice(maker.length) : ''
  const result = await naxos.get(path, { ...limits, etag: upstream || null, signal })
  if (result.state !== 'present') return result
  noteHidden?.(result.hidden)
  return { ...result, etag: `${maker}${result.etag ?? ''}` }
}

/** A stored validator without the CMS's own: what was made with what stays known, and the next fetch is no conditional one. */
export function dropValidator(etag: string | null): string | null {
  return etag === null ? null : etag.slice(0, etag.indexOf(' ') + 1)
}

/** Whether two bodies were made with the same things by the same mapping; not where that is unknown of one. */
export function areMadeAlike(one: string | null, other: string | null): boolean {
  return one !== null && isMadeBy(dropValidator(one) ?? '', other)
}

function nameMaker(madeWith: readonly (string | null)[]): string {
  const parts = JSON.stringify([MAPPING_VERSION, ...madeWith.map((part) => part ?? '')])
  return `m${createHash('sha256').update(parts).digest('base64url').slice(0, 16)} `
}

function isMadeBy(maker: string, etag: string | null): etag is string {
  return maker !== '' && etag !== null && etag.startsWith(maker)
}

/** The items of a list; an answer that is none is malformed. */
export function itemsOf({ data }: NaxosAnswer, path: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new NaxosError('malformed', `${path}: data is no list`)
  return data
}

/**
 * An answer whose every item is bad empties nothing that is warm unless it may be a cut and says its time; where nothing is stored it is an empty
 * list, as nothing of it can be shown.
 *
 * @param held how many items are stored
 * @throws LossRefusedError
 */
export function refuseIfAllBad(
  items: readonly unknown[],
  kept: readonly unknown[],
  path: string,
  held: number,
  { mayEmpty }: Standing,
): void {
  if (items.length > 0) refuseEmptied(path, held, kept.length, mayEmpty)
}

/** One thing of the CMS, mapped: what is none at all is malformed, what is one and cannot be shown unshowable. */
export function requireShown<Body>(body: Body | null, data: unknown, path: string): Body {
  if (body !== null) return body
  const isThing = typeof data === 'object' && data !== null && !Array.isArray(data)
  throw new NaxosError(isThing ? 'unshowable' : 'malformed', `${path}: data is not this, or lacks what it is shown by`)
}

/** Whether the CMS answered that there is nothing, or no longer. */
export function isAbsent({ state }: NaxosResult): boolean {
  return state === 'missing' || state === 'withdrawn'
}

/** What cannot be absent: that the CMS does not know it is an error of its own. */
export function refuseAbsence<Result extends NaxosResult>(
  result: Result,
  path: string,
): asserts result is Exclude<Result, { state: 'missing' } | { state: 'withdrawn' }> {
  if (result.state === 'missing' || result.state === 'withdrawn') {
    throw new NaxosError('malformed', `${path}: answered that there is none`)
  }
}

/** Whether an answer tells the blocks of a text, be it none: a text that is absent is no cut. */
export function hasBlocks(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'blocks' in data && Array.isArray(data.blocks)
}
