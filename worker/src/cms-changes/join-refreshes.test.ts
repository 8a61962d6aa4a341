import { describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { joinRefreshes } from './join-refreshes.ts'

const FRONT = { model: 'front', id: 'home' } as const
const STORY = { model: 'story', id: '7' } as const
const PLAIN = { isWithdrawal: false }

/** A refresh that ends when the test says so. */
function steerRefreshes() {
  const begun: { name: string; isWithdrawal: boolean; end: () => void; fail: () => void }[] = []
  const refresh = joinRefreshes((reference: ReadModelReference, { isWithdrawal }) => {
    return new Promise((resolve, reject) => {
      begun.push({
        name: nameReadModel(reference),
        isWithdrawal,
        end: () => resolve('x'),
        fail: () => reject(new Error('away')),
      })
    })
  })
  return { begun, refresh }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('refreshes of one read model', () => {
  it('that are asked for while one runs are done by one more, begun after it has ended', async () => {
    const { begun, refresh } = steerRefreshes()
    const request = [1, 2, 3].map(() => refresh(FRONT, PLAIN))
    void refresh(STORY, PLAIN)
    await turn()
    expect(begun.map(({ name }) => name)).toEqual(['front:home', 'story:7'])
    begun[0]?.end()
    await turn()
    expect(begun).toHaveLength(3)
    begun[2]?.end()
    expect(await Promise.all(request)).toHaveLength(3)
    void refresh(FRONT, PLAIN)
    await turn()
    expect(begun).toHaveLength(4)
  })

  it('are begun anew though the one that ran has failed, and fail for all whom they serve', async () => {
    const { begun, refresh } = steerRefreshes()
    const [first, second, third] = [1, 2, 3].map(() => refresh(FRONT, PLAIN).catch(() => 'failed'))
    begun[0]?.fail()
    expect(await first).toBe('failed')
    await turn()
    begun[1]?.fail()
    expect(await Promise.all([second, third])).toEqual(['failed', 'failed'])
    expect(begun).toHaveLength(2)
  })

  it('know of a withdrawal that any of them has announced', async () => {
    const { begun, refresh } = steerRefreshes()
    for (const isWithdrawal of [false, false, true]) void refresh(STORY, { isWithdrawal })
    begun[0]?.end()
    await turn()
    expect(begun.map(({ isWithdrawal }) => isWithdrawal)).toEqual([false, true])
  })
})
