/** The sizes of a story's text, in the order in which the button brings them: what is said, and what is remembered. */
export const LETTER_SIZES = ['normal', 'large', 'larger'] as const

export type LetterSize = (typeof LETTER_SIZES)[number]

/** A remembered size; anything else is the paper's own. */
export function readLetterSize(kept: string | null): LetterSize {
  return LETTER_SIZES.find((size) => size === kept) ?? 'normal'
}

/** The size after this one; after the largest comes the paper's own again. */
export function nextLetterSize(size: LetterSize): LetterSize {
  return LETTER_SIZES[(LETTER_SIZES.indexOf(size) + 1) % LETTER_SIZES.length] ?? 'normal'
}
