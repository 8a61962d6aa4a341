import type { Command } from './commands.table.ts'

/** The help text, made from the table of commands. */
export function writeHelp(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`])
  return ['The editor’s desk of the Naxos stand-in.', '', ...lines, '  help', '      Shows this.'].join('\n')
}
