/** What sends mail; null where none is set up. */
export const MAILER = Symbol('mailer')
