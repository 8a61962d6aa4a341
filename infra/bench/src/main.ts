/** `npm run bench`: holds the product against its bars. `npm run bench -- render publish` runs only what is named. */
import { BENCHES } from './benches.table.ts'
import { runBenches } from './run-benches.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench.name === name))
if (unknown.length > 0) {
  say(`There is no bench ${unknown.join(', ')}. There are:`)
  for (const { name, summary } of BENCHES) say(`  ${name.padEnd(12)}${summary}`)
  process.exit(2)
}

const stopRequested = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopRequested.abort())
const benches = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.exit(await runBenches(benches, say, stopRequested.signal))
