import { prepare, run } from './prepare.mjs'

prepare()
run('../upstreams/src/cli/naxos.ts', process.argv.slice(2))
