import { AsyncResource } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT_CONTEXT, SpanKind as OtelKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import pTimeout from 'p-timeout'
import type { SpanKind, Tracer } from './tracer.ts'
import { readTracingHeaders } from './tracing-settings.ts'
import type { TracingSettings } from './tracing-settings.ts'

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  producer: OtelKind.PRODUCER,
  consumer: OtelKind.CONSUMER,
}

/** Of a release the one, of a working copy the other; the outermost package.json is that of the whole. */
const FILES = ['release.json', 'package.json']

/** What waits to be sent; further spans are dropped, so that a receiver that hangs costs a few megabytes and no more. */
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 1000 }
/** So much later than the exporter itself a batch is given up: what went wrong is told by then. */
const TELLS_WITHIN_MS = 1000
/** How long a program that stops waits for its last spans. */
const LONGEST_CLOSE_MS = 1000

/** Keeps spans and sends them in batches. Imported only where a receiver is set (`start-tracing.ts`). */
export function createOtelTracer(
  settings: TracingSettings & { OTEL_EXPORTER_OTLP_ENDPOINT: string },
  service: string,
  logger: Pick<Logger, 'warn' | 'info'>,
): Tracer {
  const { OTEL_EXPORTER_OTLP_TIMEOUT: timeoutMillis, OTEL_TRACES_SAMPLER_ARG: share } = settings
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: readTracingHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis,
    concurrencyLimit: 2,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME ?? service,
      'service.version': readVersion(process.argv[1] ?? '') ?? 'unknown',
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOfFailures(exporter, logger),
        exportTimeoutMillis: timeoutMillis + TELLS_WITHIN_MS,
        ...QUEUE,
      }),
    ],
  })
  const tracer = provider.getTracer('liberta')
  return {
    start(name, kind, facts, parent) {
      const attributes = facts as Attributes
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
        end({ name: settled, ...ending } = {}) {
          if (settled !== undefined) span.updateName(settled)
          span.setAttributes(ending)
          if (ending['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async close() {
      await pTimeout(provider.shutdown(), { milliseconds: LONGEST_CLOSE_MS, message: false })
    },
  }
}

function contextOf(parent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '0'] = parent?.split('-') ?? []
  if (parent === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flags), isRemote: true })
}

/** Tells once that a receiver takes nothing, and once that it does again. Bound here: a batch is sent in the context of some request. */
function tellOfFailures(exporter: SpanExporter, logger: Pick<Logger, 'warn' | 'info'>): SpanExporter {
  let isFailing = false
  const tell = AsyncResource.bind((error: Error | undefined) => {
    if (error === undefined) logger.info('traces are taken again')
    else logger.warn({ error: error.message }, 'traces are not taken, and are dropped')
  })
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isRefused = result.error !== undefined
        if (isRefused !== isFailing) tell(result.error)
        isFailing = isRefused
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** The version of the release that a program is part of, as its outermost folder says; null where none does. */
function readVersion(program: string): string | null {
  let found: string | null = null
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder)) {
    const file = FILES.map((name) => join(folder, name)).find((path) => existsSync(path))
    const { version } = (file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))) as { version?: unknown }
    if (typeof version === 'string') found = version
    if (file?.endsWith('release.json') === true) break
  }
  return found
}
