import type { Socket } from 'node:net'

/** A connection of `pg`, as far as its silence is looked at. */
interface SilentClient {
  /** Whether nothing is asked of PostgreSQL that it has not answered. */
  readonly readyForQuery: boolean
  readonly connection: { readonly stream: Pick<Socket, 'setTimeout' | 'destroy'> }
}

/** A pool of `pg`, as far as it tells of its connections. */
export interface TellingPool {
  on(event: 'connect', listen: (client: SilentClient) => void): unknown
}

/**
 * Gives up each connection of a pool on which PostgreSQL has left a statement without any answer for so long, so that another takes its
 * place. A server that was lost with its machine, or cut off, says nothing: the kernel would try for a quarter of an hour, while the
 * statement holds one of the pool's connections. `query_timeout` of `pg` fails the statement, and leaves the connection as it is.
 * @param ms longer than PostgreSQL lets a statement take
 */
export function cutSilentConnections(pool: TellingPool, ms: number): void {
  pool.on('connect', (client) => {
    const { stream } = client.connection
    // Counts from the last byte that went or came; between the statements of a transaction nothing is waited for.
    stream.setTimeout(ms, () => {
      if (!client.readyForQuery) stream.destroy()
    })
  })
}
