import { describe, expect, it } from '@jest/globals'
import { sayHowMuchWasRead } from './SubscribersWall.tsx'

const say = (words: number, readingSeconds: number) =>
  sayHowMuchWasRead({ blocks: [{ type: 'paragraph', text: 'parola '.repeat(words) }], readingSeconds })

describe('how much of a locked story was read', () => {
  it.each([
    [250, 360, 'Hai letto 1 minuto su 6.'],
    [500, 360, 'Hai letto 2 minuti su 6.'],
    [75, 372, 'Hai letto meno di un minuto su 6.'],
    [75, 80, 'Hai letto 18 secondi su 80.'],
    [4, 10, 'Hai letto 1 secondo su 10.'],
    [0, 119, 'Hai letto 0 secondi su 119.'],
  ])('%d words of a story of %d seconds: %s', (words, seconds, sentence) => {
    expect(say(words, seconds)).toBe(sentence)
  })
})
