/** What of an address's query PostgreSQL's programs take from their environment. */
const PARAMETERS = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' }

/**
 * A database's address as variables of PostgreSQL's programs: on their command line everybody on the machine could read the
 * password. What the address does not name is left to them: a password may be in `PGPASSWORD` or `~/.pgpass`.
 */
export function writeConnectionVariables(address: string): Record<string, string> {
  const url = new URL(address)
  const parameters = Object.entries(PARAMETERS).map(
    ([name, variable]) => [variable, url.searchParams.get(name) ?? ''] as const,
  )
  const variables = {
    PGHOST: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(parameters),
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}
