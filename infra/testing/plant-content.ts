import { newsletterListSchema } from '@liberta/contracts/subscriptions/offer.schema'
import { searchResultsSchema } from '@liberta/contracts/search/search-results.schema'
import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { tagListSchema } from '@liberta/contracts/stories/story.schema'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'

const FRESH_FOR_MS = 3_600_000

/** The newsletters 1 to 3. */
const NEWSLETTERS = newsletterListSchema.parse(
  [1, 2, 3].map((id) => ({ id, slug: `lettera-${id}`, name: `Lettera ${id}`, description: null, schedule: null })),
)
const TAGS = tagListSchema.parse(['po', 'sanita'].map((slug, index) => ({ id: index + 1, slug, name: slug })))
const ZONES = [
  { id: 'zones', label: 'Zone', type: 'list', values: [{ value: 'val-tidone', label: 'Val Tidone', count: 9 }] },
]
const SEARCH = { kind: 'story', page: 1, pages: 1, total: 0, filters: ZONES, complete: true, stories: [] }

/** For tests of the API without a worker: what readers may choose from, as the worker would have written it. */
export async function plantContent(store: ReadModelStore): Promise<void> {
  const plant = async <Name extends ReadModelName>(reference: ReadModelReference<Name>, body: ReadModelBody<Name>) => {
    const write = { revision: '1-1', etag: null, tags: [], state: 'present', body, freshFor: FRESH_FOR_MS } as const
    await store.write(reference, write)
  }
  await plant({ model: 'newsletters', id: 'all' }, NEWSLETTERS)
  await plant({ model: 'tags', id: 'all' }, TAGS)
  await plant({ model: 'search', id: buildSearchId('story', EMPTY_SEARCH) }, searchResultsSchema.parse(SEARCH))
}
