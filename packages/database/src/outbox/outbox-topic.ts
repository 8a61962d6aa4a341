/** What may stand in the outbox: what has changed, and with it what is to be done. */
const OUTBOX_TOPICS = [
  'reader.changed',
  'reader.erased',
  'message.sent',
  'withdrawal.confirmed',
  'survey.voted',
] as const

export type OutboxTopic = (typeof OUTBOX_TOPICS)[number]

/** One line of the outbox. */
export interface OutboxNote {
  topic: OutboxTopic
  /** The id of the reader, message, withdrawal or vote. */
  subjectId: string
}

/** The channel on which the relay is woken. */
export const OUTBOX_CHANNEL = 'outbox'
