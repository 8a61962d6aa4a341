import type { HeardChanges } from '../content/heard-changes.ts'
import { encodeOnce } from '../page-cache/other-encodings.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import type { CachedAnswer } from '../page-cache/page-cache.ts'
import type { SharedPageSource } from '../page-cache/page-maker.ts'
import type { RenewalBudget } from '../page-cache/renewal-queue.ts'
import type { PageDraft } from '../page-cache/cached-page.ts'
import { packContent } from '../page-cache/pack-content.ts'

export const LIFETIME = { freshMs: 30_000, staleMs: 3_600_000, errorMs: 86_400_000 }
/** Of what is never kept. */
export const NO_LIFETIME = { freshMs: 0, staleMs: 0, errorMs: 0 }

/** The time of a cache under test, milliseconds, and what failed in it behind the readers' backs. */
export interface CacheBench {
  now: number
  failures: unknown[]
  /** What was announced. */
  heard?: HeardChanges
}

/** A page cache whose clock is the bench's. */
export function makeCache(
  bench: CacheBench,
  options: {
    capacityBytes?: number
    concurrency?: number
    maxQueue?: number
    renderAhead?: number
    renewWithinMs?: number
    renewals?: RenewalBudget
    repacks?: RenewalBudget
    shared?: SharedPageSource
    onStored?: (key: string) => void
    onRenewed?: (change: { revision: string }) => void
  } = {},
): PageCache {
  const { capacityBytes = 10_000_000, concurrency = 4, maxQueue = 100, renderAhead = 0, ...others } = options
  return new PageCache({
    capacityBytes,
    renders: { concurrency, maxQueue },
    renderAhead,
    ...others,
    ...(bench.heard && { heard: bench.heard }),
    now: () => bench.now,
    onBackgroundError: (error) => void bench.failures.push(error),
  })
}

export const draftOf = async (text: string, more: Partial<PageDraft> = {}): Promise<PageDraft> => ({
  status: 200,
  route: 'story',
  content: await packContent(Buffer.from(text), 'br'),
  headers: {},
  tags: [],
  madeOf: new Map(),
  lifetime: LIFETIME,
  ...more,
})

/** A page whose text and render can be steered from outside. */
export function steerPage(text = 'one', more: Partial<PageDraft> = {}) {
  const state = { text, renders: 0, fails: false, more, held: Promise.resolve() }
  const render = async () => {
    state.renders += 1
    const written = state.text
    await state.held
    if (state.fails) throw new Error('upstream is silent')
    return draftOf(written, state.more)
  }
  return { state, render }
}

/** Holds renders until they are released. */
export function hold(): { held: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { held: promise, release: resolve }
}

/** Reads the page under '/', and does something while it is rendered. */
export async function readDuring(
  cache: PageCache,
  { state, render }: ReturnType<typeof steerPage>,
  meanwhile: () => void,
): Promise<CachedAnswer> {
  const { held, release } = hold()
  state.held = held
  const reading = cache.read('/', render)
  await settle()
  meanwhile()
  release()
  return reading
}

/** Begins a render of the page under '/' which fails when that is called; those after it are as ever. */
export async function failLater(
  cache: PageCache,
  { state, render }: ReturnType<typeof steerPage>,
): Promise<() => Promise<unknown>> {
  const { promise, reject } = Promise.withResolvers<void>()
  state.held = promise
  void cache.read('/', render)
  await settle()
  state.held = Promise.resolve()
  return () => {
    reject(new Error('upstream is silent'))
    return settle()
  }
}

/** Time for what is done in the background. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

export const textOf = async (answer: ReturnType<PageCache['read']>) =>
  (await encodeOnce((await answer).page, 'identity')).body.toString()
