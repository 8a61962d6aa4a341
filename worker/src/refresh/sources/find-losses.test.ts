import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findLosses } from './find-losses.ts'

const card = { id: 7, title: 'Il Po', picture: { id: 'po', credit: 'R.' }, authors: [{ slug: 'anna' }], premium: true }

describe('findLosses: what of a body has gone', () => {
  it.each([
    ['a picture', { ...card, picture: null }, ['picture']],
    ['a byline', { ...card, authors: [] }, ['authors']],
    ['a field that is absent', { ...card, title: undefined }, ['title']],
    ['a credit within', { ...card, picture: { id: 'po', credit: '' } }, ['picture.credit']],
    ['what only subscribers may read', { ...card, premium: false }, ['premium']],
  ])('%s', (_what, body, losses) => {
    expect(findLosses(card, body)).toEqual(losses)
  })

  it('finds it in the items of a list, wherever they stand now', () => {
    const stored = { stories: [card, { ...card, id: 8 }] }
    const body = { stories: [{ ...card, id: 9 }, { ...card, id: 8, picture: null }, card] }
    expect(findLosses(stored, body)).toEqual(['stories.8.picture'])
  })

  it('knows the blocks of a front by type and section', () => {
    const stored = [
      { type: 'section', section: { id: 2 }, subsections: [{ id: 5 }] },
      { type: 'events', events: [card] },
    ]
    const body = [
      { type: 'events', events: [] },
      { type: 'section', section: { id: 2 }, subsections: [] },
    ]
    expect(findLosses(stored, body)).toEqual(['section-2.subsections', 'events.events'])
  })

  it.each([
    ['an item that left the list', { stories: [card, { ...card, id: 8 }] }, { stories: [card] }],
    ['another picture', card, { ...card, picture: { id: 'trebbia', credit: 'R.' } }],
    ['zero degrees', { current: { temperature_2m: 4 } }, { current: { temperature_2m: 0 } }],
    ['a paragraph less', { blocks: [{ text: 'a' }, { text: 'b' }] }, { blocks: [{ text: 'b' }] }],
    ['something more', { ...card, picture: null }, card],
  ])('%s is no loss', (_what, stored, body) => {
    expect(findLosses(stored, body)).toEqual([])
  })

  it('nothing is lost between a body and itself, whatever it holds', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => expect(findLosses(body, body)).toEqual([])))
  })
})
