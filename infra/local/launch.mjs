// `node infra/local/launch.mjs start`: what the commands of package.json run. Plain JavaScript with nothing imported but its
// neighbour: it runs before anything is installed, on any Node from 20 on.
import { prepare, run } from './prepare.mjs'

/** The program of each command. */
const PROGRAMS = {
  start: 'src/start.ts',
  test: 'src/test.ts',
  jest: 'src/jest.ts',
  load: 'src/load.ts',
  bench: '../bench/src/main.ts',
  drill: '../drill/src/main.ts',
  ops: '../../api/src/operators/command/ops.ts',
  naxos: '../upstreams/src/cli/naxos.ts',
  shape: '../shape/src/main.ts',
  release: '../release/src/main.ts',
  backup: '../backup/src/main.ts',
}

const [command, ...args] = process.argv.slice(2)
if (!Object.hasOwn(PROGRAMS, command ?? '')) {
  console.error(`There is no command ${command}. There are: ${Object.keys(PROGRAMS).join(', ')}`)
  process.exit(2)
}
prepare()
run(PROGRAMS[command], args)
