import { parseArgs } from 'node:util'
import { callControl, ControlError } from './call-control.ts'
import { commands, writeHelp } from './commands.table.ts'

/**
 * The editor's command line for the stand-ins. Ends with 0 when done, 1 when the stand-in refused or is not up, 2 when
 * the command was not understood.
 */
async function run(argv: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = argv
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(writeHelp())
    return 0
  }
  const command = commands[name]
  if (!command) {
    console.error(`There is no command «${name}».\n\n${writeHelp()}`)
    return 2
  }
  try {
    const { values, positionals } = parseArgs({ args: rest, options: command.options, allowPositionals: true })
    for (const line of await command.run({ values, positionals, call: callControl })) console.log(line)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return error instanceof ControlError ? 1 : 2
  }
}

process.exitCode = await run(process.argv.slice(2))
