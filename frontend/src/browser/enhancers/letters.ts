/** Where the reader's size of a story's text (browser/enhancers/letter-size.ts) is remembered; without an entry it is the paper's. */
export const LETTERS_KEY = 'letters'

/** Marks the document, which story-tools.module.css follows; what is no size changes nothing. */
export function applyLetters(size: string | null): void {
  if (size !== null) document.documentElement.dataset['letters'] = size
}
