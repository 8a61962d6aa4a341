import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import fc from 'fast-check'
import {
  sampleFront,
  sampleLiveEntry,
  sampleLiveStory,
  samplePicture,
  sampleSections,
  sampleStory,
  sampleTeaser,
} from '../../testing/naxos-samples.ts'
import { mapFront } from '../mapping/map-front.ts'
import { mapSections } from '../mapping/map-sections.ts'
import { mapStory } from '../mapping/map-story.ts'
import { mapTeaser } from '../mapping/map-teaser.ts'
import { indexSections } from '../mapping/section-index.ts'
import { anonymiseAnswer } from './anonymise-answer.ts'

const grammar = createSpecifiedGrammar()
const drop = () => undefined
const context = { grammar, drop, sections: indexSections(mapSections(grammar, sampleSections, drop)) }

const NAME = 'Mario Rossi'
const anonymise = [{ name: NAME, instead: 'M. R.' }]
const AT = '2026-11-24T10:42:00.000+01:00'
/** As it would give the name away, in words and in addresses. */
const TELLING = /rossi/i

/** A story whose every word says the name. */
const telling = (id: number, changes: object = {}) => {
  const picture = {
    ...samplePicture,
    alt: `${NAME} in aula`,
    caption: `Il ritratto di ${NAME}`,
    credit: `Foto ${NAME}`,
  }
  return sampleStory(id, {
    title: `Assolto ${NAME}`,
    slug: 'assolto-mario-rossi',
    kicker: NAME.toUpperCase(),
    standfirst: `Per Mario&nbsp;<b>Rossi</b> &egrave; finita`,
    picture,
    content_textual_only: `${NAME} esce.`,
    blocks: [
      { type: 'paragraph', text: `Cos&igrave; ${NAME} esce dall’aula.` },
      { type: 'heading', text: `Chi è ${NAME}` },
      { type: 'quote', text: `Sono ${NAME}`, by: NAME },
      { type: 'facts', title: `La vita di ${NAME}`, items: [{ when: 'Ieri', text: `${NAME} parla` }] },
      { type: 'picture', picture },
    ],
    tags: [
      { id: 31, slug: 'piena-del-po', name: 'Piena del Po' },
      { id: 32, slug: 'mario-rossi', name: NAME },
    ],
    corrections: [{ at: AT, text: `${NAME} ha 40 anni.` }],
    teaser_note: `Che cosa farà ${NAME}`,
    children: [sampleTeaser(id + 1, { title: `La moglie di ${NAME}` })],
    read_next: [sampleTeaser(id + 2, { title: `${NAME}, un anno fa` })],
    anonymise,
    ...changes,
  })
}

describe('a story in which a name is hidden', () => {
  it('says it nowhere: title, kicker, standfirst, text, captions, tags, corrections, links and slug', () => {
    const { answer, hidden } = anonymiseAnswer(telling(7))
    const story = mapStory(answer, context)
    expect(JSON.stringify(story)).not.toMatch(TELLING)
    expect(story).toMatchObject({
      title: 'Assolto M. R.',
      slug: 'assolto-m-r',
      kicker: 'M. R.',
      standfirst: 'Per M. R. è finita',
      tags: [{ id: 31 }],
    })
    expect(story?.blocks[0]).toEqual({ type: 'paragraph', text: 'Così M. R. esce dall’aula.' })
    expect(hidden).toEqual([{ id: 7, names: anonymise }])
  })

  it('says it in no card, no link among another story’s children, and no live blog', () => {
    const { title, slug } = telling(7)
    const group = sampleStory(1, { children: [{ id: 7, slug, title, sections: [4], anonymise }] })
    const entry = sampleLiveEntry(41, { title: `${NAME} in aula`, key: NAME, place: `da casa ${NAME}` })
    const live = sampleLiveStory(8, { anonymise, live_blog: { total: 1, entries: [entry], pinned: entry } })
    const answer = anonymiseAnswer([telling(7), group, live]).answer as unknown[]
    const cards = answer.map((item) => mapTeaser(item, context))
    expect(JSON.stringify(cards)).not.toMatch(TELLING)
    expect(cards[1]?.related).toMatchObject([{ title: 'Assolto M. R.', slug: 'assolto-m-r' }])
    expect(JSON.stringify(mapStory(answer[2], context))).not.toMatch(TELLING)
  })

  it('says it in no breaking news and in no line of what is live, whose addresses lead to it still', () => {
    const URL = '/news/attualita/cronaca/assolto-mario-rossi/7'
    const { answer } = anonymiseAnswer({
      ...sampleFront,
      live: { title: `${NAME} in aula`, URL, updated_at: AT, anonymise },
      breaking: { id: 7, title: `Assolto ${NAME}`, URL, published_at: AT, anonymise },
    })
    const front = mapFront(answer, AT, context)
    expect(JSON.stringify([front?.live, front?.breaking])).not.toMatch(TELLING)
    expect(front).toMatchObject({
      live: { URL: URL.replace('-mario-rossi', '') },
      breaking: { title: 'Assolto M. R.' },
    })
  })

  it('leaves other stories of the answer as they are, and their own addresses where they stand in it', () => {
    const other = sampleTeaser(9, { title: `Vince ${NAME}`, slug: 'vince-mario-rossi' })
    const { answer } = anonymiseAnswer([telling(7, { read_next: [other] }), other])
    expect(answer).toMatchObject([{ read_next: [{ title: 'Vince M. R.', slug: 'vince-mario-rossi' }] }, other])
  })

  it('keeps who signed it, though they are called the same, its pictures and its clip', () => {
    const journalists = [{ id: 3, slug: 'mario-rossi', name: NAME }]
    const given = telling(7, {
      journalists,
      picture: { ...samplePicture, id: 'mario-rossi-017' },
      kind: 'video',
      video_url: '/media/clips/mario-rossi.mp4',
    })
    const story = mapStory(anonymiseAnswer(given).answer, context)
    expect(story).toMatchObject({
      authors: [{ name: NAME }],
      picture: { id: 'mario-rossi-017' },
      clip: { URL: '/media/clips/mario-rossi.mp4' },
    })
  })

  it.each([
    ['the words of the name are taken out of what the title says otherwise', 'Rossi e neri', 'rossi-e-neri', 'e-neri'],
    ['a slug that says nothing of it stays', `Assolto ${NAME}`, 'assolto-in-appello', 'assolto-in-appello'],
    ['part of the name is enough', 'Assolto in appello', 'assolto-rossi', 'assolto-in-appello'],
    ['a slug has words in any case', 'Rossi', 'mario-rossi', 'storia'],
  ])('has a slug of its own: %s', (_case, title, slug, expected) => {
    expect(mapTeaser(anonymiseAnswer(telling(7, { title, slug })).answer, context)?.slug).toBe(expected)
  })

  it('has the initials where nothing is to stand in the name’s place', () => {
    for (const given of [[{ name: 'Élodie  d’Amico' }], ['Élodie d’Amico']]) {
      const { answer } = anonymiseAnswer(sampleTeaser(7, { title: 'Parla Élodie d’Amico', anonymise: given }))
      expect(answer).toMatchObject({ title: 'Parla É. D. A.' })
    }
  })

  it('no longer says what is hidden in it', () => {
    expect(JSON.stringify(anonymiseAnswer(telling(7)).answer)).not.toMatch(/anonymise/)
  })

  it.each([[null], ['sì'], [[]], [[{ instead: 'x' }, null, 7]], [[{ name: ' ' }]]])(
    'is as ever where the CMS sends %j',
    (given) => {
      const { answer, hidden } = anonymiseAnswer(sampleTeaser(7, { title: `Assolto ${NAME}`, anonymise: given }))
      expect(answer).toMatchObject({ title: `Assolto ${NAME}` })
      expect(hidden).toEqual([])
    },
  )
})

describe('an answer about entries, whose words are the story’s', () => {
  it('says beside them which names are hidden', () => {
    const data = [sampleLiveEntry(41, { title: `${NAME} in aula` })]
    const { answer, hidden } = anonymiseAnswer({ data, updated_at: AT, total: 1, anonymise })
    expect(answer).toMatchObject({ data: [{ title: 'M. R. in aula' }], updated_at: AT, total: 1 })
    expect(hidden).toEqual([{ id: null, names: anonymise }])
  })
})

describe('an answer of any shape', () => {
  it('that hides nothing stays as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value)
        if (before.includes('anonymise')) return
        expect(anonymiseAnswer(value)).toEqual({ answer: value, hidden: [] })
      }),
    )
  })

  it('says no hidden name in any text of a story, wherever it stands', () => {
    const withName = fc.constantFrom(`È ${NAME}!`, 'Mario &amp; <b>Mario</b> Rossi', 'MARIO ROSSI')
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        withName,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'text', 'tags'), tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('title', 'blocks', 'x'), tree), (thing) => {
        const { answer } = anonymiseAnswer({ ...thing, anonymise })
        expect(JSON.stringify(answer)).not.toMatch(/mario (?:<b>)?rossi/i)
      }),
    )
  })
})
