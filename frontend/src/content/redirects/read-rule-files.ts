import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redirectRulesSchema } from '@liberta/contracts/redirects/redirect-rules.schema'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { z } from 'zod'

/** The files of rules, by the status that they answer with (requirements 3.46, redirect rules). */
export const RULE_FILES = { 301: '301.json', 302: '302.json' } as const

export const NO_RULES: RedirectRules = { 301: {}, 302: {} }

/** Rules as they were read, and those that are none, each with its file. */
export interface ReadRules {
  rules: RedirectRules
  faults: readonly string[]
}

/** Says what is wrong with a file of rules of which nothing can be read. */
class RuleFileError extends Error {
  override readonly name = 'RuleFileError'
}

/**
 * Reads the files of rules of a folder, each mapping old paths to `{newUrl}`. A file that is not there has no rules.
 * @throws RuleFileError naming a file that is no JSON object, or that cannot be read
 */
export async function readRuleFiles(folder: string): Promise<ReadRules> {
  const [permanent, passing] = await Promise.all([readRules(folder, 301), readRules(folder, 302)])
  return { rules: { 301: permanent.rules, 302: passing.rules }, faults: [...permanent.faults, ...passing.faults] }
}

async function readRules(
  folder: string,
  status: 301 | 302,
): Promise<{ rules: RedirectRules[301]; faults: readonly string[] }> {
  const name = RULE_FILES[status]
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw new RuleFileError(`${name} cannot be read: ${error.message}`, { cause: error })
  })
  const entries = z.record(z.string(), z.unknown()).safeParse(parseJson(name, text))
  if (!entries.success) throw new RuleFileError(`${name} is no object of rules`)
  const ruleSchema = redirectRulesSchema.shape[status]
  const rows = Object.entries(entries.data).map(([from, rule]) => ({
    from,
    row: ruleSchema.safeParse({ [from]: rule }),
  }))
  return {
    rules: Object.fromEntries(rows.flatMap(({ row }) => Object.entries(row.data ?? {}))),
    faults: rows.flatMap(({ from, row }) => (row.success ? [] : [`${name}: «${from}»: ${describe(row.error)}`])),
  }
}

function describe({ issues }: z.ZodError): string {
  return issues.map(({ message }) => message).join(', ')
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RuleFileError(`${name} is no JSON`, { cause: error })
  }
}
