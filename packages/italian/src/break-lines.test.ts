import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { keepTogether, splitParagraphs } from './break-lines.ts'

describe('keepTogether', () => {
  it.each([
    ['Detto: «Una notte»', 'Detto: «Una\u00a0notte»'],
    ['«Avevamo tutti paura», e poi «Nessun ferito»', '«Avevamo\u00a0tutti paura», e\u00a0poi «Nessun\u00a0ferito»'],
    ['«L’acqua sale ancora»', '«L’acqua\u00a0sale ancora»'],
    ['“Basta, si chiude”', '“Basta,\u00a0si chiude”'],
    ['«Precipitevolissimevolmente giù»', '«Precipitevolissimevolmente giù»'],
    ['«Amministratori assenti»', '«Amministratori assenti»'],
    ['«Vergogna» dicono', '«Vergogna» dicono'],
  ])(
    'the first word of a quotation stands with the next (docs/design.md, type), where both fit a line: %s',
    (title, kept) => expect(keepTogether(title)).toBe(kept),
  )

  it.each([
    ['Furto aggravato, la giudice decide', 'Furto aggravato, la\u00a0giudice decide'],
    ['Trova il biglietto: i pendolari', 'Trova il\u00a0biglietto: i\u00a0pendolari'],
    ['Il Po e la piena', 'Il\u00a0Po e\u00a0la\u00a0piena'],
    ['Il no di un’amministrazione', 'Il\u00a0no di un’amministrazione'],
    ['E di un incidente', 'E di\u00a0un\u00a0incidente'],
    ['La', 'La'],
    ['', ''],
  ])('no line ends in an article or a preposition, where the next word fits beside it: %s', (title, kept) =>
    expect(keepTogether(title)).toBe(kept),
  )

  it.each([
    ['L’edizione delle 19.30 di venerdì 27 novembre', 'L’edizione delle 19.30\u00a0di\u00a0venerdì 27\u00a0novembre'],
    ['Banchetto in via Calzolai, 2.575 firme', 'Banchetto in\u00a0via Calzolai, 2.575\u00a0firme'],
    ['Bollette su del 28 per cento', 'Bollette su del\u00a028\u00a0per\u00a0cento'],
    ['Obiettivo sul Po: 68 scatti', 'Obiettivo sul\u00a0Po: 68\u00a0scatti'],
    ['Nel 2026, però', 'Nel\u00a02026, però'],
    ['Quindici squadre 15', 'Quindici squadre 15'],
    ['120 amministratori', '120 amministratori'],
  ])('no number stands at the end of a line without what it counts, where both fit: %s', (title, kept) =>
    expect(keepTogether(title)).toBe(kept),
  )

  it('keeps no more letters together than the narrowest card holds, and changes nothing but spaces', () => {
    const word = fc.constantFrom('il', 'la', 'di', 'e', 'un', 'Po', '«La', 'piena»', 'amministrazione', 'fiume', '2-0')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const title = words.join(' ')
        const kept = keepTogether(title)
        expect(kept.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(title)
        for (const part of kept.split(' ')) if (part.includes('\u00a0')) expect(part.length).toBeLessThanOrEqual(16)
      }),
    )
  })

  it.each([
    ['Il Piacenza vince 2-0', 'Il\u00a0Piacenza vince 2\u2060-\u20600'],
    ['Bilancio 2025–2027, sì', 'Bilancio 2025\u2060–\u20602027, sì'],
    ['Serie 3-1 1-3', 'Serie 3\u2060-\u20601 1\u2060-\u20603'],
    ['Il porta-bandiera del 3 - 1', 'Il porta-bandiera del\u00a03 - 1'],
  ])('parts no pair of numbers at its hyphen: %s', (title, kept) => expect(keepTogether(title)).toBe(kept))
})

describe('splitParagraphs', () => {
  it('are what line breaks part, without the blanks around them and without empty ones', () => {
    expect(splitParagraphs(' Ciao. \r\n \u00a0\n\t Addio.\n')).toEqual(['Ciao.', 'Addio.'])
    expect(splitParagraphs(null)).toEqual([])
  })

  it('a run of blanks, however long, is looked through once', () => {
    const text = `Ciao${' '.repeat(300_000)}a tutti`
    expect(splitParagraphs(text)).toEqual([text])
  })
})
