import { describe, expect, it } from '@jest/globals'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { groupTags } from './TagLetters.tsx'

const tag = (name: string, index: number): Tag => ({ id: index + 1, slug: `tag-${index}`, name })
const names = (words: string[]) =>
  groupTags(words.map(tag)).map(({ letter, tags }) => [letter, tags.map((t) => t.name)])

describe('tags by letter', () => {
  it('stand in Italian order, accents and case aside', () => {
    expect(names(['Volley', 'Élite', 'avis', 'Agazzano', 'Bobbio'])).toEqual([
      ['A', ['Agazzano', 'avis']],
      ['B', ['Bobbio']],
      ['E', ['Élite']],
      ['V', ['Volley']],
    ])
  })

  it('put what begins with no letter last, in the order of its numbers', () => {
    expect(names(['45 giri', '9 novembre', '«Zona calcio»', 'Ztl'])).toEqual([
      ['Z', ['Ztl']],
      ['0-9', ['«Zona calcio»', '9 novembre', '45 giri']],
    ])
  })

  it('give every letter an anchor of its own', () => {
    expect(groupTags([tag('Arda', 0), tag('7 colli', 1)]).map(({ id }) => id)).toEqual(['lettera-a', 'lettera-numeri'])
    expect(groupTags([])).toEqual([])
  })
})
