import { chooseWeighted, createZipf, pickOne } from './choose.ts'

/** What people type: mostly words of the paper, often misspelt, sometimes nothing that there is. */
const KINDS = { known: 30, pair: 35, misspelt: 25, junk: 10 } as const
const ZIPF = 0.8
const LETTERS = 'abcdefghilmnopqrstuvz'.split('')
/** What comes with pasted text, scanners and fingers on the wrong key. */
const JUNK = [
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%%%',
  '../../etc/passwd',
  '😀😀',
  '"',
  '\\',
  'aaaaaaaaaaaaaaaa',
] as const

/** What people seek who know these words; `random` gives numbers in [0, 1). @throws where no word is known */
export function createSeeker(words: readonly string[]): (random: () => number) => string {
  const chooseWord = createZipf(words.length, ZIPF)
  const word = (random: () => number) => words[chooseWord(random())] ?? ''
  return (random) => {
    switch (chooseWeighted(KINDS, random())) {
      case 'known':
        return word(random)
      case 'pair':
        return `${word(random)} ${pickOne(words, random())}`
      case 'misspelt':
        return misspell(word(random), random)
      case 'junk':
        return random() < 0.5 ? pickOne(JUNK, random()) : composeNonsense(random)
    }
  }
}

/** The word with one letter lost, doubled, swapped with the next one, or another in its place. */
export function misspell(word: string, random: () => number): string {
  const at = Math.floor(random() * Math.max(1, word.length - 1))
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)]
  switch (chooseWeighted({ lost: 1, doubled: 1, swapped: 1, other: 1 }, random())) {
    case 'lost':
      return before + after
    case 'doubled':
      return before + letter + letter + after
    case 'swapped':
      return before + after.slice(0, 1) + letter + after.slice(1)
    case 'other':
      return before + pickOne(LETTERS, random()) + after
  }
}

function composeNonsense(random: () => number): string {
  return Array.from({ length: 4 + Math.floor(random() * 12) }, () => pickOne(LETTERS, random())).join('')
}
