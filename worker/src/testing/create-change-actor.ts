import { setImmediate as turn } from 'node:timers/promises'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ChangeActor } from '../cms-changes/change-actor.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import type { NaxosErrorKind } from '../naxos/naxos-error.ts'
import type { RefreshRequest } from '../refresh/refresh-model.handler.ts'

/** The lists of a story, unless a test says others. */
export const LISTS: ReadModelReference[] = Array.from({ length: 20 }, (_, index) => ({
  model: 'storyList',
  id: `tag.po.${index + 1}`,
}))

interface Circumstances {
  /** What the CMS does not answer as it should, by the beginning of its name. */
  bad?: { name: string; kind: NaxosErrorKind }
  inDoubt?: readonly string[]
  underWay?: readonly string[]
  /** Whether what is under way ends while the store is asked. */
  isSoonOver?: boolean
  isStoreSilent?: boolean
  /** What the store holds that has the story in it. */
  contains?: readonly ReadModelReference[]
  /** The searches among stories that the store holds. */
  searches?: readonly ReadModelReference[]
  /** Whether names are hidden in the story. */
  isAnonymised?: boolean
  /** What stands in the store of each read model once it was fetched, by its name. */
  stands?: Record<string, Standing>
}

/** What stands in the store of a read model once it was fetched. */
export interface Standing {
  state?: 'present' | 'missing' | 'withdrawn'
  tags?: string[]
  /** The time that the answer said. */
  updatedAtMs?: number
}

/** An actor on a store that holds nothing but lists of the story, and what it has had refreshed. */
export function createChangeActor({
  bad,
  inDoubt = [],
  underWay = [],
  isSoonOver = false,
  isStoreSilent = false,
  contains = LISTS,
  searches = [],
  isAnonymised = false,
  stands = {},
}: Circumstances = {}) {
  const refreshed: string[] = []
  const withdrawn: string[] = []
  const markedStale: string[] = []
  const running = new Set(underWay)
  /** What was stored as each was begun. */
  const stored = new Set<string>()
  const storedBefore = new Map<string, string[]>()
  const atOnce = { now: 0, most: 0 }
  const store = {
    namesTagged: (tags: readonly string[]) =>
      isStoreSilent
        ? Promise.reject(new Error('silent'))
        : Promise.resolve(tags.includes(tagOf.everyStorySearch()) ? [...searches] : [...contains]),
    describe: (references: readonly ReadModelReference[]) => {
      if (isSoonOver) running.clear()
      return Promise.resolve(references.map((reference) => describeStanding(stands[nameReadModel(reference)])))
    },
    readTags: (references: readonly ReadModelReference[]) =>
      Promise.resolve(references.map((reference) => stands[nameReadModel(reference)]?.tags ?? [])),
    markStale: (references: readonly ReadModelReference[]) =>
      Promise.resolve(markedStale.push(...references.map(nameReadModel))),
  }
  const models = {
    handle: async ({ reference, isWithdrawal }: RefreshRequest) => {
      const name = nameReadModel(reference)
      refreshed.push(name)
      if (isWithdrawal) withdrawn.push(name)
      storedBefore.set(name, [...stored])
      if (name === 'story:7') await turn()
      stored.add(name)
      if (name.startsWith('storyList:tag')) await stayForATurn(atOnce)
      if (bad && name.startsWith(bad.name)) throw new NaxosError(bad.kind, 'x')
      return 'written' as const
    },
    isInDoubt: (reference: ReadModelReference) => inDoubt.includes(nameReadModel(reference)),
    isUnderWay: (reference: ReadModelReference) => running.has(nameReadModel(reference)),
    isAnonymised: () => Promise.resolve(isAnonymised),
  }
  return {
    actor: new ChangeActor({ store, models, logger: createLogger('test', 'silent') }),
    refreshed,
    withdrawn,
    markedStale,
    storedBefore,
    atOnce,
  }
}

function describeStanding(standing: Standing | undefined) {
  if (standing === undefined) return null
  const { state = 'present', updatedAtMs = 0 } = standing
  return { state, revision: `${updatedAtMs}-1`, fetchedAt: 0, freshUntil: 0, freshFor: null }
}

async function stayForATurn(atOnce: { now: number; most: number }): Promise<void> {
  atOnce.now += 1
  atOnce.most = Math.max(atOnce.most, atOnce.now)
  await turn()
  atOnce.now -= 1
}
