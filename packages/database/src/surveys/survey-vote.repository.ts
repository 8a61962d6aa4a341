import { randomUUID } from 'node:crypto'
import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'

/** Who votes: a reader, by their id, or a browser, by the digest of its cookie; of a reader's browser both are known. */
export interface Voter {
  userId: string | null
  browser: string
}

/** A vote as it is kept. */
export interface Vote extends Voter {
  surveyId: number
  answerId: number
}

/** Votes for one answer. */
export interface CountedVotes {
  surveyId: number
  answerId: number
  votes: number
}

/** Keeps a vote with a line in the outbox, in a transaction of its own; see `keepVote`. */
export async function keepVoteAnnounced(entities: EntityManager, vote: Vote, isAgain = false): Promise<void> {
  try {
    await entities.fork().transactional(async (transaction) => {
      const id = await keepVote(transaction, vote)
      await appendOutbox(transaction, [{ topic: 'survey.voted', subjectId: id }])
    })
  } catch (error) {
    // The account was erased since it was seen who votes: what is left is a browser.
    if (error instanceof ForeignKeyConstraintViolationException)
      return keepVoteAnnounced(entities, { ...vote, userId: null })
    // The reader voted on another device a moment before, which is seen now.
    if (error instanceof UniqueConstraintViolationException && !isAgain) return keepVoteAnnounced(entities, vote, true)
    throw error
  }
}

/**
 * Keeps a vote in the transaction of `entities`; one that the same voter gave before takes the new answer. A vote that a
 * reader's browser gave before the reader signed in becomes the reader's. Given twice, it counts once. The id of its row.
 */
export async function keepVote(entities: EntityManager, vote: Vote): Promise<string> {
  const { surveyId, answerId, userId, browser } = vote
  if (userId !== null) await takeOver(entities, { surveyId, userId, browser })
  const [voter, column] = userId === null ? [browser, 'browser'] : [userId, 'user_id']
  const type = userId === null ? 'text' : 'uuid'
  const rows = await entities.execute<{ id: string }[]>(
    `insert into survey_votes as v (id, survey_id, answer_id, ${column}, voted_at)
    values (?::uuid, ?, ?, ?::${type}, now())
    on conflict (survey_id, ${column}) do update set answer_id = excluded.answer_id,
      voted_at = case when v.answer_id <> excluded.answer_id then now() else v.voted_at end
    returning id`,
    [randomUUID(), surveyId, answerId, voter],
  )
  const [row] = rows
  if (row === undefined) throw new Error('A vote was not kept')
  return row.id
}

async function takeOver(
  entities: EntityManager,
  { surveyId, userId, browser }: { surveyId: number; userId: string; browser: string },
): Promise<void> {
  await entities.execute(
    `update survey_votes set user_id = ?::uuid, browser = null where survey_id = ? and browser = ?
    and not exists (select 1 from survey_votes where survey_id = ? and user_id = ?::uuid)`,
    [userId, surveyId, browser, surveyId, userId],
  )
  await entities.execute('delete from survey_votes where survey_id = ? and browser = ?', [surveyId, browser])
}

/** What a voter has answered in a survey; null where nothing. What the reader gave goes before what their browser gave. */
export async function findVote(
  entities: EntityManager,
  surveyId: number,
  voter: Partial<Voter>,
): Promise<number | null> {
  const { userId, browser } = voter
  const rows = await entities.fork().execute<{ answerId: number }[]>(
    `select answer_id as "answerId" from survey_votes
    where survey_id = ? and (user_id = ?::uuid or browser = ?::text) order by user_id nulls last limit 1`,
    [surveyId, userId ?? null, browser ?? null],
  )
  return rows[0]?.answerId ?? null
}

/** The votes of one survey, or of all of them, by answer. */
export async function countVotes(entities: EntityManager, surveyId: number | null = null): Promise<CountedVotes[]> {
  return entities.fork().execute<CountedVotes[]>(
    `select survey_id as "surveyId", answer_id as "answerId", count(*)::int as votes from survey_votes
    where ?::int is null or survey_id = ?::int group by survey_id, answer_id order by survey_id, answer_id`,
    [surveyId, surveyId],
  )
}
