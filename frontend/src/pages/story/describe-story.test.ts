import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { sampleStory } from '../../samples/sample-stories.ts'
import { describeStory } from './describe-story.ts'

describe('describeStory', () => {
  it('describes a story as a NewsArticle with absolute addresses and its way from the first page', () => {
    const [article, breadcrumbs] = describeStory(sampleStory(0), SAMPLE_SETTINGS).structure
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
    expect(breadcrumbs?.['itemListElement']).toHaveLength(4)
  })

  it('says that a locked story is not free, and which part of the page is not', () => {
    const [article] = describeStory(sampleStory(0, { premium: true, locked: true }), SAMPLE_SETTINGS).structure
    expect(article).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.per-abbonati' },
    })
    expect(describeStory(sampleStory(0), SAMPLE_SETTINGS).structure[0]).not.toHaveProperty('hasPart', expect.anything())
  })
})
