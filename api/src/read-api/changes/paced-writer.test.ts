import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PacedWriter } from './paced-writer.ts'
import type { Listener } from './paced-writer.ts'

const MOST_WAITING = 1000

interface Heard extends Listener {
  readonly words: string[]
}

/** A connection that takes everything, or leaves it waiting. */
function listen(isSlow = false): Heard {
  const words: string[] = []
  return {
    words,
    destroyed: false,
    writableLength: 0,
    write(bytes: Buffer) {
      words.push(String(bytes))
      if (isSlow) Object.assign(this, { writableLength: this.writableLength + bytes.length })
      return !isSlow
    },
    destroy() {
      return Object.assign(this, { destroyed: true }) as never
    },
  }
}

const listenMany = (count: number) => Array.from({ length: count }, () => listen())
const say = (words: string) => Buffer.from(words)
const countTold = (listeners: readonly Heard[]) => listeners.filter(({ words }) => words.length > 0).length

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await setImmediate()
}

describe('tellings to many listeners', () => {
  it('hold up nothing else: a hundred are told at a time, and what else waits has its turn in between', async () => {
    const listeners = listenMany(1000)
    new PacedWriter(MOST_WAITING).tell(say('a'), listeners)
    expect(countTold(listeners)).toBe(100)
    await setImmediate()
    expect(countTold(listeners)).toBeLessThanOrEqual(300)
    await settle()
    expect(countTold(listeners)).toBe(1000)
  })

  it('few are told at once', () => {
    const listeners = listenMany(2)
    new PacedWriter(MOST_WAITING).tell(say('a'), listeners)
    expect(countTold(listeners)).toBe(2)
  })

  it('reach each in the order in which they were said, and nobody hears what was said before they came', async () => {
    const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 250 }), fc.constant('tell')), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const writer = new PacedWriter(MOST_WAITING)
        const came: { listener: Heard; after: number }[] = []
        const said: string[] = []
        for (const step of taken) {
          if (step === 'tell') {
            said.push(`${said.length};`)
            writer.tell(
              say(said.at(-1) ?? ''),
              came.map(({ listener }) => listener),
            )
          } else for (const listener of listenMany(step)) came.push({ listener, after: said.length })
        }
        await settle()
        for (const { listener, after } of came) expect(listener.words).toEqual(said.slice(after))
      }),
      { numRuns: 30 },
    )
  })

  it('are all told by a copy that stops', () => {
    const writer = new PacedWriter(MOST_WAITING)
    const listeners = listenMany(1000)
    writer.tell(say('a'), listeners)
    writer.tell(say('b'), listeners)
    writer.finish()
    expect(listeners.every(({ words }) => words.join('') === 'ab')).toBe(true)
  })

  it('let go who reads too slowly, and tell nothing to who is gone', () => {
    const writer = new PacedWriter(MOST_WAITING)
    const [slow, quick] = [listen(true), listen()]
    for (let times = 0; times < 5; times += 1) writer.tell(say('x'.repeat(600)), [slow, quick])
    expect([slow.destroyed, slow.words.length, quick.destroyed, quick.words.length]).toEqual([true, 2, false, 5])
  })
})
