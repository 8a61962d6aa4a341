import type { ParseArgsConfig } from 'node:util'
import type { CallControl } from './call-control.ts'

type OptionValue = string | boolean | (string | boolean)[] | undefined

/** What was typed, and how the stand-ins are called. */
export interface CommandInput {
  values: Readonly<Record<string, OptionValue>>
  positionals: readonly string[]
  call: CallControl
}

/** A command of `npm run naxos`. */
export interface Command {
  usage: string
  summary: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Does it and returns the lines to print. Throws an Error whose message tells what was wrong with the command. */
  run: (input: CommandInput) => Promise<string[]>
}
