import { prepare, run } from './prepare.mjs'

prepare()
run('../shape/src/main.ts', process.argv.slice(2))
