import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { plainText } from './field.schema.ts'
import { createNameHider } from './hide-names.ts'

const ROSSI = { name: 'Mario Rossi', instead: 'M. R.' }
const hider = createNameHider([ROSSI, { name: 'Rossi', instead: 'R.' }, { name: 'Niccolò D’Amico', instead: 'N. D.' }])

describe('a name that is hidden', () => {
  it.each([
    ['Arrestato Mario Rossi a Piacenza', 'Arrestato M. R. a Piacenza'],
    ['MARIO ROSSI, 40 anni', 'M. R., 40 anni'],
    ['(mario\u00A0 rossi)', '(M. R.)'],
    ['«Mario\nRossi»', '«M. R.»'],
    ['Mario Ro\u00ADssi', 'M. R.'],
    ['l’avvocato di Rossi', 'l’avvocato di R.'],
    ["Niccolo\u0300 D'Amico e Niccolo D’Amico", 'N. D. e N. D.'],
    ['dell’Niccolò D´Amico', 'dell’N. D.'],
    ['MARIÓ ROSSÍ', 'M. R.'],
  ])('is found whatever its case, accents, apostrophes and gaps: «%s»', (text, expected) => {
    expect(hider.hide(text)).toBe(expected)
    expect(hider.holds(text)).toBe(true)
  })

  it.each(['Rossini e Barossi', 'Mario e Rossella', 'via Rossi2', 'D’Amicò', ''])(
    'is a whole word: «%s» stays',
    (text) => {
      expect(hider.hide(text)).toBe(text)
      expect(hider.holds(text)).toBe(false)
    },
  )

  it('goes before a shorter one that stands in it, and what is put in its place is not looked through again', () => {
    const both = createNameHider([
      { name: 'Rossi', instead: 'Mario' },
      { name: 'Mario Rossi', instead: 'Rossi' },
    ])
    expect(both.hide('Mario Rossi, poi Rossi')).toBe('Rossi, poi Mario')
  })

  it('is found in a slug', () => {
    expect(hider.holds('assolto-mario-rossi-a-piacenza')).toBe(true)
    expect(hider.holds('assolto-a-piacenza')).toBe(false)
  })

  it('may be written with signs that mean something in a pattern', () => {
    const odd = createNameHider([{ name: 'A.C. (Piace) [1]', instead: 'x' }])
    expect(odd.hide('Vince l’A.C. (Piace) [1]!')).toBe('Vince l’x!')
  })

  it('of nothing is none', () => {
    for (const name of ['', ' ', '\u00AD']) expect(createNameHider([{ name, instead: 'x' }]).hide('a b')).toBe('a b')
  })
})

describe('a text as the CMS writes it', () => {
  it.each([
    ['Mario <b>Rossi</b> &egrave; libero', 'M. R. è libero'],
    ['Mario&nbsp;Rossi &amp; figli', 'M. R. & figli'],
    ['Mario<br>Rossi', 'M. R.'],
    ['a &lt;b&gt; Rossi', 'a <b> R.'],
    ['&amp;lt; Rossi', '&lt; R.'],
  ])('is read by its words: «%s»', (markup, words) => {
    expect(plainText(hider.hideMarkup(markup))).toBe(words)
  })

  it('that holds no name is the very same', () => {
    expect(hider.hideMarkup('L&#39;acqua &amp;lt; <b>alta</b>')).toBe('L&#39;acqua &amp;lt; <b>alta</b>')
  })
})

describe('names and texts of any kind', () => {
  const word = fc.stringMatching(/^[a-zàèéìòù]{1,8}$/)
  const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const gap = fc.constantFrom(' ', '  ', '\u00A0', '\n', '-', '\u2011')

  it('no occurrence is left, however it is spelled, and all other words stay in their order', () => {
    const spelled = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      (text) => Array.from(text).join('\u00AD'),
    )
    fc.assert(
      fc.property(names, fc.array(word), fc.array(word), spelled, gap, (name, before, after, spell, between) => {
        const one = createNameHider([{ name, instead: '###' }])
        const rest = (words: string[]) => words.filter((other) => !one.holds(other))
        const [left, right] = [rest(before), rest(after)]
        const written = spell(name).replaceAll(' ', between)
        // What stands around it may be the beginning of the name, too: parted by a comma it is no part of it.
        const text = [...left, ',', written, ',', ...right].join(' ')
        const hidden = one.hide(text)
        expect(one.holds(hidden)).toBe(false)
        expect(hidden.split(' ')).toEqual(
          one
            .hide([...left, ','].join(' '))
            .split(' ')
            .concat('###', one.hide([',', ...right].join(' ')).split(' ')),
        )
      }),
    )
  })

  it('a text without the name stays to the letter, and hiding twice is hiding once', () => {
    fc.assert(
      fc.property(names, fc.string({ unit: 'grapheme', maxLength: 60 }), (name, text) => {
        const one = createNameHider([{ name, instead: '###' }])
        const hidden = one.hide(text)
        if (!one.holds(text)) expect(hidden).toBe(text)
        expect(one.hide(hidden)).toBe(hidden)
      }),
    )
  })

  it('markup, entities and all, shows no name to who reads its words', () => {
    const dressed = fc.constantFrom<(text: string) => string>(
      (text) => Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join(''),
      (text) => `<b>${text.slice(0, 1)}</b>${text.slice(1)}`,
      (text) => text.replaceAll(' ', '&nbsp;'),
      (text) => `<em>${text}</em>`,
    )
    fc.assert(
      fc.property(names, dressed, fc.string({ maxLength: 20 }), (name, dress, noise) => {
        const one = createNameHider([{ name, instead: '###' }])
        const hidden = plainText(one.hideMarkup(`${noise} ${dress(name)} ${noise}`))
        expect(one.holds(hidden)).toBe(false)
        expect(hidden).toContain('###')
      }),
    )
  })
})
