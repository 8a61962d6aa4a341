import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildReadModelKey, nameReadModel, parseReadModelName } from './read-model-key.ts'
import { buildStoryListId, parseStoryListId } from './list-id.ts'
import type { StoryListKey } from './list-id.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,3}$/)
const page = fc.integer({ min: 1, max: 999_999 })

describe('names of read models', () => {
  it('the key is rm:{model:id}:v<schema>', () => {
    expect(buildReadModelKey({ model: 'story', id: '7242' })).toBe('rm:{story:7242}:v3')
  })

  it("a list's id is read back", () => {
    const key: fc.Arbitrary<StoryListKey> = fc.oneof(
      fc.record({ type: fc.constant('latest' as const), page }),
      fc.record({ type: fc.constant('section' as const), sectionId: fc.integer({ min: 1, max: 999_999_999 }), page }),
      fc.record({ type: fc.constantFrom('tag' as const, 'journalist' as const), slug, page }),
    )
    fc.assert(fc.property(key, (list) => expect(parseStoryListId(buildStoryListId(list))).toEqual(list)))
  })

  it.each(['0', '01', '2147483648', '9999999999', '-1', '1.5'])('no item has the id %s', (id) => {
    expect(parseReadModelName(`story:${id}`)).toBeNull()
  })

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
