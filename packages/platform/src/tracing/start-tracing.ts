import type { Logger } from 'pino'
import { traceRedis } from './trace-redis.ts'
import { setTracer } from './tracer.ts'
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
