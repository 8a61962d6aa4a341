import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributeSchema = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() }),
})
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attributeSchema),
})
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** A span as a receiver got it. */
export interface ReceivedSpan {
  trace: string
  id: string
  parent: string | undefined
  service: string
  version: string
  name: string
  facts: Readonly<Record<string, string>>
}

/** What the receiver does with what it gets: takes it, says that it cannot, drops the connection, or says nothing at all. */
export type ReceiverMood = 'takes' | 'refuses' | 'drops' | 'hangs'

/** A receiver of OTLP over HTTP at this machine. */
export interface SpanReceiver {
  url: string
  mood: ReceiverMood
  spans: ReceivedSpan[]
  /** Everything that came, as it came. */
  readonly bodies: readonly string[]
  close: () => void
}

/** Starts a receiver that takes OTLP in JSON, and may misbehave. */
export async function startSpanReceiver(): Promise<SpanReceiver> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(receiver.mood, response, () => keep(body)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const keep = (body: string) => {
    bodies.push(body)
    receiver.spans.push(...readSpans(body))
  }
  const receiver: SpanReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'takes',
    spans: [],
    bodies,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

function answer(mood: ReceiverMood, response: ServerResponse, keep: () => void): void {
  if (mood === 'hangs') return
  if (mood === 'drops') return void response.destroy()
  if (mood === 'refuses') return void response.writeHead(503).end()
  keep()
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

function readSpans(body: string): ReceivedSpan[] {
  return requestSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { 'service.name': service = '', 'service.version': version = '' } = readFacts(resource.attributes)
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId: trace, spanId: id, parentSpanId, name, attributes }) => {
        const parent = parentSpanId === '' ? undefined : parentSpanId
        return { trace, id, parent, service, version, name, facts: readFacts(attributes) }
      })
  })
}

function readFacts(attributes: z.infer<typeof attributeSchema>[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))
}
