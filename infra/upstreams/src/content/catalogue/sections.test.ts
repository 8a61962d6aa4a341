import { describe, expect, it } from '@jest/globals'
import { broadTopics, storyTopics } from '../stories/story-topics.table.ts'
import {
  catalogueFolderSchema,
  catalogueJournalistSchema,
  catalogueSectionSchema,
  catalogueTagSchema,
} from './catalogue.schema.ts'
import { FOLDERS } from './folders.ts'
import { JOURNALISTS } from './small-tables.ts'
import { SECTIONS } from './sections.ts'
import { TAGS } from './tags.ts'

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

describe('sections (requirements 3.16 and 3.17)', () => {
  it('has well-formed sections with ids, slugs and paths of their own', () => {
    for (const section of SECTIONS) expect(catalogueSectionSchema.safeParse(section).error).toBeUndefined()
    expect(distinct(SECTIONS.map(({ id }) => id))).toBe(true)
    expect(distinct(SECTIONS.map(({ path }) => path))).toBe(true)
    expect(distinct(SECTIONS.map(({ slug }) => slug))).toBe(true)
  })

  it('names ancestors, parents and subsections that agree', () => {
    const byId = new Map(SECTIONS.map((section) => [section.id, section]))
    for (const section of SECTIONS) {
      const parent = section.parent === null ? undefined : byId.get(section.parent)
      expect(section.ids).toBe(parent ? `${parent.ids}.${section.id}` : String(section.id))
      expect(section.path).toBe(parent ? `${parent.path}/${section.slug}` : section.slug)
      expect(section.URL).toBe(`/news/${section.path}`)
      if (parent)
        expect(parent.subsections).toContainEqual(expect.objectContaining({ id: section.id, path: section.path }))
      for (const child of section.subsections) expect(byId.get(child.id)?.parent).toBe(section.id)
    }
  })

  it('shares out the whole paper and carries every topic that stories have', () => {
    expect(SECTIONS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
    const carried = new Set(SECTIONS.flatMap(({ topics }) => topics))
    const leaves: ReadonlySet<string> = new Set(Object.values(broadTopics).flat())
    expect(storyTopics.filter((topic) => !carried.has(topic) && !leaves.has(topic))).toEqual([])
    for (const { share, topics } of SECTIONS) expect(share > 0).toBe(topics.length > 0)
  })
})

describe('folders (requirements 3.18)', () => {
  it('has well-formed folders whose tree agrees', () => {
    const byId = new Map(FOLDERS.map((folder) => [folder.id, folder]))
    expect(distinct(FOLDERS.map(({ slug }) => slug))).toBe(true)
    for (const folder of FOLDERS) {
      expect(catalogueFolderSchema.safeParse(folder).error).toBeUndefined()
      const parent = folder.parent === null ? undefined : byId.get(folder.parent)
      expect(folder.ids).toBe(parent ? `${parent.ids}.${folder.id}` : String(folder.id))
      for (const child of folder.subfolders) expect(byId.get(child.id)?.parent).toBe(folder.id)
    }
  })
})

describe('tags and journalists (requirements 3.25 and 3.27)', () => {
  it('has tags of their own id and slug, some for every topic', () => {
    for (const tag of TAGS) expect(catalogueTagSchema.safeParse(tag).error).toBeUndefined()
    expect(distinct(TAGS.map(({ id }) => id))).toBe(true)
    expect(distinct(TAGS.map(({ slug }) => slug))).toBe(true)
    for (const topic of storyTopics) {
      expect(TAGS.some((tag) => tag.kind !== 'place' && tag.topics.includes(topic))).toBe(true)
    }
  })

  it('has journalists with biographies of two to four sentences, some for every section', () => {
    expect(JOURNALISTS).toHaveLength(24)
    expect(distinct(JOURNALISTS.map(({ slug }) => slug))).toBe(true)
    for (const journalist of JOURNALISTS) {
      expect(catalogueJournalistSchema.safeParse(journalist).error).toBeUndefined()
      const sentences = journalist.biography.split(/[.?!]»?(?:\s|$)/).filter(Boolean)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
    }
    for (const { topics } of SECTIONS) {
      if (topics.length > 0)
        expect(JOURNALISTS.some((journalist) => topics.some((topic) => journalist.topics.includes(topic)))).toBe(true)
    }
  })
})
