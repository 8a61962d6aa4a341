// Plain JavaScript with nothing imported: it runs before anything is installed, on any Node from 20 on.
import { prepare, run } from './prepare.mjs'

prepare()
run('src/start.ts', process.argv.slice(2))
