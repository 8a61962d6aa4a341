import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPurgeAdapter } from '../../../worker/src/purges/purge-adapter.table.ts'
import type { PurgeAdapter } from '../../../worker/src/purges/purge-adapter.ts'
import { startSiteNginx } from '../../nginx/src/start-site-nginx.ts'
import type { SiteNginx } from '../../nginx/src/start-site-nginx.ts'

let nginx: SiteNginx
let lists: string

beforeAll(async () => {
  nginx = await startSiteNginx([9])
  lists = join(nginx.folder, 'cache/purges')
  mkdirSync(lists)
  chmodSync(lists, 0o1777)
})
afterAll(() => nginx.stop())

const start = (lateMs?: number): PurgeAdapter => {
  const adapter = createPurgeAdapter({ PURGE_ADAPTER: 'nginx', PURGE_URLS: [nginx.purgeURL] }, undefined, lateMs)
  if (!adapter) throw new Error('there is no such adapter')
  return adapter
}
const work = () => {
  for (const name of readdirSync(lists)) rmSync(join(lists, name))
}

describe('nginx whose lists nobody works off', () => {
  it('is purged in vain, which the worker says at the next purge, and puts no further list there', async () => {
    const adapter = start(-1)
    await adapter.purge(['story:1'])
    for (const keys of [['story:2'], 'everything'] as const)
      await expect(adapter.purge(keys)).rejects.toThrow('lists of keys lie there: follow-purges.sh does not run')
    expect(readdirSync(lists)).toHaveLength(1)
  })

  it('is purged again once somebody does', async () => {
    const adapter = start(-1)
    await adapter.purge(['story:1'])
    work()
    await adapter.purge(['story:2'])
    await expect(adapter.purge(['story:3'])).rejects.toThrow('follow-purges.sh')
    work()
    await adapter.purge(['story:3'])
    expect(readdirSync(lists)).toHaveLength(1)
  })

  it('has time: lists that came a moment ago are in nobody’s way', async () => {
    work()
    const adapter = start()
    for (let count = 1; count <= 3; count += 1) await adapter.purge([`story:${count}`])
    expect(readdirSync(lists)).toHaveLength(3)
  })
})
