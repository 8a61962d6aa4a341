/**
 * Names the words that are generated, and which story is dealt which: who has kept an index or an answer of another edition makes
 * or fetches it anew. It is a digest of both, which edition.test.ts reckons: a change of either asks for the new one there.
 */
export const EDITION = 'af622ea29a2f'
