import type { EntityManager } from '@mikro-orm/postgresql'
import { ReaderMessage } from '../messages/reader-message.entity.ts'
import { appendOutbox } from '../outbox/outbox.repository.ts'
import { User } from '../accounts/user.entity.ts'

/** Everything kept of a reader but their messages, by what it is; for the reader's own file, with the names of requirements 3. */
export interface PersonalData {
  user: unknown
  savedItems: unknown[]
  newsletterSubscriptions: unknown[]
  privacySettings: unknown
  consents: unknown[]
  cookieChoices: unknown[]
  interests: unknown
  sessions: unknown[]
  votes: unknown[]
}

/** A message of a reader as it is kept, without its files: those may be large (`readFilePart`). */
export type PersonalMessage = { id: string; created_at: string } & Record<string, unknown>

/** Of some 60 KB each at most. */
const MESSAGES_AT_ONCE = 20

/** Before every other id. */
const NIL = '00000000-0000-0000-0000-000000000000'

const QUERY = `
  select json_build_object(
    'user', (select to_jsonb(u) - 'version' from users u where u.id = r.id),
    'savedItems', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.added_at), '[]') from saved_items s where s.user_id = r.id),
    'newsletterSubscriptions', (select coalesce(jsonb_agg(to_jsonb(n) - 'user_id'), '[]') from newsletter_subscriptions n where n.user_id = r.id),
    'privacySettings', (select to_jsonb(p) - 'user_id' from privacy_settings p where p.user_id = r.id),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.decided_at), '[]') from consent_records c where c.user_id = r.id),
    'cookieChoices', (select coalesce(jsonb_agg(to_jsonb(k) - 'user_id' order by k.chosen_at), '[]') from cookie_choices k where k.user_id = r.id),
    'interests', (select to_jsonb(i) - 'user_id' from user_interests i where i.user_id = r.id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_used_at', s.renewed_at, 'expires_at', s.expires_at)), '[]') from reader_sessions s where s.user_id = r.id),
    'votes', (select coalesce(jsonb_agg(jsonb_build_object('survey_id', v.survey_id, 'answer_id', v.answer_id, 'voted_at', v.voted_at) order by v.voted_at), '[]') from survey_votes v where v.user_id = r.id)
  ) as data
  from users r where r.id = ?::uuid`

/** Reads all of it as it stood at one moment: one statement. Null where there is no such reader. */
export async function findPersonalData(entities: EntityManager, userId: string): Promise<PersonalData | null> {
  const [row] = await entities.fork().execute<{ data: PersonalData }[]>(QUERY, [userId])
  return row?.data ?? null
}

/**
 * Some messages of a reader, in the order in which they were sent, after `last`; none where that was the last one. They are as many and as
 * long as the reader wrote: nobody reads them all at once.
 */
export async function listPersonalMessages(
  entities: EntityManager,
  userId: string,
  last: Pick<PersonalMessage, 'id' | 'created_at'> | null,
): Promise<PersonalMessage[]> {
  const rows = await entities.fork().execute<{ message: PersonalMessage }[]>(
    `select to_jsonb(m) - 'user_id' - 'sending_until' as message from reader_messages m
    where user_id = ?::uuid and (created_at, id) > (coalesce(?::timestamptz, '-infinity'), coalesce(?, '${NIL}')::uuid)
    order by created_at, id limit ${MESSAGES_AT_ONCE}`,
    [userId, last?.created_at ?? null, last?.id ?? null],
  )
  return rows.map(({ message }) => message)
}

/** Whether there is such a reader. */
export async function isReader(entities: EntityManager, userId: string): Promise<boolean> {
  return (await entities.fork().count(User, { id: userId })) > 0
}

/**
 * Deletes a reader and all that is theirs in the transaction of `entities`, every session of theirs with it; messages too, delivered or
 * not. False where they are gone already, and nothing happens.
 */
export async function deletePersonalData(entities: EntityManager, userId: string): Promise<boolean> {
  // First of all, since it waits for whoever is keeping something of theirs: a message that came late would stay as nobody's.
  const readers = await entities.execute<unknown[]>('select 1 from users where id = ?::uuid for update', [userId])
  if (readers.length === 0) return false
  await entities.nativeDelete(ReaderMessage, { userId })
  await entities.nativeDelete(User, { id: userId })
  await appendOutbox(entities, [{ topic: 'reader.erased', subjectId: userId }])
  return true
}
