import { MikroORM } from '@mikro-orm/postgresql'
import type { TestApi } from './start-api.ts'

/** Readers of tests that need no more of them than rows. */
export const READERS = ['0f0e0d0c-0b0a-4908-8706-050403020100', '0f0e0d0c-0b0a-4908-8706-050403020101'] as const

/** Ends all sessions there were, and begins two of each of these readers, past the sign-in provider. */
export async function signReadersIn({ application }: TestApi): Promise<void> {
  const entities = application.get(MikroORM).em.fork()
  await entities.execute('delete from reader_sessions')
  for (const id of READERS) {
    await entities.execute(
      `insert into users (id, sso_id, email, name, surname, sso_data, revision, created_at, updated_at)
      values (?, ?, ?, 'Anna', '', '{}', 1, now(), now()) on conflict do nothing`,
      [id, id, `${id}@example.it`],
    )
    await entities.execute(
      `insert into reader_sessions (id_hash, user_id, token_expires_at, created_at, renewed_at, expires_at)
      select ?::text || n, ?, now(), now(), now(), now() + interval '1 day' from generate_series(1, 2) n`,
      [id, id],
    )
  }
}
