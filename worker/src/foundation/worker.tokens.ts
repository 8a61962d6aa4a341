/** The names by which Nest knows what is no class of ours. */
export const LOGGER = Symbol('logger')
export const SETTINGS = Symbol('settings')
export const REDIS = Symbol('redis')
export const QUEUES = Symbol('queues')
/** What has each server of the cache in front forget pages; empty where there is none. */
export const PURGE_SENDERS = Symbol('purge senders')
/** How this installation spells its addresses. */
export const GRAMMAR = Symbol('grammar')
export const STOPPING = Symbol('stopping')
/** What sends mail; null where none is set up. */
export const MAILER = Symbol('mailer')
