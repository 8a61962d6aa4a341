import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { agreeWithFigures, capitaliseSentences, contract, prepositions, withArticle } from './articles.ts'
import { dateWithArticle, toRomeClock, weekdayDate } from './dates.ts'
import { figureWithArticle, formatNumber, formatTenths, inWords } from './numbers.ts'
import { parseTemplate } from './template.ts'

describe('withArticle', () => {
  it.each([
    ['teatro', 'ms', 'il teatro'],
    ['stadio', 'ms', 'lo stadio'],
    ['zaino', 'ms', 'lo zaino'],
    ['ospedale', 'ms', 'l’ospedale'],
    ['acqua', 'fs', 'l’acqua'],
    ['strada', 'fs', 'la strada'],
    ['studenti', 'mp', 'gli studenti'],
    ['alpini', 'mp', 'gli alpini'],
    ['vigili', 'mp', 'i vigili'],
    ['auto', 'fp', 'le auto'],
  ] as const)('%s (%s) is «%s»', (noun, agreement, expected) => {
    expect(withArticle(noun, agreement)).toBe(expected)
  })
})

describe('contract', () => {
  it.each([
    ['di', 'il Comune', 'del Comune'],
    ['a', 'lo stadio', 'allo stadio'],
    ['da', 'l’Arda', 'dall’Arda'],
    ['in', 'la Bassa', 'nella Bassa'],
    ['su', 'gli argini', 'sugli argini'],
    ['a', 'Le Mose', 'alle Mose'],
    ['a', 'Agazzano', 'ad Agazzano'],
    ['a', 'Bobbio', 'a Bobbio'],
    ['di', 'i vigili', 'dei vigili'],
    ['in', 'via Roma', 'in via Roma'],
  ] as const)('%s + «%s» is «%s»', (preposition, phrase, expected) => {
    expect(contract(preposition, phrase)).toBe(expected)
  })

  it('never leaves a preposition beside an article', () => {
    const phrase = fc.tuple(
      fc.constantFrom('il ', 'lo ', 'la ', 'l’', 'i ', 'gli ', 'le '),
      fc.stringMatching(/^[a-z]{3,9}$/),
    )
    fc.assert(
      fc.property(fc.constantFrom(...prepositions), phrase, (preposition, [article, noun]) => {
        expect(contract(preposition, article + noun)).not.toMatch(/^(di|a|da|in|su) /)
      }),
    )
  })
})

describe('agreeWithFigures', () => {
  it('chooses the article by the sound of the number', () => {
    expect(agreeWithFigures('grazie ai otto, dei 11, i 80 e i dieci, nei 110')).toBe(
      'grazie agli otto, degli 11, gli 80 e i dieci, nei 110',
    )
  })
})

describe('numbers and dates as an Italian newspaper prints them', () => {
  it('writes figures', () => {
    expect([950, 4300, 12_000, 230_000, 12_345].map(formatNumber)).toEqual([
      '950',
      '4.300',
      '12mila',
      '230mila',
      '12.345',
    ])
    expect([formatTenths(23), formatTenths(20)]).toEqual(['2,3', '2'])
    expect([inWords(3), inWords(20), inWords(21)]).toEqual(['tre', 'venti', '21'])
    expect(['8', '80', '11', '12', '110'].map(figureWithArticle)).toEqual(['l’8', 'l’80', 'l’11', 'il 12', 'il 110'])
  })

  it('reads the clock of Rome on both sides of the change of March', () => {
    expect(toRomeClock(new Date('2026-03-29T00:59:00Z')).getUTCHours()).toBe(1)
    expect(toRomeClock(new Date('2026-03-29T01:00:00Z')).getUTCHours()).toBe(3)
  })

  it('writes dates with the article they take', () => {
    const clock = new Date('2026-03-07T12:00:00Z')
    expect(weekdayDate(clock, 7)).toBe('sabato 14 marzo')
    expect([dateWithArticle(clock, 1), dateWithArticle(clock, 25)]).toEqual(['l’8 marzo', 'il primo aprile'])
  })
})

describe('templates and sentences', () => {
  it('refuses a bracket that is never closed', () => {
    expect(() => parseTemplate('[a|b')).toThrow(SyntaxError)
    expect(() => parseTemplate('a {b')).toThrow(SyntaxError)
    expect(() => parseTemplate('a] b')).toThrow(SyntaxError)
  })

  it('capitalises after a full stop, inside and outside quotes', () => {
    expect(capitaliseSentences('ieri. poi «basta». e dopo? «sì. forse»')).toBe('Ieri. Poi «basta». E dopo? «Sì. Forse»')
  })
})
