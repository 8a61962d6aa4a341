import pTimeout from 'p-timeout'

/** One thing that can be wrong, and what to do then. Severity 1 wakes somebody up, 3 can wait for the morning. */
export interface HealthCheck {
  name: string
  severity: 1 | 2 | 3
  /** What readers or editors notice. */
  impact: string
  /** What the operator does first. */
  action: string
  check(): Promise<{ ok: boolean; detail?: string }>
}

export interface HealthResult extends Omit<HealthCheck, 'check'> {
  ok: boolean
  detail?: string
  tookMs: number
}

async function runOne(healthCheck: HealthCheck, timeoutMs: number): Promise<HealthResult> {
  const { name, severity, impact, action } = healthCheck
  const began = performance.now()
  const answer = Promise.resolve().then(() => healthCheck.check())
  const result = await pTimeout(answer, {
    milliseconds: timeoutMs,
    message: `no answer within ${timeoutMs} ms`,
  }).catch((error: unknown) => ({ ok: false, detail: error instanceof Error ? error.message : String(error) }))
  return { name, severity, impact, action, ...result, tookMs: Math.round(performance.now() - began) }
}

/** Runs all checks at the same time; one that throws or takes longer than `timeoutMs` is not ok. Never rejects. */
export async function runHealthChecks(
  checks: readonly HealthCheck[],
  timeoutMs: number,
): Promise<{ ok: boolean; checks: HealthResult[] }> {
  const results = await Promise.all(checks.map((check) => runOne(check, timeoutMs)))
  return { ok: results.every((result) => result.ok), checks: results }
}
