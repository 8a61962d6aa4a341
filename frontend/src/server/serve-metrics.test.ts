import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { serveMetrics } from './serve-metrics.ts'

let metrics: Awaited<ReturnType<typeof serveMetrics>>
const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${metrics.port}${path}`, { method })

beforeAll(async () => {
  metrics = await serveMetrics(0)
})
afterAll(() => metrics.close())

describe('the metrics of the frontend', () => {
  it('are there for operators, labelled with the program', async () => {
    const answer = await ask('/metrics')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('process_cpu_seconds_total{service="frontend"}')
  })

  it.each([
    ['GET', '/'],
    ['POST', '/metrics'],
    ['GET', '/metrics/x'],
  ])('nothing else is: %s %s', async (method, path) => {
    expect((await ask(path, method)).status).toBe(404)
  })
})
