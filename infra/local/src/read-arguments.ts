import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/**
 * What a command was told, as `parseArgs` of Node reads it. Where it is told what it does not know, it says how it is used and ends
 * with code 2: who mistypes an option is not shown our own lines.
 */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`)
    return process.exit(2)
  }
}
