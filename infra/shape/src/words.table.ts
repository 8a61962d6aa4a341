/** A word that is better said otherwise. */
export interface OldWord {
  /** As identifiers have it, in their parts: `course` finds `courseRow`, `planCourses` and `COURSE_HEIGHT`. */
  old: string
  better: string
  /** The folders outside of which the word means another thing. */
  within?: readonly string[]
  /** Names that have the word and are another's, who alone could change them. */
  except?: readonly string[]
}

const RESERVED = ['frontend/src/pages/reserved-area', 'frontend/src/page-definition/personal']

/** The words that the field has better ones for; `docs/glossary.md` says what each of the better ones means. */
export const OLD_WORDS: readonly OldWord[] = [
  { old: 'course', better: 'row' },
  { old: 'trail', better: 'breadcrumbs' },
  { old: 'subject', better: 'component gallery', within: ['frontend/src/pages/internal'] },
  { old: 'letters', better: 'text size', within: ['frontend/src/browser'] },
  { old: 'letterSize', better: 'text size' },
  { old: 'writeLetter', better: 'write mail' },
  { old: 'letter', better: 'mail', within: ['worker/src/mail'] },
  // schema.org's copyrightNotice is a property of a picture.
  { old: 'notice', better: 'toast, flash message, obituary, webhook payload', except: ['copyrightNotice'] },
  { old: 'ownPage', better: 'personal page' },
  {
    old: 'order',
    better: 'form action',
    within: [...RESERVED, 'frontend/src/server', 'packages/contracts/src/accounts'],
  },
  { old: 'visit', better: 'personal request', within: RESERVED },
  { old: 'bake', better: 'precompress' },
  { old: 'prebake', better: 'precompress' },
  { old: 'isDear', better: 'isExpensive' },
  { old: 'askedBy', better: 'clientAddress' },
  { old: 'renderGate', better: 'renderLimiter, with concurrency and maxQueue' },
  { old: 'fullHouse', better: 'OVERLOADED' },
  { old: 'inFlux', better: 'CHANGING' },
  { old: 'distrust', better: 'invalidate' },
  { old: 'keepGood', better: 'keepLastValid' },
  { old: 'keptGood', better: 'keepLastValid' },
  { old: 'keepRedirects', better: 'watchRedirects' },
  { old: 'awaited', better: 'pending', within: ['api', 'packages', 'worker'] },
  { old: 'told', better: 'response' },
  { old: 'asked', better: 'request' },
  { old: 'inForce', better: 'active' },
  { old: 'circle', better: 'loop', within: ['frontend/src/content', 'packages', 'worker'] },
  { old: 'neededWords', better: 'requiredText' },
  { old: 'linesField', better: 'multilineText' },
]

/** Phrases of log lines, and what an operator would search for. */
export const OLD_PHRASES: readonly OldWord[] = [
  { old: 'hearing of changes', better: 'change stream reconnected' },
  { old: 'did not come', better: 'failed' },
  { old: 'awaited', better: 'pending', within: ['api', 'packages', 'worker'] },
  { old: 'in force', better: 'active' },
  { old: 'told', better: 'response' },
  { old: 'asked', better: 'request' },
]
