import { z } from 'zod'
import { numberSetting, urlSetting } from '../configuration/setting.schema.ts'

/** Where spans go, in the names that OpenTelemetry has for that, as keys of a configuration schema: `z.object({ ...tracingSettings })`. */
export const tracingSettings = {
  /** A receiver of OTLP over HTTP; `/v1/traces` is put behind it. Nothing is traced unless it is set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting().optional(),
  /** `name=value` by commas, the values percent-encoded: as a token of the receiver's. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Milliseconds for which a batch may take. */
  OTEL_EXPORTER_OTLP_TIMEOUT: numberSetting.int().min(100).max(60_000).default(5000),
  /** The share of traces that is kept, where who asks has not settled that. */
  OTEL_TRACES_SAMPLER_ARG: numberSetting.min(0).max(1).default(0.1),
  /** As what this program shows; its own name unless set. */
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
}

const settingsSchema = z.object(tracingSettings)
export type TracingSettings = z.output<typeof settingsSchema>

/** The headers of the setting. */
export function readTracingHeaders(list: string | undefined): Record<string, string> {
  const pairs = (list ?? '').split(',').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]]
  })
  return Object.fromEntries(pairs)
}
