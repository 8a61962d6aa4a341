import { prepare, run } from './prepare.mjs'

prepare()
run('src/load.ts', process.argv.slice(2))
