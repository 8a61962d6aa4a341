import { lastValidRuleOf } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { Tag } from '@liberta/contracts/read-models/tag'
import type { NaxosAnswer, NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, isAbsent, itemsOf, refuseAbsence } from '../sources/conditional-fetch.ts'
import { refuseEmptied, refuseRootLoss, rootKeysOf } from '../sources/refuse-loss.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'

interface WholeList<Name extends ReadModelName, Companion> {
  path: string
  map: (
    items: readonly unknown[],
    companion: Companion,
    context: RefreshContext<Name>,
    answer: NaxosAnswer,
  ) => Body<Name>
  /** What else the list is made with, and what changes with that; nothing where it is left out. */
  with?: (context: RefreshContext<Name>) => Promise<{ companion: Companion; fingerprint: string }>
  /** Whether a CMS may lack the list: nothing else is made of it, and its page is there without it. */
  isOptional?: boolean
  /** What its items are, where a change of one of them concerns it. */
  tags?: (body: Body<Name>) => Tag[]
}

type Body<Name extends ReadModelName> = ReadModelBody<Name> & readonly unknown[]

/** A read model that is one call's whole list: folders, podcasts, plans, … What the CMS must have is never absent, nor what it had. */
export function createWholeListRefresher<Name extends ReadModelName, Companion = undefined>(
  naxos: NaxosClient,
  { path, map, with: bring, isOptional = false, tags }: WholeList<Name, Companion>,
): Refresher<Name> {
  return async ({ model }, context) => {
    const { mayBeEmpty = false } = lastValidRuleOf(model)
    const brought = await bring?.(context)
    const result = await fetchConditionally(naxos, path, context, brought ? [brought.fingerprint] : [])
    // That a list is gone which was there is an error of the CMS; that one was never there is known by no other sign.
    if (isOptional && context.stored === null && isAbsent(result)) return { state: 'missing' }
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const items = itemsOf(result, path)
    const body = map(items, brought?.companion as Companion, context, result)
    const held = context.stored as Body<Name> | null
    const standing = context.standing(result.updatedAtMs)
    refuseRootLoss(path, { stored: rootKeysOf(model, held ?? []), now: rootKeysOf(model, body) }, standing)
    // These lists have no total: but for those that may be empty, one without items is no cut.
    refuseEmptied(path, held?.length ?? 0, body.length, mayBeEmpty && (items.length === 0 || standing.mayEmpty))
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tags?.(body) ?? [] }
  }
}
