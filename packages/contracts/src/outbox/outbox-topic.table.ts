import { z } from 'zod'
import { jobOriginFields } from '../requests/request-id.schema.ts'

/** What a job of the outbox carries: the id of the reader, message, withdrawal or vote that has changed, and nothing of it; and which request changed it. */
const subjectSchema = z.object({ subjectId: z.uuid(), ...jobOriginFields })

/** What is to be done with a topic's lines. */
interface OutboxTopicFacts {
  /** What the job of a line carries. */
  payload: typeof subjectSchema
  /** How it is tried again: a projection seconds later, as PostgreSQL and Redis come back; a delivery minutes to hours later. */
  work: 'projection' | 'delivery'
  /** Which lines are one job as long as it waits: those of one subject, or all of the topic. */
  together: 'subject' | 'topic'
}

/** What may stand in the outbox, by topic. The worker holds one command for each. */
export const OUTBOX_TOPICS = {
  'reader.changed': { payload: subjectSchema, work: 'projection', together: 'subject' },
  'reader.erased': { payload: subjectSchema, work: 'projection', together: 'subject' },
  'message.sent': { payload: subjectSchema, work: 'delivery', together: 'subject' },
  'withdrawal.confirmed': { payload: subjectSchema, work: 'delivery', together: 'subject' },
  'survey.voted': { payload: subjectSchema, work: 'projection', together: 'topic' },
} as const satisfies Record<string, OutboxTopicFacts>

export type OutboxTopic = keyof typeof OUTBOX_TOPICS

/** Whether a job's name is a topic: another version of the programs may have written others. */
export function isOutboxTopic(name: string): name is OutboxTopic {
  return Object.hasOwn(OUTBOX_TOPICS, name)
}
