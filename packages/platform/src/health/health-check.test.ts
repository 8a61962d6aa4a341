import { describe, expect, it } from '@jest/globals'
import { runHealthChecks } from './health-check.ts'
import type { HealthCheck } from './health-check.ts'

const about = { severity: 1, impact: 'Old pages are shown.', action: 'Look at the log of the worker.' } as const
const named = (name: string, check: HealthCheck['check']): HealthCheck => ({ name, ...about, check })

describe('runHealthChecks', () => {
  it('is ok when all are', async () => {
    const health = await runHealthChecks([named('redis', async () => ({ ok: true }))], 1000)
    expect(health).toMatchObject({ ok: true, checks: [{ name: 'redis', ok: true, ...about }] })
  })

  it('holds one that throws and one that never ends for broken, and tells why', async () => {
    const health = await runHealthChecks(
      [
        named('thrown', () => {
          throw new Error('no route')
        }),
        named('silent', () => new Promise(() => undefined)),
        named('well', async () => ({ ok: true })),
      ],
      20,
    )
    expect(health.ok).toBe(false)
    expect(health.checks.map(({ name, ok, detail }) => [name, ok, detail])).toEqual([
      ['thrown', false, 'no route'],
      ['silent', false, 'no answer within 20 ms'],
      ['well', true, undefined],
    ])
  })
})
