import type { z } from 'zod'

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
 * `NAME= command` and an empty line of an env file mean. Values are never repeated in the message: they may be secret.
 * Throws ConfigurationError.
 */
export function readConfiguration<T>(
  schema: z.ZodType<T>,
  environment: Record<string, string | undefined> = process.env,
): Readonly<T> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return Object.freeze(parsed.data)
  throw new ConfigurationError(
    parsed.error.issues.map((issue) => {
      const variable = issue.path.join('.')
      return {
        variable: variable || '(all)',
        problem: `${variable in set || !variable ? '' : 'is not set; '}${issue.message}`,
      }
    }),
  )
}
