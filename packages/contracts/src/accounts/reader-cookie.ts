/**
 * The cookie that a page's script may read: it says that there may be a session, and nothing else. Without it no page calls
 * `/api/auth`.
 */
export const HINT_COOKIE = 'liberta_lettore'
