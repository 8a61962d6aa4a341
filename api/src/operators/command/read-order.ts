import { parseArgs } from 'node:util'
import { ACTIONS, findAction } from '../actions/action.table.ts'

/** What a command line asks for: an action, or the last lines of the audit log. */
export interface Order {
  name: string
  arguments: Record<string, string>
  isDryRun: boolean
  /** The operators' server, where it is not this machine's. */
  url: string | undefined
}

/** Fields of all actions, each an option by its name. */
const FIELDS = [...new Set(Object.values(ACTIONS).flatMap(({ fields }) => Object.keys(fields)))]

/** Reads a command line: the action, its first argument as it is, the others by name. Arguments themselves are looked at by the server. */
export function readOrder(words: readonly string[]): Order | { problem: string } {
  let parsed
  try {
    const options = Object.fromEntries(FIELDS.map((name) => [name, { type: 'string' } as const]))
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...options, 'dry-run': { type: 'boolean' }, url: { type: 'string' } },
    })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const { positionals, values } = parsed
  const [name = '', first, ...more] = positionals
  const fields = name === 'audit' ? [] : Object.keys(findAction(name)?.fields ?? {})
  if (name !== 'audit' && !findAction(name)) return { problem: `There is no action «${name}».` }
  const [firstField] = fields
  if (more.length > 0 || (first !== undefined && firstField === undefined)) return { problem: 'Too many arguments.' }
  const given = Object.entries(values).filter(([key]) => FIELDS.includes(key)) as [string, string][]
  return {
    name,
    arguments: {
      ...(first !== undefined && firstField !== undefined && { [firstField]: first }),
      ...Object.fromEntries(given),
    },
    isDryRun: values['dry-run'] === true,
    url: typeof values['url'] === 'string' ? values['url'] : undefined,
  }
}

/** What can be asked for, for who asked for something else. */
export function describeUse(): string {
  const lines = Object.entries(ACTIONS).map(([name, { title, fields }]) => {
    const [first, ...more] = Object.keys(fields)
    const options = more.map((field) => ` [--${field} …]`).join('')
    return `  ${`${name}${first === undefined ? '' : ` <${first}>`}${options}`.padEnd(36)}${title}`
  })
  return `npm run ops -- ACTION [--dry-run] [--url http://…]\n${lines.join('\n')}\n  ${'audit'.padEnd(36)}The last actions`
}
