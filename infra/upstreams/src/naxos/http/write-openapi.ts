import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NAXOS_ROUTES } from '../routes/naxos-routes.table.ts'
import { describeOpenApi } from './describe-openapi.ts'

/** Writes docs/naxos.openapi.json anew; to be run after a change of the table of calls. */
const PLACE = join(import.meta.dirname, '../../../../../docs/naxos.openapi.json')

await writeFile(PLACE, `${JSON.stringify(describeOpenApi(NAXOS_ROUTES), null, 2)}\n`)
