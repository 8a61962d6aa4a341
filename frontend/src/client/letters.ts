/** Where the reader's size of a story's text is remembered; without an entry it is the paper's. */
export const LETTERS_KEY = 'letters'

/** The remembered size (story/letter-size.ts); none where the browser keeps nothing for us. */
export function rememberedLetters(): string | null {
  try {
    return localStorage.getItem(LETTERS_KEY)
  } catch {
    return null
  }
}

/** Marks the document, which story-tools.module.css follows; what is no size changes nothing. */
export function applyLetters(size: string | null): void {
  if (size !== null) document.documentElement.dataset['letters'] = size
}
