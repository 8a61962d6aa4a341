import { recall } from '../support/device-memory.ts'
import { TEXT_SIZE } from '../support/states.ts'

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

/** Where the reader's size of a story's text is remembered; without an entry it is the paper's. */
export const TEXT_SIZE_KEY = 'letters'

/** Marks the document, which story-tools.module.css follows; what is no size changes nothing. */
export function applyTextSize(size: string | null): void {
  if (size !== null) document.documentElement.setAttribute(TEXT_SIZE, size)
}

/** Gives the page the size that the reader has chosen on this device. */
export function applyRememberedTextSize(): void {
  applyTextSize(recall(TEXT_SIZE_KEY))
}
