import { tracingChannel } from 'node:diagnostics_channel'
import { nameFailure, startChildSpan } from './tracer.ts'
import type { Span } from './tracer.ts'

/** What ioredis publishes of each command, the same object from its begin to its end. Its arguments hold keys and are left alone. */
interface TracedCommand {
  command: string
  error?: unknown
}

/** Has commands of Redis that something traced waits for be spans, by the channel that ioredis has for that. */
export function traceRedis(): void {
  const spans = new WeakMap<object, Span>()
  const end = (message: object) => {
    const { error } = message as TracedCommand
    spans.get(message)?.end(error === undefined ? {} : { 'error.type': nameFailure(error) })
  }
  tracingChannel('ioredis:command').subscribe({
    start(message) {
      const { command } = message as TracedCommand
      const facts = { 'db.system.name': 'redis', 'db.operation.name': command } as const
      const span = startChildSpan(`redis ${command}`, 'client', facts)
      if (span !== undefined) spans.set(message, span)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: end,
    error: () => undefined,
  })
}
