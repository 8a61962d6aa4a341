import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SETTINGS } from '../testing/sample-site.ts'
import { sampleStory } from '../testing/sample-stories.ts'
import { cutHeadline, describeStructure, HEADLINE_LIMIT, writeStructuredData } from './structured-data.ts'

describe('cutHeadline (specification §1: truncated to 110 characters)', () => {
  it('leaves a headline of 110 characters as it is', () => {
    expect(cutHeadline('a'.repeat(HEADLINE_LIMIT))).toHaveLength(110)
  })

  it('cuts a longer one at a word', () => {
    const cut = cutHeadline('parola '.repeat(30).trim())
    expect(cut.length).toBeLessThanOrEqual(110)
    expect(cut).toMatch(/parola…$/)
  })

  it('cuts one without spaces, too', () => {
    expect(cutHeadline('a'.repeat(200))).toHaveLength(110)
  })
})

describe('writeStructuredData', () => {
  it('has no `<` in it, so that nothing ends the script element', () => {
    const text = writeStructuredData({ headline: '</script><script>alert(1)</script>' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ headline: '</script><script>alert(1)</script>' })
  })
})

describe('describeStructure', () => {
  it('describes a story as a NewsArticle with absolute addresses and its way from the first page', () => {
    const [article, trail] = describeStructure({ kind: 'story', story: sampleStory(0), tags: [] }, SAMPLE_SETTINGS)
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      isAccessibleForFree: true,
      author: [{ name: 'Marta Valdonica', url: 'https://www.example.it/autore/marta-valdonica' }, expect.anything()],
      image: [
        expect.stringContaining('/1x1-1200.jpg'),
        expect.stringContaining('/4x3-'),
        expect.stringContaining('/16x9-'),
      ],
    })
    expect(trail?.['itemListElement']).toHaveLength(4)
  })

  it('says that a premium story is not free', () => {
    const story = sampleStory(0, { premium: true })
    const [article] = describeStructure({ kind: 'story', story, tags: [] }, SAMPLE_SETTINGS)
    expect(article?.['isAccessibleForFree']).toBe(false)
  })
})
