import { describe, expect, it } from '@jest/globals'

import { zoneSlugs } from '../schemas/parts.schema.ts'
import { TOPICS } from './read-topics.ts'
import {
  composeBody,
  composeHeadline,
  countWords,
  storyTopics,
  type BodyBlock,
  type StoryBrief,
} from './compose-story.ts'

const stories = 2000

/** Neighbouring indices differ in topic, zone and day, as in the archive. */
const briefOf = (index: number): StoryBrief => ({
  seed: 11,
  index,
  topic: storyTopics[index % storyTopics.length] ?? 'politica',
  zone: zoneSlugs[(index * 5 + (index >> 3)) % zoneSlugs.length] ?? 'piacenza',
  publishedAt: new Date(Date.UTC(2019, 0, 1) + index * 29 * 3_600_000),
})

const textsOf = (block: BodyBlock): string[] =>
  block.type === 'facts' ? [block.title, ...block.items.map(({ text }) => text)] : [block.text]

const sentencesOf = (blocks: readonly BodyBlock[]): Set<string> =>
  new Set(
    blocks
      .flatMap(textsOf)
      .flatMap((text) => text.split(/[.!?](?:\s|$)/))
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  )

const sample = Array.from({ length: stories }, (_, index) => {
  const brief = briefOf(index)
  return { brief, headline: composeHeadline(brief), body: composeBody(brief) }
})

const allTexts = sample.flatMap(({ headline, body }) => [
  headline.title,
  headline.standfirst,
  headline.kicker ?? 'Kicker',
  body.pictureCaption,
  ...body.paragraphs.flatMap(textsOf),
])

/** The texts that match, for a failure message that shows them. */
const matching = (pattern: RegExp): string[] => allTexts.filter((text) => pattern.test(text)).slice(0, 5)

describe('composeHeadline and composeBody: pure functions of the brief', () => {
  it('give the same story again', () => {
    const brief = briefOf(4711)
    expect(composeHeadline(brief)).toEqual(composeHeadline(brief))
    expect(composeBody(brief)).toEqual(composeBody(brief))
  })

  it('gives another story for another seed', () => {
    expect(composeBody({ ...briefOf(5), seed: 12 })).not.toEqual(composeBody(briefOf(5)))
  })
})

describe('every topic has a story for every zone and month', () => {
  it.each(storyTopics)('%s', (topic) => {
    for (const zone of zoneSlugs) {
      for (let month = 0; month < 12; month += 1) {
        const brief: StoryBrief = {
          seed: 3,
          index: month,
          topic,
          zone,
          publishedAt: new Date(Date.UTC(2024, month, 10)),
        }
        expect(composeHeadline(brief).title).not.toBe('')
      }
    }
  })
})

describe('an editor could be shown every text', () => {
  it.each([
    ['marks of the notation', /[{}[\]|^]/],
    ['prepositions before an article', /(?<![\p{L}’])(?:di|a|da|in|su) (?:il |lo |la |l’|i |gli |le )/u],
    [
      'articles before the wrong sound',
      /(?<![\p{L}’])(?:(?:del|al|dal|nel|sul) (?:8|11(?!\d))|(?:della|alla|dalla|nella|sulla) [aeiou])/u,
    ],
    [
      '«i» before a number that sounds with a vowel',
      /(?<!\p{L})(?:[ai]|[adns]?[aeu])?i (?:otto|undici|8|11(?!\d))(?!\p{L})/u,
    ],
    ['«a» that should be «ad»', /(?<!\p{L})a (?:aprile|agosto|Agazzano|Alseno|Alta)/u],
    ['village with the people of the city', /paese di \d{2,3}mila/],
    ['woman whom a man’s word stands beside', /la (?:presidente|sindaca|vicesindaca) [^,.]{0,40}, attes[oi] /],
    ['double spaces', / {2}/],
    ['a space before punctuation', / [.,;:!?]/],
    ['doubled punctuation', /\.\.|,,|,\.|:,|;,/],
    ['a sentence that begins in lower case', /[.!?]»? «?\p{Ll}/u],
    ['straight quotes or apostrophes', /['"]/],
    ['values that are missing', /undefined|NaN|\bnull\b/],
  ])('has no %s', (_, pattern) => {
    expect(matching(pattern)).toEqual([])
  })

  it('begins with a capital or a figure and closes every «', () => {
    const odd = allTexts.filter((text) => {
      const opened = text.split('«').length
      return !/^«?[\p{Lu}\d]/u.test(text) || opened !== text.split('»').length
    })
    expect(odd).toEqual([])
  })

  it('has titles of 35 to 95 characters that end, and standfirsts of 85 to 200', () => {
    const odd = sample
      .map(({ headline }) => headline)
      .filter(
        ({ title, standfirst }) =>
          title.length < 35 ||
          title.length > 95 ||
          /…|\.$/.test(title) ||
          standfirst.length < 85 ||
          standfirst.length > 200,
      )
    expect(odd).toEqual([])
  })

  it('has bodies of 250 to 900 words in 6 to 16 blocks, 450 words in the middle', () => {
    const words = sample.map(({ body }) => countWords(body.paragraphs)).toSorted((a, b) => a - b)
    const blocks = sample.map(({ body }) => body.paragraphs.length)
    expect(words.at(0)).toBeGreaterThanOrEqual(250)
    expect(words.at(-1)).toBeLessThanOrEqual(900)
    expect(Math.abs((words[stories / 2] ?? 0) - 450)).toBeLessThan(70)
    expect(Math.min(...blocks)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...blocks)).toBeLessThanOrEqual(16)
  })
})

/** A newspaper's mix: every leaf subject once, and the large sections several times. */
const newspaperMix = [
  ...storyTopics,
  ...Array.from({ length: 22 }, () => 'cronaca' as const),
  ...(['politica', 'attualita', 'calcio'] as const).flatMap((topic) => Array.from({ length: 6 }, () => topic)),
]

describe.each([11, 99, 2025])('of 1,000 random stories no body sentence occurs in more than 1 %% (seed %i)', (seed) => {
  const thousand = Array.from({ length: 1000 }, (_, index) => {
    const topic = newspaperMix[(index * 7919) % newspaperMix.length] ?? 'politica'
    const brief = { ...briefOf(index), seed, topic }
    return { headline: composeHeadline(brief), body: composeBody(brief) }
  })

  it('holds for every sentence', () => {
    const uses = new Map<string, number>()
    for (const { body } of thousand) {
      for (const sentence of sentencesOf(body.paragraphs)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    }
    expect([...uses].filter(([, count]) => count > 10)).toEqual([])
  })

  it('has at least 97 % different headlines', () => {
    expect(new Set(thousand.map(({ headline }) => headline.title)).size).toBeGreaterThanOrEqual(970)
  })
})

it('never tells that a day’s work is sold abroad, or that readers chose the finest landslide', () => {
  const titles = Object.values(TOPICS).flatMap(({ events }) => events)
  const pairs = titles.map(({ angle, theme }) => `${angle}: ${theme}`)
  expect(pairs).not.toContain('l’export: il lavoro in magazzino')
  expect(pairs).not.toContain('la classifica dei lettori: la frana')
  expect(pairs).toContain('l’export: la meccatronica')
})
