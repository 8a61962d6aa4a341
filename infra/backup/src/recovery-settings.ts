import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that makes a server replay its log; it takes it away itself once all is replayed. */
export const SIGNAL = 'recovery.signal'

/** Names the socket, whatever the server's own settings and this program's environment say. */
export const RECOVERY_PORT = 5432

/**
 * Writes all that a server is told for its recovery into a folder of this program's; resolves to its file. A copy need not hold any
 * settings (Debian keeps them in `/etc/postgresql`), and what it holds is of a host that is gone: certificates, libraries, memory.
 */
export function writeRecoverySettings(place: string, until: Date | null): string {
  const path = (name: string) => quote(join(place, name))
  writeFileSync(join(place, 'pg_hba.conf'), 'local all all trust\n')
  writeFileSync(join(place, 'pg_ident.conf'), '')
  const settings = {
    // Nobody else reaches it.
    listen_addresses: "''",
    port: RECOVERY_PORT,
    unix_socket_directories: quote(place),
    hba_file: path('pg_hba.conf'),
    ident_file: path('pg_ident.conf'),
    // One that answers while it replays has to be as large as the one that wrote the log was.
    hot_standby: 'off',
    // Of itself a server has no room for transactions that the log prepares, and ends.
    max_prepared_transactions: 1000,
    shared_buffers: "'128MB'",
    // The log lies beside the files already; no other place is asked.
    restore_command: "'false'",
    ...(until && { recovery_target_time: quote(writeTime(until)), recovery_target_action: 'promote' }),
  }
  const file = join(place, 'postgresql.conf')
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )
  return file
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const writeTime = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '+00')

/**
 * Puts what `alter system` has set aside, since a server reads it beside any other file; returns what puts it back. A setting that
 * is not valid on this machine would end the server even where another one takes its place.
 */
export function setOwnSettingsAside(folder: string): () => void {
  const file = join(folder, 'postgresql.auto.conf')
  const aside = `${file}.aside`
  if (!existsSync(file)) return () => undefined
  renameSync(file, aside)
  return () => renameSync(aside, file)
}
