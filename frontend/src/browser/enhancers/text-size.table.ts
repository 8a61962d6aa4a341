/** The sizes of a story's text, in the order in which the button brings them: what is said, and what is remembered. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

export type TextSize = (typeof TEXT_SIZES)[number]

/** A remembered size; anything else is the paper's own. */
export function readTextSize(kept: string | null): TextSize {
  return TEXT_SIZES.find((size) => size === kept) ?? 'normal'
}

/** The size after this one; after the largest comes the paper's own again. */
export function nextTextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'normal'
}
