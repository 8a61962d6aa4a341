import { nameFailure, startChildSpan } from './tracer.ts'

type Query = (...parameters: unknown[]) => unknown

/** A pool of `pg`, and what it tells of its connections. */
export interface TracedPool {
  on?: (event: 'connect', listener: (client: { query: Query }) => void) => unknown
}

const READ_STATEMENT = /^\s*(\w+)(?:[^]*?\b(?:from|into|update|join)\s+"?(\w+)"?)?/i

/** Has statements that something traced waits for be spans: each by its first word and its first table, never by its text. */
export function tracePool(pool: TracedPool): void {
  pool.on?.('connect', (client) => {
    const query: Query = client.query.bind(client)
    client.query = (...parameters) => {
      const [, operation = 'statement', table] = READ_STATEMENT.exec(readText(parameters[0])) ?? []
      const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation.toLowerCase() } as const
      const span = startChildSpan(`sql ${facts['db.operation.name']}`, 'client', {
        ...facts,
        'db.collection.name': table,
      })
      const result = query(...parameters)
      if (span !== undefined) void endWith(span, result)
      return result
    }
  })
}

async function endWith(span: NonNullable<ReturnType<typeof startChildSpan>>, result: unknown): Promise<void> {
  try {
    await result
    span.end()
  } catch (error) {
    span.end({ 'error.type': nameFailure(error) })
  }
}

function readText(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : ''
  return typeof text === 'string' ? text : ''
}
