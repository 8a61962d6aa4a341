import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { describeOpenApi, toTemplate } from '../http/describe-openapi.ts'
import { NAXOS_ROUTES } from './naxos-routes.table.ts'

const DOCUMENTS = join(import.meta.dirname, '../../../../../docs')

describe('the table of calls', () => {
  it('has every path and every kind once', () => {
    expect(new Set(NAXOS_ROUTES.map(({ path }) => path)).size).toBe(NAXOS_ROUTES.length)
    expect(new Set(NAXOS_ROUTES.map(({ kind }) => kind)).size).toBe(NAXOS_ROUTES.length)
  })

  it('stands in docs/naxos.md, row by row', async () => {
    const text = await readFile(join(DOCUMENTS, 'naxos.md'), 'utf8')
    const missing = NAXOS_ROUTES.map(({ path }) => toTemplate(path)).filter((path) => !isNamed(text, path))
    expect(missing).toEqual([])
  })

  it('is what docs/naxos.openapi.json describes', async () => {
    const kept: unknown = JSON.parse(await readFile(join(DOCUMENTS, 'naxos.openapi.json'), 'utf8'))
    expect(kept).toEqual(JSON.parse(JSON.stringify(describeOpenApi(NAXOS_ROUTES))))
  })
})

function isNamed(text: string, path: string): boolean {
  return ['`', '?', ' '].some((end) => text.includes(`\`${path}${end}`))
}
