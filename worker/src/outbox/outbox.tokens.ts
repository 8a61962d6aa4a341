/** The queue into which the relay puts. */
export const OUTBOX_QUEUE_TOKEN = Symbol('outbox queue')
