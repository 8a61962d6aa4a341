import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'

/** What the provider says of a reader. */
export interface ProvidedUser {
  ssoId: string
  email: string
  name: string
  surname: string
  profilePhotoUrl: string | null
  /** All of it, raw. */
  ssoData: Record<string, unknown>
}

/** A stored reader, without what is raw. Times are ISO 8601. */
export interface UserRecord {
  id: string
  ssoId: string
  email: string
  name: string
  surname: string
  profilePhotoUrl: string | null
  revision: number
  createdAt: string
  updatedAt: string
}

/** The columns of a record, of the table `users` under the name `u`, as PostgreSQL writes JSON. */
export const USER_COLUMNS = `
  u.id, u.sso_id as "ssoId", u.email, u.name, u.surname, u.profile_photo_url as "profilePhotoUrl",
  u.revision as "revision",
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(u.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`

/** Keeps what the provider says now; `updatedAt` and `version` move only where something is new. */
export async function upsertUser(entities: EntityManager, user: ProvidedUser): Promise<UserRecord> {
  const rows = await entities.fork().execute<UserRecord[]>(
    `with given (sso_id, email, name, surname, profile_photo_url, sso_data) as
      (values (?::text, ?::text, ?::text, ?::text, ?::text, ?::jsonb))
    insert into users as u
      (id, sso_id, email, name, surname, profile_photo_url, sso_data, revision, version, created_at, updated_at)
    select ?::uuid, given.*, 0, 1, now(), now() from given
    on conflict (sso_id) do update set
      email = excluded.email, name = excluded.name, surname = excluded.surname,
      profile_photo_url = excluded.profile_photo_url, sso_data = excluded.sso_data,
      version = u.version + case when ${CHANGED} then 1 else 0 end,
      updated_at = case when ${CHANGED} then now() else u.updated_at end
    returning ${USER_COLUMNS}`,
    [user.ssoId, user.email, user.name, user.surname, user.profilePhotoUrl, JSON.stringify(user.ssoData), randomUUID()],
  )
  const [row] = rows
  if (!row) throw new Error('a reader was neither found nor made')
  return row
}

/** Who is meant: by the id of the record, or whoever the provider means. */
export type KnownUser = { id: string } | 'provided'

/** The same for a reader who is there already; null where they are not, or are another one of the provider's. */
export async function updateUser(
  entities: EntityManager,
  known: KnownUser,
  user: ProvidedUser,
): Promise<UserRecord | null> {
  const rows = await entities.fork().execute<UserRecord[]>(
    `update users as u set
      email = excluded.email, name = excluded.name, surname = excluded.surname,
      profile_photo_url = excluded.profile_photo_url, sso_data = excluded.sso_data,
      version = u.version + case when ${CHANGED} then 1 else 0 end,
      updated_at = case when ${CHANGED} then now() else u.updated_at end
    from (values (?::text, ?::text, ?::text, ?::text, ?::text, ?::jsonb))
      as excluded (sso_id, email, name, surname, profile_photo_url, sso_data)
    where u.id = coalesce(?::uuid, u.id) and u.sso_id = excluded.sso_id
    returning ${USER_COLUMNS}`,
    [
      user.ssoId,
      user.email,
      user.name,
      user.surname,
      user.profilePhotoUrl,
      JSON.stringify(user.ssoData),
      known === 'provided' ? null : known.id,
    ],
  )
  return rows[0] ?? null
}

/** The record of this id; null where there is none, or none any more. */
export async function findUser(entities: EntityManager, id: string): Promise<UserRecord | null> {
  const rows = await entities
    .fork()
    .execute<UserRecord[]>(`select ${USER_COLUMNS} from users u where u.id = ?::uuid`, [id])
  return rows[0] ?? null
}

const CHANGED = `(u.email, u.name, u.surname, u.profile_photo_url, u.sso_data)
  is distinct from (excluded.email, excluded.name, excluded.surname, excluded.profile_photo_url, excluded.sso_data)`
