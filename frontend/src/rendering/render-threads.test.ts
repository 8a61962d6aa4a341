import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { HeardChanges } from '../content/heard-changes.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import type { PackedRequest } from './packed-renderer.ts'
import { RenderThreadError, RenderThreads } from './render-threads.ts'

/** For so long the thread does nothing else for some pages; milliseconds. */
const LONG_MS = 1_000

/** A thread that answers with the path, hands its bytes over, and does as the path says: takes long, fails, ends, hangs, tells of a fault. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads'
let heard = ''
parentPort.on('message', ({ change, isReset, number, request }) => {
  if (change) return void (heard = change.revision)
  if (isReset) return void (heard = 'reset')
  const { path } = request
  parentPort.postMessage({ number, hasBegun: true })
  if (path.startsWith('/long')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${LONG_MS})
  if (path === '/ends') process.exit(3)
  if (path === '/hangs') for (;;);
  if (path === '/fails') return parentPort.postMessage({ number, failure: 'the renderer failed' })
  if (path === '/waits') return
  const bytes = new Uint8Array(Buffer.from(path === '/heard' ? heard : threadId + ' ' + path))
  const fault = path === '/fault' ? { fault: 'a loader threw' } : {}
  const content = { encoding: 'identity', bytes, etag: 'W/"1"' }
  const page = { status: 200, kind: 'story', tags: [], madeOf: new Map([['story:1', '5-1']]), content, ...fault }
  parentPort.postMessage({ number, page }, [bytes.buffer])
})
`

let folder: string
let program: string
/** The same thread where it takes long to load. */
let slowProgram: string
let heard: HeardChanges
let threads: RenderThreads | null = null
let logged: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'))
  program = join(folder, 'thread.mjs')
  slowProgram = join(folder, 'slow-thread.mjs')
  await writeFile(program, PROGRAM)
  await writeFile(slowProgram, `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${LONG_MS})\n${PROGRAM}`)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

afterEach(async () => threads?.close())

function start({ count = 1, hangsAfterMs = 10_000, isSlow = false } = {}): RenderThreads {
  logged = []
  heard = new HeardChanges()
  threads = new RenderThreads({
    program: isSlow ? slowProgram : program,
    count,
    facts: { variables: siteSettingsSchema.parse({}), assets: { styles: [], fonts: null, scripts: [] } },
    heard,
    redirects: { find: (path) => (path === '/moved' ? { to: '/news/latest', status: 301 } : null) },
    log: { error: (facts, message) => void logged.push(`${message} ${JSON.stringify(facts)}`) },
    hangsAfterMs,
  })
  return threads
}

const asking = (path: string): PackedRequest => ({ path, isBot: false, encoding: 'br' })
const read = async (path: string, of = threads) => (await of?.renderPacked(asking(path)))?.content.bytes.toString()

/** The answer of a thread that is back again. */
async function readSoon(path: string): Promise<string | undefined> {
  let text: string | undefined
  await waitUntil(async () => {
    text = await read(path)
    return true
  })
  return text
}

describe('pages are rendered beside the thread that serves', () => {
  it('a page comes back with its bytes, in memory of their size, and with what it was made of', async () => {
    const page = await start().renderPacked(asking('/a'))
    expect(page).toMatchObject({ status: 200, madeOf: new Map([['story:1', '5-1']]) })
    expect(page.content.bytes).toBeInstanceOf(Buffer)
    expect(page.content.bytes.buffer.byteLength).toBe(page.content.bytes.length)
  })

  it('each question gets its own answer, and threads share the work', async () => {
    start({ count: 2 })
    const texts = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`/${index}`)))
    expect(texts.map((text) => text?.split(' ')[1])).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`))
    expect(new Set(texts.map((text) => text?.split(' ')[0])).size).toBe(2)
  })

  it('a thread knows what was announced before it is asked, and one that is new knows it too', async () => {
    start()
    heard.note({ name: 'story:1', revision: '5-1', state: 'present' })
    expect(await read('/heard')).toBe('5-1')
    await expect(read('/ends')).rejects.toThrow(RenderThreadError)
    heard.note({ name: 'story:1', revision: '6-2', state: 'present' })
    expect(await readSoon('/heard')).toBe('6-2')
  })

  it('a thread is told that changes may have been missed, before it is asked', async () => {
    start()
    heard.noteReset()
    expect(await read('/heard')).toBe('reset')
  })

  it('what has moved is led on without asking a thread', async () => {
    expect(await start().renderPacked(asking('/moved'))).toMatchObject({ status: 301, location: '/news/latest' })
  })

  it('what fails in a thread fails for who asked, and nobody else', async () => {
    start()
    await expect(read('/fails')).rejects.toThrow('the renderer failed')
    expect(await read('/a')).toContain('/a')
  })

  it('a fault in a page is logged with its address', async () => {
    await start().renderPacked(asking('/fault'))
    expect(logged).toEqual([expect.stringContaining('a loader threw')])
  })

  it('a thread that ends fails what it was rendering, and another one takes its place', async () => {
    start()
    const waiting = read('/waits')
    const ending = read('/ends')
    await expect(waiting).rejects.toThrow(RenderThreadError)
    await expect(ending).rejects.toThrow(RenderThreadError)
    await expect(read('/a')).rejects.toThrow(RenderThreadError)
    expect(await readSoon('/a')).toContain('/a')
  })

  it('while one thread is away the others render', async () => {
    start({ count: 2 })
    await expect(read('/ends')).rejects.toThrow(RenderThreadError)
    expect(await read('/a')).toContain('/a')
  })

  it('a page that waits for others in its thread has its own time, from when the thread begins it', async () => {
    start({ hangsAfterMs: 2 * LONG_MS })
    const texts = await Promise.all(['/long-1', '/long-2', '/long-3', '/a'].map((path) => read(path)))
    expect(texts.map((text) => text?.split(' ')[1])).toEqual(['/long-1', '/long-2', '/long-3', '/a'])
    expect(logged).toEqual([])
  })

  it('a thread that takes longer to load than a page may take is waited for', async () => {
    start({ hangsAfterMs: LONG_MS / 5, isSlow: true })
    expect(await readSoon('/a')).toContain('/a')
  })

  it('a page that never ends is ended, and is told of with its address', async () => {
    start({ hangsAfterMs: 200 })
    await expect(read('/hangs')).rejects.toThrow(RenderThreadError)
    expect(logged.join()).toContain('/hangs')
    expect(await readSoon('/a')).toContain('/a')
  })
})
