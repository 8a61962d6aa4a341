import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { removeSharedPages } from '@liberta/platform/shared-pages/shared-page-store'
import { KEY, read, shareOften, startSharingCopies, STORY, WEATHER } from '../../testing/sharing-copies.ts'
import type { SharingCopies } from '../../testing/sharing-copies.ts'
import { textOf } from '../../testing/steer-page.ts'

let copies: SharingCopies

beforeAll(async () => {
  copies = await startSharingCopies()
})
beforeEach(() => copies.renew())
afterAll(() => copies.stop())

describe('a page that another copy has rendered', () => {
  it('is served at once by one that starts, without a render, and is as fresh as it is', async () => {
    await copies.shareFrom()
    const second = copies.start('of the second')
    await second.shared.warm()
    expect(second.shared.isWarm).toBe(true)
    const answer = second.cache.find(KEY)
    expect(answer).toMatchObject({ outcome: 'hit' })
    expect(await textOf(read(second))).toBe('of the first')
    expect(second.page.state.renders).toBe(0)
    copies.bench.now += 30_000
    expect(read(second)).toMatchObject({ outcome: 'stale' })
  })

  it('is served to who misses it later, too', async () => {
    const second = copies.start('of the second')
    await copies.shareFrom()
    const answer = await read(second)
    expect([answer.outcome, await textOf(answer), second.page.state.renders]).toEqual(['shared', 'of the first', 0])
    expect(second.cache.find(KEY)).toMatchObject({ outcome: 'hit' })
  })

  it('and of which the day is over is rendered anew before it is served, and served as it was where it cannot be', async () => {
    const overAt = { lifetime: { freshMs: 30_000, staleMs: 60_000, errorMs: 86_400_000 } }
    await copies.shareFrom({ more: overAt })
    copies.bench.now += 60_000
    for (const isWarmed of [true, false])
      for (const fails of [false, true]) {
        const copy = copies.start('of the next day')
        copy.page.state.fails = fails
        if (isWarmed) await copy.shared.warm()
        expect(copy.cache.find(KEY)).toBeNull()
        const answer = await read(copy)
        const [outcome, text] = fails
          ? ['stale-if-error', 'of the first']
          : [isWarmed ? 'renewed' : 'miss', 'of the next day']
        expect([answer.outcome, await textOf(answer)]).toEqual([outcome, text])
        copy.shared.close()
      }
  })

  it('is none of another build’s', async () => {
    await copies.shareFrom({ build: 'b' })
    const second = copies.start('of the second')
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('of the second')
  })

  it('that few ask for is not shared, nor an error, nor a page that lacks a part', async () => {
    const first = copies.start('once')
    await read(first)
    await first.shared.share()
    for (const more of [{ status: 404 }, { isPartial: true }, { madeOf: new Map([['weather:piacenza', '']]) }]) {
      const copy = copies.start('not whole')
      Object.assign(copy.page.state.more, more)
      await shareOften(copy)
    }
    expect(await copies.createStore().list(10)).toEqual([])
  })

  it('is served stale and rendered anew where what it was made of has changed while nobody listened', async () => {
    await copies.shareFrom()
    const later = await copies.write(WEATHER)
    const second = copies.start('of the second')
    second.page.state.more.madeOf = new Map([['weather:piacenza', later]])
    await second.shared.warm()
    const answer = read(second)
    expect(answer).toMatchObject({ outcome: 'stale' })
    expect(await textOf(answer)).toBe('of the first')
    await new Promise((resolve) => setImmediate(resolve))
    expect(second.page.state.renders).toBe(1)
  })

  it('is nobody’s once something in it was withdrawn, whoever was there to hear it', async () => {
    const first = await copies.shareFrom()
    await copies.write(STORY, 'withdrawn')
    const second = copies.start('without it')
    await second.shared.warm()
    expect(second.cache.find(KEY)).toBeNull()
    expect(await textOf(read(second))).toBe('without it')
    // The first copy has not heard yet, and shares what it holds once more.
    first.shared.note(KEY)
    await first.shared.share()
    const third = copies.start('without it, too')
    await third.shared.warm()
    expect(await textOf(read(third))).toBe('without it, too')
  })

  it('is not taken where its withdrawal is heard while it is being read', async () => {
    await copies.shareFrom()
    const second = copies.start('without it')
    const warming = second.shared.warm()
    second.cache.purgeHard(['story:7'])
    await warming
    expect(second.cache.find(KEY)).toBeNull()
  })

  it('is not shown where what it was made of is not there any more', async () => {
    await copies.shareFrom()
    await copies.redis.unlink('rm:{weather:piacenza}:v1')
    const second = copies.start('of the second')
    expect(await textOf(read(second))).toBe('of the second')
  })

  it('is not shown at an address that has moved', async () => {
    await copies.shareFrom()
    const second = copies.start('moved', { moved: true })
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('moved')
  })

  it('is not shared by a copy that hears of no changes', async () => {
    const first = copies.start('of before')
    first.shared.shareOnlyWhile(() => false)
    await shareOften(first)
    expect(await copies.createStore().list(10)).toEqual([])
  })

  it('is nobody’s where all were removed and its copy, which has not heard of it, shares it once more', async () => {
    const first = await copies.shareFrom()
    await removeSharedPages(copies.redis, 'all')
    first.shared.note(KEY)
    await first.shared.share()
    const second = copies.start('without the name')
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('without the name')
    copies.bench.now += 2 * 60_000
    const third = copies.start('of later')
    await shareOften(third)
    const fourth = copies.start('of the fourth')
    expect([await textOf(read(fourth)), fourth.page.state.renders]).toEqual(['of later', 0])
  })

  it('is taken again after a gap in which changes may have been missed', async () => {
    const first = await copies.shareFrom()
    first.cache.invalidateAll()
    expect(first.cache.find(KEY)).toBeNull()
    await first.shared.warm()
    expect(first.cache.find(KEY)).toMatchObject({ outcome: 'hit' })
    expect(first.page.state.renders).toBe(1)
  })
})
