/** Says that an island stays asleep; by Node's own warnings, which the process's log shows. */
function warn(message: string): void {
  process.emitWarning(message, { type: 'IslandWarning' })
}

/**
 * An island's props as JSON for its element. Props that cannot be written log a warning and give null: the island keeps its
 * server HTML (requirements 8.24, errors that mention hasOwnProperty).
 */
export function writeProps(name: string, props: unknown, report = warn): string | null {
  try {
    return JSON.stringify(props)
  } catch (error) {
    report(`The island ${name} keeps its server HTML, its props cannot be serialised: ${String(error)}`)
    return null
  }
}
