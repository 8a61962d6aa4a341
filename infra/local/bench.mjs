import { prepare, run } from './prepare.mjs'

prepare()
run('../bench/src/main.ts', process.argv.slice(2))
