import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeRoutes } from './describe-routes.ts'
import { ROUTES } from './route.table.ts'

/** Writes docs/routes.md anew; to be run after a change of the table of routes. */
const PLACE = join(import.meta.dirname, '../../../docs/routes.md')

await writeFile(PLACE, describeRoutes(ROUTES))
