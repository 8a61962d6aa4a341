/** The cookie that a page's script may read: it says that this browser has voted in some survey, and nothing else. */
export const VOTED_COOKIE = 'liberta_votato'
