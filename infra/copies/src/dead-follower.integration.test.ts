import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createPurgeAdapters } from '../../../worker/src/purges/purge-adapter.table.ts'
import type { PurgeAdapter } from '../../../worker/src/purges/purge-adapter.ts'
import { listProcessTree } from '../../bench/src/processes/cpu-time.ts'
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
  const [adapter] = createPurgeAdapters({ PURGE_ADAPTER: 'nginx', PURGE_URLS: [nginx.purgeURL] }, undefined, lateMs)
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

/** The first time it is called, and each third time from then on, it is killed, as for want of memory: a list takes two calls of some. */
const KILLED = `#!/bin/sh
if /bin/rm "$0.again" 2>/dev/null; then exec "/usr/bin/\${0##*/}" "$@"; fi
if /bin/rm "$0.killed" 2>/dev/null; then : > "$0.again"; exec "/usr/bin/\${0##*/}" "$@"; fi
: > "$0.killed"
kill -9 $$
`

describe('follow-purges.sh', () => {
  let folder: string
  let follower: ChildProcess

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'follower-'))
    for (const name of ['pages', 'files', 'purges', 'bin']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'pages/page'), 'Surrogate-Key: story:1\n')
    writeFileSync(join(folder, 'files/picture'), 'Surrogate-Key: picture:1\n')
  })
  afterEach(async () => {
    process.kill(-(follower.pid ?? 0), 'SIGKILL')
    if (follower.exitCode === null && follower.signalCode === null) await once(follower, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  const follow = () => {
    const [PAGES_DIR, FILES_DIR, PURGES_DIR, bin] = ['pages', 'files', 'purges', 'bin'].map((name) =>
      join(folder, name),
    )
    const env = { ...process.env, PAGES_DIR, FILES_DIR, PURGES_DIR, PATH: `${bin}:${process.env.PATH}` }
    follower = spawn('sh', [join(import.meta.dirname, '../../nginx/follow-purges.sh'), '--stay'], {
      env,
      stdio: 'ignore',
      detached: true,
    })
  }
  const untilForgotten = async () => {
    writeFileSync(join(folder, 'purges/list.keys'), 'story:1\npicture:1\n')
    const kept = ['pages/page', 'files/picture', 'purges/list.keys', 'purges/list.pictures'].map((name) =>
      join(folder, name),
    )
    await waitUntil(() => !kept.some((file) => existsSync(file)), { what: 'page, picture and lists are gone' })
  }

  it.each(['grep', 'xargs', 'rm', 'mv'])(
    'forgets pages and pictures where a %s that it calls is killed',
    async (name) => {
      writeFileSync(join(folder, 'bin', name), KILLED, { mode: 0o755 })
      follow()
      await untilForgotten()
    },
  )

  it('starts what follows the pictures again, where that is killed', async () => {
    follow()
    await waitUntil(() => {
      const other = findPictureFollower(follower.pid ?? 0)
      return other !== undefined && process.kill(other, 'SIGKILL')
    })
    await untilForgotten()
  })
})

const sleepsForASecond = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8') === ['sleep', '1', ''].join('\0')

/** What sleeps for a second below the follower of pages; undefined before there is one, and where a program ended while it was looked at. */
function findPictureFollower(pid: number): number | undefined {
  try {
    return listProcessTree(pid).find((each) => each !== pid && listProcessTree(each).slice(1).some(sleepsForASecond))
  } catch {
    return undefined
  }
}
