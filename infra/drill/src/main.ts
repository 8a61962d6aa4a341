/**
 * `npm run drill`: runs the product as several machines run it, breaks parts of it under readers, and holds what comes of it against
 * bars. `npm run drill -- two-of-everything` is another drill; `npm run drill -- two-of-everything publish withdrawal` or
 * `npm run drill -- --only api-killed` runs only those rows; `--sample` takes few of each thing; `--stage DIR` takes a release that is
 * staged already.
 */
import { resolve } from 'node:path'
import { readArguments } from '../../local/src/read-arguments.ts'
import { DRILLS, STANDARD_DRILL } from './drills.table.ts'
import { runDrill } from './run-drill.ts'

/** Every drill with its rows. */
function describeUsage(): string {
  const names = Object.values(DRILLS).flatMap(({ rows }) => rows.map((row) => row.name.length))
  const width = Math.max(...names) + 2
  const drills = Object.entries(DRILLS).map(([name, { rows }]) => [
    `npm run drill -- ${name} [--sample] [--stage DIR] [row …]`,
    ...rows.map((row) => `  ${row.name.padEnd(width)}${row.summary}`),
  ])
  return drills.flat().join('\n')
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const { values, positionals } = readArguments(describeUsage(), {
  options: {
    sample: { type: 'boolean', default: false },
    stage: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const [drill = STANDARD_DRILL, ...named] = positionals
const wanted = [...named, ...values.only]
const rows = Object.hasOwn(DRILLS, drill) ? (DRILLS[drill]?.rows ?? []) : []
const unknown = wanted.filter((name) => !rows.some((row) => row.name === name))
if (rows.length === 0 || unknown.length > 0) {
  say(describeUsage())
  process.exit(2)
}

const stopRequested = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopRequested.abort())
process.exit(
  await runDrill({
    drill,
    rows: rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    size: values.sample ? 'sample' : 'full',
    stage: values.stage === undefined ? null : resolve(values.stage),
    say,
    stopRequested: stopRequested.signal,
  }),
)
