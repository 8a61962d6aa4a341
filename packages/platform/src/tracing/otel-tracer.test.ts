import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { runInContext } from '@liberta/http/request-context'
import { startSpanReceiver } from '@liberta/test-kit/start-span-receiver'
import type { SpanReceiver } from '@liberta/test-kit/start-span-receiver'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { z } from 'zod'
import { startTracing } from './start-tracing.ts'
import { traceEnqueueing, traceJob } from './trace-work.ts'
import { closeTracing, isTracing, startChildSpan, startEntrySpan } from './tracer.ts'
import { tracingSettings } from './tracing-settings.ts'

const PARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
const told: string[] = []
const note = (_facts: unknown, words: unknown) => void told.push(String(words))
let receiver: SpanReceiver

const start = (settings: Record<string, string> = {}) => {
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: '1', ...settings }
  const log = { warn: note, info: (words: unknown) => void told.push(String(words)) }
  return startTracing(z.object(tracingSettings).parse(given), 'worker', log as never)
}
const request = () => startEntrySpan('GET', 'server', {}, undefined)

beforeAll(async () => {
  receiver = await startSpanReceiver()
})
beforeEach(() => {
  receiver.mood = 'takes'
  receiver.spans = []
  told.length = 0
})
afterEach(() => closeTracing())
afterAll(() => receiver.close())

describe('spans', () => {
  it('are none where no receiver is set', async () => {
    await startTracing(z.object(tracingSettings).parse({}), 'worker', { warn: note, info: note } as never)
    expect([isTracing(), request()]).toEqual([false, undefined])
  })

  it('are part of the trace that asked, and carry service and version', async () => {
    await start({ OTEL_SERVICE_NAME: 'worker-eu' })
    const job = { queueName: 'refresh', name: 'refresh-model' }
    await runInContext({ requestId: 'c'.repeat(32) }, () =>
      traceJob(job, PARENT, () => traceEnqueueing('outbox', async () => undefined)),
    )
    await closeTracing()
    const [sent, done] = ['send outbox', 'process refresh-model'].map((name) =>
      receiver.spans.find((span) => span.name === name),
    )
    expect(done).toMatchObject({ trace: 'a'.repeat(32), parent: 'b'.repeat(16), service: 'worker-eu' })
    expect(done?.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(sent).toMatchObject({ trace: 'a'.repeat(32), parent: done?.id })
  })

  it('are kept by what the one who asks has settled, whatever the share', async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const kept = startEntrySpan('kept', 'server', {}, PARENT)
    const own = startEntrySpan('own', 'server', {}, undefined)
    expect([kept, own].map((span) => span?.traceparent.at(-1))).toEqual(['1', '0'])
    runInContext({ requestId: 'c', traceparent: own?.traceparent ?? '' }, () =>
      expect(startChildSpan('redis get', 'client', {})).toBeUndefined(),
    )
    for (const span of [kept, own]) span?.end()
    await closeTracing()
    expect(receiver.spans.map(({ name }) => name)).toEqual(['kept'])
  })

  it('say of a failure its kind and not its words', async () => {
    await start()
    const failing = traceJob({ queueName: 'refresh', name: 'refresh-model' }, undefined, () =>
      Promise.reject(new TypeError('/search?q=segreto')),
    )
    await expect(failing).rejects.toThrow('segreto')
    await closeTracing()
    expect(receiver.spans[0]?.facts['error.type']).toBe('TypeError')
    expect(receiver.bodies.join('')).not.toContain('segreto')
  })
})

describe('a receiver that takes nothing', () => {
  it.each(['hangs', 'drops', 'refuses'] as const)(
    '(%s) costs the oldest spans, and no more than a bound of them',
    async (mood) => {
      receiver.mood = mood
      await start({ OTEL_EXPORTER_OTLP_TIMEOUT: '200' })
      for (let count = 0; count < 10_000; count += 1) request()?.end()
      await waitUntil(() => told.includes('traces are not taken, and are dropped'))
      receiver.mood = 'takes'
      startEntrySpan('later', 'server', {}, undefined)?.end()
      await waitUntil(() => receiver.spans.some(({ name }) => name === 'later'))
      // The receiver has a span a moment before the exporter hears that it was taken.
      await waitUntil(() => told.includes('traces are taken again'))
      expect(receiver.spans.length).toBeLessThanOrEqual(2049)
    },
  )

  it('does not hold up a program that stops', async () => {
    receiver.mood = 'hangs'
    await start()
    request()?.end()
    await closeTracing()
    expect(isTracing()).toBe(false)
  })
})
