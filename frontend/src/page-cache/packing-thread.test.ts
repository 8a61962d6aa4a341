import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from '@jest/globals'
import { readThreadPriorities } from '@liberta/test-kit/thread-priorities'
import { decodeBody, encodeBody } from '../http/content-encoding.ts'
import { THREAD_PRIORITIES } from './give-way.ts'
import { PackingThread } from './packing-thread.ts'

const PROGRAM = new URL('./packing-thread.program.ts', import.meta.url)
/** Of words that come again now and then, as those of a page do. */
const TEXT = Buffer.from(
  Array.from({ length: 2000 }, (_, place) => `<p class="row-${place % 7}">${(place * 7919) % 1009}</p>`).join(''),
)

const BODY = await encodeBody(TEXT, 'br', 'often')
const thread = new PackingThread(PROGRAM)
afterEach(() => thread.close())

describe('the packing thread', () => {
  it('packs a body in fewer bytes, which say the same, and leaves what it was given', async () => {
    const given = Buffer.from(BODY)
    const packed = await thread.repack(given, 'br')
    expect(packed.length).toBeLessThan(BODY.length)
    expect(packed.buffer.byteLength).toBe(packed.length)
    expect(await decodeBody(packed, 'br')).toEqual(TEXT)
    expect(given).toEqual(BODY)
  })

  it('answers several, each with its own', async () => {
    const texts = ['one', 'two', 'three'].map((word) => Buffer.from(word.repeat(500)))
    const bodies = await Promise.all(texts.map((text) => encodeBody(text, 'br', 'often')))
    const packed = await Promise.all(bodies.map((body) => thread.repack(body, 'br')))
    expect(await Promise.all(packed.map((body) => decodeBody(body, 'br')))).toEqual(texts)
  })

  it('gives way to all other threads, and is the only one that does', async () => {
    const before = readThreadPriorities(process.pid)
    await thread.repack(BODY, 'br')
    const started = [...readThreadPriorities(process.pid)].filter(([task]) => !before.has(task))
    // Where the tests give way more than that themselves, so does the thread.
    const priority = Math.max(getPriority(), THREAD_PRIORITIES.pack)
    expect(started.map(([, one]) => one)).toEqual([priority])
  })

  it('fails what it was packing where it ends, and is started again', async () => {
    const packing = thread.repack(BODY, 'br')
    await Promise.all([expect(packing).rejects.toThrow('the packing thread ended'), thread.close()])
    expect(await decodeBody(await thread.repack(BODY, 'br'), 'br')).toEqual(TEXT)
  })
})
