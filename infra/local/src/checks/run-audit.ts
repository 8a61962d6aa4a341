import { spawn } from 'node:child_process'
import { z } from 'zod'
import { ROOT } from '../project.ts'
import type { CheckResult } from './run-check.ts'

/** Milliseconds for the registry's answer: a machine without a network must not wait for it. */
const TIME_BOX_MS = 90_000

/** What `npm audit --json` writes: known faults of the packages by their severity. Where the registry gave none, it writes an error. */
const auditSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      info: z.number(),
      low: z.number(),
      moderate: z.number(),
      high: z.number(),
      critical: z.number(),
    }),
  }),
})

type Counts = z.infer<typeof auditSchema>['metadata']['vulnerabilities']

/** The counts of what npm wrote; null where the registry was not asked, or did not answer. */
export function readAudit(output: string): Counts | null {
  try {
    return auditSchema.parse(JSON.parse(output)).metadata.vulnerabilities
  } catch {
    return null
  }
}

/**
 * What comes of both audits: a failure where a package that runs in production has a fault of high or critical severity. What the others
 * have is told, and no audit at all is no pass.
 */
export function judgeAudits(production: Counts | null, all: Counts | null): CheckResult {
  const note = `audit: production ${describe(production)}; all packages ${describe(all)}`
  if (production === null) return { name: 'audit', passed: 0, failed: 0, note }
  const failed = production.high + production.critical > 0 ? 1 : 0
  return { name: 'audit', passed: 1 - failed, failed, note }
}

function describe(counts: Counts | null): string {
  if (counts === null) return 'not looked, as the registry does not answer'
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  return found.length === 0 ? 'nothing known' : found.map(([severity, count]) => `${count} ${severity}`).join(', ')
}

/** Asks the registry what it knows of the packages in the lock file: of those for production, and of all. */
export async function runAudit(): Promise<CheckResult> {
  const [production, all] = await Promise.all([askRegistry(['--omit=dev']), askRegistry([])])
  return judgeAudits(readAudit(production), readAudit(all))
}

/** What npm wrote; nothing where there is no npm. */
async function askRegistry(more: readonly string[]): Promise<string> {
  const npm = spawn('npm', ['audit', '--json', ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIME_BOX_MS,
  })
  let output = ''
  npm.stdout.on('data', (chunk) => (output += String(chunk)))
  await new Promise((resolve) => npm.once('close', resolve).once('error', resolve))
  return output
}
