import { describe, expect, it } from '@jest/globals'
import { splitStandfirst } from './describe-event.ts'

const SENTENCE = 'Sessanta musicisti, un’ora di arie e marce tra le arcate del Gotico.'

describe('what stands under an event’s title', () => {
  it('is its first paragraph, or where that is long its first sentence', () => {
    expect(splitStandfirst(null)).toEqual([])
    expect(splitStandfirst(`${SENTENCE}\n\nPoi si cena.`)).toEqual([SENTENCE, 'Poi si cena.'])
    expect(splitStandfirst(`${SENTENCE} ${SENTENCE} ${SENTENCE} ${SENTENCE}`)).toEqual([
      SENTENCE,
      `${SENTENCE} ${SENTENCE} ${SENTENCE}`,
    ])
    expect(splitStandfirst('Parola '.repeat(60).trim())).toHaveLength(1)
  })
})
