import { tracingChannel } from 'node:diagnostics_channel'
import type { Logger } from 'pino'
import { nameFailure, setTracer, startChildSpan } from './tracer.ts'
import type { Span } from './tracer.ts'
import type { TracingSettings } from './tracing-settings.ts'

/**
 * Has spans kept and sent, where a receiver is set; else nothing of OpenTelemetry is even loaded. To be called before a program connects to
 * anything. Each thread that is to be traced calls it for itself.
 */
export async function startTracing(
  settings: TracingSettings,
  service: string,
  logger: Pick<Logger, 'warn' | 'info'>,
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (endpoint === undefined) return
  const { createOtelTracer } = await import('./otel-tracer.ts')
  setTracer(createOtelTracer({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, service, logger))
  traceRedis()
}

/** What ioredis publishes of each command, the same object from its begin to its end. Its arguments hold keys and are left alone. */
interface TracedCommand {
  command: string
  error?: unknown
}

/** Has commands of Redis that something traced waits for be spans, by the channel that ioredis has for that. */
function traceRedis(): void {
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
