import { keepInTab, recallInTab } from '../support/device-memory.ts'

const KEY = 'nuovi'

/** Leaves for a page that is loaded anew what of its topic was known before: ids of a list, or paragraphs of a story. */
export function keepKnown(topic: string, known: readonly (string | null)[]): void {
  keepInTab(KEY, JSON.stringify([topic, ...known]))
}

/** What was known of a topic before its page was loaded anew, once; null where none was, or where the reader has gone to another page instead. */
export function takeKnown(topic: string): string[] | null {
  const text = recallInTab(KEY)
  keepInTab(KEY, null)
  try {
    const [of, ...known] = JSON.parse(text ?? '[]') as string[]
    return of === topic ? known : null
  } catch {
    // It is not ours: all scripts of the site share the memory of a tab.
    return null
  }
}
