import { readFileSync } from 'node:fs'

/** Settings that are a secret, or an address with one in it. Each may be given as a file: `SESSION_SECRET_FILE=/run/secrets/session`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_PASSWORD',
  'REDIS_QUEUE_URL',
  'REDIS_CACHE_URL',
  'NAXOS_TOKEN',
  'NAXOS_WEBHOOK_SECRET',
  'NAXOS_WEBHOOK_SECRET_PREVIOUS',
  'SSO_CLIENT_SECRET',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'SMTP_URL',
  'OPS_PASSWORD',
  'OPS_VIEWER_PASSWORD',
  'FASTLY_TOKEN',
  'CLOUDFLARE_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/** What could not be taken from a file, by the variable that names it. */
export interface SecretFileProblem {
  variable: string
  problem: string
}

/**
 * The environment with the contents of the files that `NAME_FILE` names in place of their names; the line break at the end that
 * an editor leaves is no part of a secret. A secret that is given twice, or whose file cannot be read, is a problem.
 */
export function readSecretFiles(environment: Readonly<Record<string, string>>): {
  set: Record<string, string>
  problems: SecretFileProblem[]
} {
  const set = { ...environment }
  const problems: SecretFileProblem[] = []
  for (const name of SECRET_SETTINGS) {
    const variable = `${name}_FILE`
    const file = set[variable]
    if (file === undefined) continue
    if (set[name] !== undefined) problems.push({ variable, problem: `${name} is set as well; expected one of both` })
    try {
      set[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch {
      problems.push({ variable, problem: 'names a file that cannot be read' })
    }
  }
  return { set, problems }
}
