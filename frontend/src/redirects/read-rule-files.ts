import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redirectRulesSchema } from '@liberta/contracts/redirects/redirect-rules.schema'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'

/** The files of rules, by the status that they answer with (specification §3, redirect rules). */
export const RULE_FILES = { 301: '301.json', 302: '302.json' } as const

export const NO_RULES: RedirectRules = { 301: {}, 302: {} }

/** Faults that one message tells. */
const TOLD = 10

/** Says what is wrong with a file of rules: which file, and which rule of it. */
class RuleFileError extends Error {
  override readonly name = 'RuleFileError'
}

/**
 * Reads the files of rules of a folder, each mapping old paths to `{newUrl}`. A file that is not there has no rules.
 * @throws RuleFileError naming the file and its first wrong rules
 */
export async function readRuleFiles(folder: string): Promise<RedirectRules> {
  const [permanent, passing] = await Promise.all([readRules(folder, 301), readRules(folder, 302)])
  return { 301: permanent, 302: passing }
}

async function readRules<Status extends 301 | 302>(folder: string, status: Status): Promise<RedirectRules[Status]> {
  const name = RULE_FILES[status]
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw new RuleFileError(`${name} cannot be read: ${error.message}`, { cause: error })
  })
  const rules = redirectRulesSchema.shape[status].safeParse(parseJson(name, text))
  if (rules.success) return rules.data
  const faults = rules.error.issues.map(({ path, message }) => `«${String(path[0] ?? '')}»: ${message}`)
  throw new RuleFileError(`${name}: ${faults.slice(0, TOLD).join('; ')}`)
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RuleFileError(`${name} is no JSON`, { cause: error })
  }
}
