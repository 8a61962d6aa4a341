import { Client } from 'pg'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** How many SQL statements the site's database has run; the look itself runs in another database. */
export async function countStatements(site: OpenSite): Promise<number> {
  const url = new URL(site.services.postgres?.url ?? '')
  const database = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const { rows } = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1`,
      [database],
    )
    return Number(rows[0]?.calls)
  } finally {
    await client.end()
  }
}
