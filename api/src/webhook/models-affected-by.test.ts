import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { cmsChangeSchema } from './cms-change.schema.ts'
import type { CmsChange } from './cms-change.schema.ts'
import { containingTag, modelsAffectedBy } from './models-affected-by.ts'
import type { Treatment } from './models-affected-by.ts'

function change(event: CmsChange['event'], subject: { type: string; id?: number }, more: object = {}): CmsChange {
  return cmsChangeSchema.parse({ id: 'x', event, subject, ...more })
}

function namesTreated(treatment: Treatment, ...given: Parameters<typeof modelsAffectedBy>): string[] {
  return modelsAffectedBy(...given)
    .filter((model) => model.treatment === treatment)
    .map(({ reference }) => nameReadModel(reference))
}

const STORY = { type: 'story', id: 7 }
const PLACES = { sections: [14, 12], tags: ['po'], journalists: ['anna'] }
const CONTAINING: ReadModelReference[] = [
  { model: 'front', id: 'home' },
  { model: 'story', id: '8' },
  { model: 'storyList', id: 'section.14.3' },
]

describe('what a change of a story touches', () => {
  it('published: home first, the story, the latest, and what lists it where that is read', () => {
    const published = change('story.published', STORY, PLACES)
    expect(namesTreated('refresh', published, [])).toEqual(['front:home', 'story:7', 'storyList:latest.1'])
    expect(namesTreated('refreshStored', published, [])).toEqual([
      'storyList:section.14.1',
      'storyList:section.12.1',
      'storyList:tag.po.1',
      'storyList:journalist.anna.1',
    ])
  })

  it('published: the following pages move, and wait for their readers', () => {
    const waiting = namesTreated('markStale', change('story.published', STORY, PLACES), [])
    expect(waiting).toHaveLength(4 * 5)
    expect(waiting).toEqual(
      expect.arrayContaining(['storyList:latest.2', 'storyList:section.12.5', 'storyList:tag.po.2']),
    )
  })

  it('updated: an old story that nobody reads is not fetched', () => {
    expect(namesTreated('refresh', change('story.updated', STORY, PLACES), [])).not.toContain('story:7')
    expect(namesTreated('refreshStored', change('story.updated', STORY, PLACES), [])).toContain('story:7')
  })

  it('withdrawn: everything that contains it is refreshed, after home and story, before the rest', () => {
    const affected = modelsAffectedBy(change('story.withdrawn', STORY, PLACES), CONTAINING)
    expect(affected.slice(0, 4).map(({ reference }) => nameReadModel(reference))).toEqual([
      'front:home',
      'story:7',
      'story:8',
      'storyList:section.14.3',
    ])
    expect(affected.slice(0, 4).every(({ treatment }) => treatment === 'refresh')).toBe(true)
  })

  it('what many pages contain is refreshed for some of them and waits for the others', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ model: 'story' as const, id: String(index + 100) }))
    const updated = change('story.updated', STORY)
    expect(namesTreated('refreshStored', updated, many)).toContain('story:159')
    expect(namesTreated('markStale', updated, many)).toContain('story:160')
    expect(namesTreated('refresh', change('story.withdrawn', STORY), many)).toContain('story:199')
  })

  it('names each model once', () => {
    const names = modelsAffectedBy(change('story.updated', STORY, { sections: [14, 14] }), CONTAINING).map(
      ({ reference }) => nameReadModel(reference),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('what another change touches', () => {
  it.each([
    ['configuration.changed', { type: 'site' }, ['site:main', 'sections:all'], []],
    ['configuration.changed', { type: 'section', id: 12 }, ['site:main', 'sections:all'], ['sectionConfiguration:12']],
    ['configuration.changed', { type: 'folder', id: 3 }, [], ['folderConfiguration:3']],
    ['configuration.changed', { type: 'event_category', id: 4 }, [], ['eventCategoryConfiguration:4']],
    ['configuration.changed', { type: 'front' }, ['front:home'], []],
    ['front.changed', { type: 'front' }, ['front:home'], []],
  ] as const)('%s of %j', (event, subject, refreshed, refreshedIfStored) => {
    expect(namesTreated('refresh', change(event, subject), [])).toEqual(refreshed)
    expect(namesTreated('refreshStored', change(event, subject), [])).toEqual(refreshedIfStored)
  })

  it('a section’s new name makes stale what shows it', () => {
    const renamed = change('configuration.changed', { type: 'section', id: 12 })
    expect(namesTreated('markStale', renamed, CONTAINING)).toEqual(['front:home', 'story:8', 'storyList:section.14.3'])
  })
})

describe('the tag of what contains a subject', () => {
  it.each([
    [change('story.updated', STORY), 'story:7'],
    [change('configuration.changed', { type: 'section', id: 12 }), 'section:12'],
    [change('configuration.changed', { type: 'folder', id: 3 }), null],
    [change('front.changed', { type: 'front' }), null],
  ])('case %#', (about, tag) => {
    expect(containingTag(about)).toBe(tag)
  })
})
