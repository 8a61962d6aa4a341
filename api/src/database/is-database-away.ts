/** What Node says of a connection that cannot be made or has broken. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/**
 * What PostgreSQL says (Appendix A of its documentation): connections broken (08), too many of them or no room (53), shutting
 * down or starting (57P), a statement or a lock that took too long, and tables that a first migration has not made yet.
 */
const SQL_STATE = /^(?:08\w{3}|53\w{3}|57P\d\w|57014|55P03|42P01)$/

/** What the pool says, without any code: no connection became free in time, or the one that was used broke. */
const WORDS = /timeout exceeded when trying to connect|connection terminated|not queryable/i

/** Whether something was thrown because the database cannot be had now: asking again later may help. */
export function isDatabaseAway(thrown: unknown): boolean {
  // Not by its class: an error of Node's own is another realm's where modules run in a context.
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (BROKEN.has(code) || SQL_STATE.test(code))) return true
  return typeof message === 'string' && WORDS.test(message)
}
