/**
 * `npm run shape`: prints the figures of the source's shape beside their targets. `npm run shape -- undocumented cycles:api`
 * prints the places behind what is named, `--json` prints all for machines, `--check` ends with 1 where a target is missed.
 */
import { FIGURES } from './figures.table.ts'
import { ROOT } from '../../local/src/project.ts'
import { readArguments } from '../../local/src/read-arguments.ts'
import { readProject } from './read-project.ts'
import { isMissed, writePlaces, writeTable } from './write-report.ts'

// Whoever pipes this into `head` has read enough: that is no failure.
process.stdout.on('error', () => process.exit())
const say = (text: string) => void process.stdout.write(`${text}\n`)
const { values: options, positionals: keys } = readArguments('npm run shape -- [--json] [--check] [figure …]', {
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = keys.filter((key) => !FIGURES.some((figure) => figure.key === key))
if (unknown.length > 0) {
  say(`There is no figure ${unknown.join(', ')}. There are: ${FIGURES.map(({ key }) => key).join(', ')}`)
  process.exit(2)
}

const project = readProject(ROOT)
const measured = FIGURES.filter(({ key }) => keys.length === 0 || keys.includes(key)).map(({ measure, ...figure }) => ({
  ...figure,
  ...measure(project),
}))
if (options.json) say(JSON.stringify(measured, null, 2))
else say(keys.length > 0 ? measured.map(writePlaces).join('\n\n') : writeTable(measured))
if (options.check && measured.some(isMissed)) process.exitCode = 1
