import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

/** A reader who is signed in, without the way through the provider. */
export interface PlantedReader {
  id: string
  /** The `Cookie` header of their browser. */
  cookie: string
}

const DAY_MS = 86_400_000

/** Writes readers with a session each into the site's database; their tokens end tomorrow, so that nobody asks the provider. */
export async function plantReaders(databaseUrl: string, count: number): Promise<PlantedReader[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const readers: PlantedReader[] = []
    for (let index = 0; index < count; index += 1) {
      const id = randomUUID()
      const session = randomBytes(32).toString('base64url')
      await client.query(
        `insert into users (id, sso_id, email, name, surname, sso_data, created_at, updated_at)
        values ($1::uuid, $2, $2 || '@example.it', 'Lettore', '', '{}', now(), now())`,
        [id, id],
      )
      const idHash = createHash('sha256').update(session).digest('base64url')
      const tomorrow = new Date(Date.now() + DAY_MS)
      await client.query(
        `insert into reader_sessions (id_hash, user_id, token_expires_at, created_at, renewed_at, expires_at)
        values ($1, $2::uuid, $3, now(), now(), $3)`,
        [idHash, id, tomorrow],
      )
      readers.push({ id, cookie: `liberta_sessione=${session}` })
    }
    return readers
  } finally {
    await client.end()
  }
}
