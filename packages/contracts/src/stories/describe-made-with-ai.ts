import { joinNames } from '@liberta/italian/join-names'
import type { AIPart } from './story-trust.schema.ts'

/** What the parts are called. */
const PARTS: Readonly<Record<AIPart, { name: string; isFeminine: boolean }>> = {
  text: { name: 'testo', isFeminine: false },
  translation: { name: 'traduzione', isFeminine: true },
  summary: { name: 'sommario', isFeminine: false },
  picture: { name: 'immagine', isFeminine: true },
  audio: { name: 'audio', isFeminine: false },
  content: { name: 'contenuto', isFeminine: false },
}

/**
 * What readers are told (Regulation 2024/1689, article 50): 'Testo prodotto con l’aiuto dell’intelligenza artificiale e rivisto dalla
 * redazione', 'Traduzione e immagine prodotte …'. Without a full stop; empty where no part is named.
 */
export function describeMadeWithAI(parts: readonly AIPart[]): string {
  const named = parts.map((part) => PARTS[part])
  if (named.length === 0) return ''
  const isFeminine = named.every((part) => part.isFeminine)
  const ending = named.length === 1 ? (isFeminine ? 'a' : 'o') : isFeminine ? 'e' : 'i'
  const names = joinNames(named.map(({ name }) => name))
  const sentence = `${names} prodott${ending} con l’aiuto dell’intelligenza artificiale e rivist${ending} dalla redazione`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
