import type { ReadModelDescription } from '@liberta/platform/read-models/read-model-description'
import type { CachedPage } from '../cached-page.ts'

/**
 * What is to be thought of a page that another copy has rendered, by what Redis holds at this moment of its read models. `current` is good
 * for as long as it says itself; `behind` may be shown while it is rendered anew; `withdrawn` and `unknown`, of which a read model
 * is not there any more, may not.
 */
export type Standing = 'current' | 'behind' | 'withdrawn' | 'unknown'

/** What became of a read model; null where nothing stands there. */
export type ModelStanding = Pick<ReadModelDescription, 'revision' | 'state'> | null

/** @param standings of every tag and every read model of the page that is one */
export function judgeStandings(
  { tags, madeOf }: Pick<CachedPage, 'tags' | 'madeOf'>,
  standings: ReadonlyMap<string, ModelStanding>,
): Standing {
  const names = [...tags, ...madeOf.keys()]
  if (names.some((name) => standings.get(name)?.state === 'withdrawn')) return 'withdrawn'
  const held = [...madeOf].map(([name, revision]) => ({ revision, standing: standings.get(name) ?? null }))
  if (held.some(({ standing }) => standing === null)) return 'unknown'
  return held.every(({ revision, standing }) => standing?.revision === revision) ? 'current' : 'behind'
}
