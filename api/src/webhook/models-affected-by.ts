import { buildStoryListId, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference, StoryListKey } from '@liberta/contracts/read-models/read-model-key'
import type { CmsChange } from './cms-change.schema.ts'

/**
 * What is done to a read model: `refresh` at once; `refreshStored` at once where it stands in the store, and nothing where
 * nobody has read it; `markStale`, so that its next reader has it refreshed.
 */
export type Treatment = 'refresh' | 'refreshStored' | 'markStale'

export interface AffectedModel {
  reference: ReadModelReference
  treatment: Treatment
}

/** Following pages of a list on which a story moves down when one comes in at the top. */
const LAST_MOVED_PAGE = 5
/** Models containing a changed story that are refreshed at once; more of them wait for their next reader. */
const MOST_REFRESHED_AT_ONCE = 60

const FRONT: ReadModelReference = { model: 'front', id: 'home' }

/** The tag under which the store knows what contains the subject of a change; null where nothing does. */
export function containingTag({ subject }: CmsChange): string | null {
  if (subject.id === null) return null
  return subject.type === 'story' || subject.type === 'section' ? `${subject.type}:${subject.id}` : null
}

/**
 * The read models that a change in the CMS touches, most urgent first, each once.
 * @param containing the stored models whose tags hold the subject (`containingTag`)
 */
export function modelsAffectedBy(change: CmsChange, containing: readonly ReadModelReference[]): AffectedModel[] {
  return dropRepeated(affectedWith(change, containing))
}

function affectedWith(change: CmsChange, containing: readonly ReadModelReference[]): AffectedModel[] {
  switch (change.event) {
    case 'front.changed':
      return [treat('refresh', FRONT)]
    case 'configuration.changed':
      return [...configurationsOf(change), ...containing.map((reference) => treat('markStale', reference))]
    case 'story.withdrawn':
      return [
        treat('refresh', FRONT),
        ...storyOf(change, 'refresh'),
        ...containing.map((reference) => treat('refresh', reference)),
        ...listsOf(change),
      ]
    case 'story.published':
      return [treat('refresh', FRONT), ...storyOf(change, 'refresh'), ...listsOf(change), ...refreshSome(containing)]
    case 'story.updated':
      return [
        treat('refresh', FRONT),
        ...storyOf(change, 'refreshStored'),
        ...listsOf(change),
        ...refreshSome(containing),
      ]
  }
}

function storyOf({ subject }: CmsChange, treatment: Treatment): AffectedModel[] {
  return subject.id === null ? [] : [treat(treatment, { model: 'story', id: String(subject.id) })]
}

function listsOf({ sections, tags, journalists }: CmsChange): AffectedModel[] {
  const keysOnPage = (page: number): StoryListKey[] => [
    ...sections.map((sectionId) => ({ type: 'section' as const, sectionId, page })),
    ...tags.map((slug) => ({ type: 'tag' as const, slug, page })),
    ...journalists.map((slug) => ({ type: 'journalist' as const, slug, page })),
  ]
  const following = Array.from({ length: LAST_MOVED_PAGE - 1 }, (_, index) => index + 2)
  return [
    treat('refresh', listOf({ type: 'latest', page: 1 })),
    ...keysOnPage(1).map((key) => treat('refreshStored', listOf(key))),
    ...following.flatMap((page) =>
      [{ type: 'latest' as const, page }, ...keysOnPage(page)].map((key) => treat('markStale', listOf(key))),
    ),
  ]
}

function refreshSome(containing: readonly ReadModelReference[]): AffectedModel[] {
  return containing.map((reference, index) =>
    treat(index < MOST_REFRESHED_AT_ONCE ? 'refreshStored' : 'markStale', reference),
  )
}

function configurationsOf({ subject }: CmsChange): AffectedModel[] {
  const site = treat('refresh', { model: 'site', id: 'main' })
  const sections = treat('refresh', { model: 'sections', id: 'all' })
  if (subject.type === 'folder') return ownConfiguration('folderConfiguration', subject.id)
  if (subject.type === 'event_category') return ownConfiguration('eventCategoryConfiguration', subject.id)
  if (subject.type === 'section') return [site, sections, ...ownConfiguration('sectionConfiguration', subject.id)]
  return subject.type === 'front' ? [treat('refresh', FRONT)] : [site, sections]
}

function ownConfiguration(
  model: 'sectionConfiguration' | 'folderConfiguration' | 'eventCategoryConfiguration',
  id: number | null,
): AffectedModel[] {
  return id === null ? [] : [treat('refreshStored', { model, id: String(id) })]
}

function listOf(key: StoryListKey): ReadModelReference {
  return { model: 'storyList', id: buildStoryListId(key) }
}

function treat(treatment: Treatment, reference: ReadModelReference): AffectedModel {
  return { reference, treatment }
}

/** Keeps the first of each name, with the strongest treatment that any of them asks for. */
function dropRepeated(models: readonly AffectedModel[]): AffectedModel[] {
  const byName = new Map<string, AffectedModel>()
  for (const model of models) {
    const name = nameReadModel(model.reference)
    const known = byName.get(name)
    if (!known) byName.set(name, { ...model })
    else if (STRENGTH[model.treatment] > STRENGTH[known.treatment]) known.treatment = model.treatment
  }
  return [...byName.values()]
}

const STRENGTH: Readonly<Record<Treatment, number>> = { markStale: 0, refreshStored: 1, refresh: 2 }
