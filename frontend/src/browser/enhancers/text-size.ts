import { recall } from '../support/device-memory.ts'
import { TEXT_SIZE } from '../support/states.ts'

/** Where the reader's size of a story's text (text-size.table.ts) is remembered; without an entry it is the paper's. */
export const TEXT_SIZE_KEY = 'letters'

/** Marks the document, which story-tools.module.css follows; what is no size changes nothing. */
export function applyTextSize(size: string | null): void {
  if (size !== null) document.documentElement.setAttribute(TEXT_SIZE, size)
}

/** Gives the page the size that the reader has chosen on this device. */
export function applyRememberedTextSize(): void {
  applyTextSize(recall(TEXT_SIZE_KEY))
}
