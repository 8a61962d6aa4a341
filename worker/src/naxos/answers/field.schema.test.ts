import { describe, expect, it } from '@jest/globals'
import { dayField, endField, instantField, multilineText, referenceField, wordsField } from './field.schema.ts'

describe('texts are plain: no reader sees markup', () => {
  it.each([
    ['<b>Grassetto</b> &amp; <em class="x">corsivo</em>', 'Grassetto & corsivo'],
    ['L&#39;acqua, l&#x27;olio e il caff&egrave;', "L'acqua, l'olio e il caffè"],
    ['H<sub>2</sub>O, m<sup>2</sup>, <strong>forte</strong>, <i>piano</i>', 'H2O, m2, forte, piano'],
    ['Prima<br>seconda<br />terza', 'Prima seconda terza'],
    ['&amp;lt;b&amp;gt; si scrive &lt;b&gt;', '&lt;b&gt; si scrive <b>'],
    ['3 < 5 e AT&T resta', '3 < 5 e AT&T resta'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['Il\uFFFE Po\uFFFF sale \u{1FFFE}ancora\uFDD0', 'Il Po sale ancora'],
  ])('%s', (given, expected) => {
    expect(wordsField.parse(given)).toBe(expected)
  })

  it('a br in a text of several lines begins a new one', () => {
    expect(multilineText.parse('Prima<br>seconda\nterza')).toBe('Prima\nseconda\nterza')
  })
})

describe('a time', () => {
  it.each([
    ['2026-11-21T10:30:00.000+01:00', '2026-11-21T10:30:00.000+01:00'],
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z'],
    ['2026-11-21T10:30:00', '2026-11-21T10:30:00+01:00'],
    ['2026-07-21T10:30', '2026-07-21T10:30+02:00'],
    ['2026-03-29T03:30:00', '2026-03-29T03:30:00+02:00'],
    ['2026-10-25T02:30:00', '2026-10-25T02:30:00+01:00'],
    ['0001-01-01T00:00:00+15:59', '0001-01-01T00:00:00+15:59'],
    ['0000-01-01T00:00:00Z', null],
    ['2026-11-21T10:30:00+23:00', null],
    ['2026-11-21T10:30:00-16:00', null],
    ['2026-11-21T10:30:00+0100', '2026-11-21T10:30:00+01:00'],
    ['2026-11-21T10:30:00.123456-05', '2026-11-21T10:30:00.123456-05:00'],
    ['2026-11-21 10:30:00', '2026-11-21T10:30:00+01:00'],
    ['2026-11-21 10:30:00 +0100', '2026-11-21T10:30:00+01:00'],
    ['2026-11-21t09:30:00,5z', '2026-11-21T09:30:00.5Z'],
    ['2026-11-21', '2026-11-21T00:00:00+01:00'],
    ['2026-10-25', '2026-10-25T00:00:00+02:00'],
    ['2026-02-30', null],
    ['0000-00-00 00:00:00', null],
    ['2026-11-21T10:30:00-1600', null],
    ['2026-11-21T25:00:00+0100', null],
    ['2026-11-21 alle 10', null],
    ['21 novembre', null],
  ])('%s is read as %s: without a zone it is Rome’s', (given, expected) => {
    expect(instantField.parse(given)).toBe(expected)
  })

  it.each([
    ['2026-11-24', '2026-11-24T23:59:59.999+01:00'],
    ['2026-10-25', '2026-10-25T23:59:59.999+01:00'],
    ['2026-11-24T18:00:00+01:00', '2026-11-24T18:00:00+01:00'],
    [null, null],
  ])('%s, as an end, is read as %s: a day without an hour counts whole', (given, expected) => {
    expect(endField.parse(given)).toBe(expected)
  })

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00+01:00', '2026-11-20'],
    ['2026-11-19T23:00:00Z', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['2026-02-30', null],
    ['0000-00-00', null],
    [20261120, null],
  ])('%s, as a day, is that of Rome: %s', (given, expected) => {
    expect(dayField.parse(given)).toBe(expected)
  })
})

describe('what is referred to', () => {
  it('may stand alone, as text or in an object', () => {
    expect([12, '12', { id: 12 }, { id: '12', name: 'Cronaca' }].map((given) => referenceField.parse(given))).toEqual([
      12, 12, 12, 12,
    ])
    expect(referenceField.safeParse({ slug: 'cronaca' }).success).toBe(false)
  })
})
