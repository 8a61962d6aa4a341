import { describe, expect, it } from '@jest/globals'
import { describeMadeWithAI } from './describe-made-with-ai.ts'
import { AI_PARTS } from './story-trust.schema.ts'

const END = 'con l’aiuto dell’intelligenza artificiale'

describe('what readers are told of artificial intelligence', () => {
  it.each([
    [['text'], `Testo prodotto ${END} e rivisto dalla redazione`],
    [['translation'], `Traduzione prodotta ${END} e rivista dalla redazione`],
    [['translation', 'picture'], `Traduzione e immagine prodotte ${END} e riviste dalla redazione`],
    [['text', 'translation', 'audio'], `Testo, traduzione e audio prodotti ${END} e rivisti dalla redazione`],
    [[], ''],
  ] as const)('of %j: «%s»', (parts, words) => expect(describeMadeWithAI(parts)).toBe(words))

  it('has words for every part', () => {
    for (const part of AI_PARTS) expect(describeMadeWithAI([part])).toMatch(/^\p{Lu}\p{Ll}+ prodott[oa] con/u)
  })
})
