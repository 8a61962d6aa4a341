import type { ReadRoute, SectionReferred } from '@liberta/contracts/read-models/define-read-route'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { SectionDirectory, SectionLookup } from './sections/section-directory.ts'

/** Where a request leads: to a read model, or to the answer that is known without one. */
export type Located =
  | ReadModelReference
  | { state: 'refused'; detail: string }
  | { state: 'missing' }
  | { state: 'unavailable'; retryAfterSeconds: number }
  | { state: 'limited'; retryAfterSeconds: number }

/** Says what a request's parameters ask for. Promises only where a list of sections is yet to be read. */
export function locateRead(
  route: Pick<ReadRoute, 'refer'>,
  { params, query }: { params: unknown; query: unknown },
  sections: Pick<SectionDirectory, 'find'>,
): Located | Promise<Located> {
  const referred = route.refer(params, query)
  if (!('section' in referred)) return referred
  const lookup = sections.find(referred.section)
  return lookup instanceof Promise
    ? lookup.then((found) => locateSection(found, referred))
    : locateSection(lookup, referred)
}

function locateSection(lookup: SectionLookup, referred: SectionReferred): Located {
  return lookup.state === 'found' ? referred.refer(lookup.id) : lookup
}
