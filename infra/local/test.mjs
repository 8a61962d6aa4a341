import { prepare, run } from './prepare.mjs'

prepare()
run('src/test.ts', process.argv.slice(2))
