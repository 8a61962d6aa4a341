/** What of an address's query PostgreSQL's programs take from their environment. */
const PARAMETERS = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' }

/**
 * A database's address as variables of PostgreSQL's programs: on their command line everybody on the machine could read the
 * password.
 */
export function writeConnectionVariables(address: string): Record<string, string> {
  const url = new URL(address)
  const parameters = Object.entries(PARAMETERS).flatMap(([name, variable]) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [[variable, value] as const]
  })
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(parameters),
  }
}
