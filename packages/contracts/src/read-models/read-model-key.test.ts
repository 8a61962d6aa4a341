import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildReadModelKey, nameReadModel, parseReadModelName } from './read-model-key.ts'
import { buildStoryListId, parseStoryListId } from './list-id.ts'
import type { StoryListKey } from './list-id.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,3}$/)
const page = fc.integer({ min: 1, max: 999_999 })

const CONFIGURATIONS = ['sectionConfiguration', 'folderConfiguration', 'eventCategoryConfiguration'] as const

describe('names of read models', () => {
  it('the key is rm:{model:id}:v<schema>', () => {
    expect(buildReadModelKey({ model: 'story', id: '7242' })).toBe('rm:{story:7242}:v3')
  })

  it("a list's id is read back", () => {
    const key: fc.Arbitrary<StoryListKey> = fc.oneof(
      fc.record({ type: fc.constant('latest' as const), page }),
      fc.record({ type: fc.constant('section' as const), sectionId: fc.integer({ min: 1, max: 2 ** 53 - 1 }), page }),
      fc.record({ type: fc.constantFrom('tag' as const, 'journalist' as const), slug, page }),
    )
    fc.assert(fc.property(key, (list) => expect(parseStoryListId(buildStoryListId(list))).toEqual(list)))
  })

  it.each(['0', '01', '2147483648', '9999999999', '-1', '1.5'])('no item has the id %s', (id) => {
    expect(parseReadModelName(`story:${id}`)).toBeNull()
  })

  it.each(['storyList:section.9007199254740991.1', ...CONFIGURATIONS.map((model) => `${model}:9007199254740991`)])(
    '%s is of what may have the largest id of the CMS',
    (name) => {
      const reference = parseReadModelName(name)
      expect(reference && nameReadModel(reference)).toBe(name)
    },
  )

  it.each(['storyList:section.9007199254740992.1', ...CONFIGURATIONS.map((model) => `${model}:9007199254740992`)])(
    '%s would be of a larger one',
    (name) => expect(parseReadModelName(name)).toBeNull(),
  )

  it('a name is read back', () => {
    const reference = { model: 'storyList' as const, id: 'section.12.3' }
    expect(parseReadModelName(nameReadModel(reference))).toEqual(reference)
  })

  it.each(['story:abc', 'story:0', 'nothing:1', 'storyList:section.12', 'storyList:tag.A.1', 'front:other', ':', ''])(
    '%j names no read model',
    (name) => {
      expect(parseReadModelName(name)).toBeNull()
    },
  )
})
