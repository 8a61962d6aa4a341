import type { z } from 'zod'
import { readSecretFiles } from './read-secret-files.ts'

/** A program that must not start: its message lists every bad variable, for a person to read. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly variables: readonly string[]

  constructor(problems: readonly { variable: string; problem: string }[]) {
    super(['The configuration is wrong:', ...problems.map((bad) => `  ${bad.variable}: ${bad.problem}`)].join('\n'))
    this.variables = problems.map((bad) => bad.variable)
  }
}

/**
 * The only place where the environment is read. An empty variable counts as unset, because that is what
 * `NAME= command` and an empty line of an env file mean; a secret may be given as a file (`read-secret-files.ts`).
 * Values are never repeated in the message: they may be secret.
 * @param neededInProduction what has a default that is right on a developer's machine alone
 * Throws ConfigurationError.
 */
export function readConfiguration<T>(
  schema: z.ZodType<T>,
  environment: Record<string, string | undefined> = process.env,
  neededInProduction: readonly string[] = [],
): Readonly<T> {
  const { set, problems } = readSecretFiles(dropEmpty(environment))
  const missing = set['NODE_ENV'] === 'production' ? neededInProduction.filter((name) => set[name] === undefined) : []
  const parsed = schema.safeParse(set)
  const issues = parsed.error?.issues ?? []
  const named = new Set(issues.map((issue) => issue.path.join('.')))
  problems.push(
    ...issues.map((issue) => {
      const variable = issue.path.join('.')
      const problem = `${variable in set || !variable ? '' : 'is not set; '}${issue.message}`
      return { variable: variable || '(all)', problem }
    }),
    ...missing.flatMap((variable) =>
      named.has(variable) ? [] : [{ variable, problem: 'is not set; expected a value in production' }],
    ),
  )
  if (parsed.success && problems.length === 0) return Object.freeze(parsed.data)
  throw new ConfigurationError(problems)
}

function dropEmpty(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  )
}
