import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { NaxosAnswer, NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, itemsOf, refuseAbsence, refuseIfAllBad } from '../conditional-fetch.ts'
import type { RefreshContext, Refresher } from '../refresher.ts'

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
  tags: (body: Body<Name>) => string[]
  /** The paper may come to have none, as of surveys; another list that was full is not replaced by an empty one. */
  mayBeEmpty?: boolean
}

type Body<Name extends ReadModelName> = ReadModelBody<Name> & readonly unknown[]

/** A read model that is one call's whole list: folders, podcasts, plans, … What the CMS must have is never absent. */
export function createWholeListRefresher<Name extends ReadModelName, Companion = undefined>(
  naxos: NaxosClient,
  { path, map, with: bring, tags, mayBeEmpty = false }: WholeList<Name, Companion>,
): Refresher<Name> {
  return async (_reference, context) => {
    const brought = await bring?.(context)
    const result = await fetchConditionally(naxos, path, context, brought ? [brought.fingerprint] : [])
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const items = itemsOf(result, path)
    const body = map(items, brought?.companion as Companion, context, result)
    refuseIfAllBad(items, body, path)
    const held = context.stored as Body<Name> | null
    if (body.length === 0 && held?.length && !mayBeEmpty) {
      throw new NaxosError('malformed', `${path}: a list of ${held.length} items became empty`)
    }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tags(body) }
  }
}
