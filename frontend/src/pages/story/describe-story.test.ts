import { describe, expect, it } from '@jest/globals'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import { renderSample, structureOf } from '../../testing/render-sample.ts'
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
      image: ['/1x1-1200.jpg', '/4x3-', '/16x9-'].map((crop) => ({
        '@type': 'ImageObject',
        contentUrl: expect.stringContaining(crop),
        creditText: 'Foto di repertorio',
      })),
    })
    expect(breadcrumbs).toHaveProperty('itemListElement.length', 4)
  })

  it('describes a recipe that readers rated with its rating, best 5 and worst 1, as the page shows it (requirements 1)', async () => {
    const story = sampleStory(0, { rating: { value: 4.6, count: 1238, best: 5, worst: 1 } })
    const path = buildStoryAddress(SAMPLE_SETTINGS.grammar, story)
    const page = await renderSample(path, { story: async () => ({ state: 'present', body: story, tags: [] }) })
    expect(page.body).toMatch(/voto dei lettori 4,6 su 5 \(1.238 voti\)/)
    expect(structureOf(page)[1]).toMatchObject({
      '@type': 'Recipe',
      name: story.title,
      aggregateRating: { ratingValue: 4.6, ratingCount: 1238, bestRating: 5, worstRating: 1 },
    })
  })

  it('invents no rating: a story without one is no recipe (requirements 1)', async () => {
    const story = sampleStory(0)
    const page = await renderSample(buildStoryAddress(SAMPLE_SETTINGS.grammar, story), {
      story: async () => ({ state: 'present', body: story, tags: [] }),
    })
    expect(page.body).not.toMatch(/Recipe|AggregateRating|voto dei lettori/)
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
