import { describe, expect, it } from '@jest/globals'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { sampleLiveStory } from '../../samples/sample-live.ts'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { SAMPLE_CORRECTIONS, sampleStory, sampleTeaser } from '../../samples/sample-stories.ts'
import { findUnknown, readVocabulary } from '../../testing/read-vocabulary.ts'
import { present, renderSample, structureOf, textOf } from '../../testing/render-sample.ts'

const render = (story: Story) =>
  renderSample(buildStoryAddress(SAMPLE_SETTINGS.grammar, story), { story: async () => present(story) })

const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

describe('the corrections of a story', () => {
  const story = sampleStory(0, { corrections: SAMPLE_CORRECTIONS })
  const [newest, older] = SAMPLE_CORRECTIONS
  const kinds: [string, Story][] = [
    ['a story', story],
    ['a live blog', { ...sampleLiveStory(), corrections: SAMPLE_CORRECTIONS }],
  ]

  it.each(kinds)(
    'stand in the page of %s with day and hour, newest first, the year where it is another',
    async (_kind, shown) => {
      const text = textOf(bodyOf((await render(shown)).body))
      expect(text).toContain(`Correzione del 20 novembre, ore 16.05 ${newest?.text}`)
      expect(text).toContain(`Correzione del 30 dicembre 2025, ore 9.30 ${older?.text}`)
      expect(text.indexOf(newest?.text ?? '')).toBeLessThan(text.indexOf(older?.text ?? ''))
    },
  )

  it('stand before the text, and on paper', async () => {
    const { body } = await render(story)
    const [first] = story.blocks
    const box = /<section[^>]*aria-label="Correzioni"[^>]*>/.exec(body)?.[0] ?? ''
    expect(body.indexOf(box)).toBeLessThan(body.indexOf(first?.type === 'paragraph' ? first.text.slice(0, 40) : ''))
    expect(box).not.toContain('data-print')
  })

  it.each(kinds)('are told to machines in the words of schema.org: %s', async (_kind, shown) => {
    const [thing] = structureOf(await render(shown))
    expect(thing).toMatchObject({
      correction: SAMPLE_CORRECTIONS.map(({ at, text }) => ({ '@type': 'CorrectionComment', text, datePublished: at })),
    })
    expect(findUnknown(thing, readVocabulary())).toEqual([])
  })

  it('leave no box in a story in which nothing was put right', async () => {
    const page = await render(sampleStory(0))
    expect(page.body).not.toContain('Correzion')
    expect(structureOf(page)[0]).not.toHaveProperty('correction')
  })
})

describe('what artificial intelligence made', () => {
  const words = 'Traduzione e sommario prodotti con l’aiuto dell’intelligenza artificiale e rivisti dalla redazione'
  const parts: Story['madeWithAI'] = ['translation', 'summary']
  const kinds: [string, Story][] = [
    ['a story', sampleStory(0, { madeWithAI: parts })],
    ['a live blog', { ...sampleLiveStory(), madeWithAI: parts }],
  ]

  it.each(kinds)('is said in a plain line before the text, and to machines: %s', async (_kind, shown) => {
    const page = await render(shown)
    const text = textOf(bodyOf(page.body))
    expect(text).toContain(words)
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Condividi'))
    const [thing] = structureOf(page)
    expect(thing).toHaveProperty(
      'digitalSourceType',
      'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    )
    expect(findUnknown(thing, readVocabulary())).toEqual([])
  })

  it('is said of the picture alone where it made no more: the article is written by people', async () => {
    const page = await render(sampleStory(0, { madeWithAI: ['picture'] }))
    expect(textOf(page.body)).toContain('Immagine prodotta con l’aiuto dell’intelligenza artificiale')
    expect(structureOf(page)[0]).not.toHaveProperty('digitalSourceType')
  })

  it('is not spoken of where it made nothing', async () => {
    expect((await render(sampleStory(0))).body).not.toMatch(/intelligenza artificiale|digitalSourceType/)
  })
})

describe('a story that editors have taken out of search', () => {
  const kinds: [string, Story][] = [
    ['a story', sampleStory(0, { noindex: true })],
    ['a live blog', { ...sampleLiveStory(), noindex: true }],
  ]

  it.each(kinds)(
    'is read by its address as ever, and tells search engines not to list it: %s',
    async (_kind, shown) => {
      const page = await render(shown)
      expect(page.status).toBe(200)
      expect(textOf(page.body)).toContain(shown.title)
      expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  it('says nothing of the kind otherwise', async () => {
    expect((await render(sampleStory(0))).body).not.toContain('noindex')
  })

  it('stands in a list for readers, and not in what machines are told of the list', async () => {
    const [hidden, shown] = [sampleTeaser(0, { noindex: true }), sampleTeaser(1)]
    const list = { subject: { type: 'latest' as const }, page: 1, pages: 1, total: 2, stories: [hidden, shown] }
    const page = await renderSample('/news/latest', { storyList: async () => present(list) })
    expect(textOf(page.body)).toContain(hidden.title)
    const told = JSON.stringify(structureOf(page))
    expect(told).toContain(buildStoryAddress(SAMPLE_SETTINGS.grammar, shown))
    expect(told).not.toContain(buildStoryAddress(SAMPLE_SETTINGS.grammar, hidden))
  })
})

describe('the page of a story', () => {
  it('says when it came out and when it was changed, for readers and for machines', async () => {
    const story = sampleStory(0, { publishedAt: '2026-11-20T10:00:00+01:00', updatedAt: '2026-11-21T10:30:00+01:00' })
    const page = await render(story)
    const { body } = page
    expect(textOf(body)).toContain('Venerdì 20 novembre 2026, 10.00 . Aggiornato alle 10.30')
    expect(body).toContain(`<meta property="article:published_time" content="${story.publishedAt}"/>`)
    expect(body).toContain(`<meta property="article:modified_time" content="${story.updatedAt}"/>`)
    expect(structureOf(page)[0]).toMatchObject({
      datePublished: story.publishedAt,
      dateModified: story.updatedAt,
    })
  })
})
