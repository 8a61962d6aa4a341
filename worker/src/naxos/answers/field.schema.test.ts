import { describe, expect, it } from '@jest/globals'
import { instantField, multilineText, referenceField, wordsField } from './field.schema.ts'

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
    ['21 novembre', null],
  ])('%s is read as %s: without a zone it is Rome’s', (given, expected) => {
    expect(instantField.parse(given)).toBe(expected)
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
