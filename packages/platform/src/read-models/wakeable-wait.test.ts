import { describe, expect, it } from '@jest/globals'
import { WakeableWait } from './wakeable-wait.ts'

const HOUR = 3_600_000

describe('WakeableWait', () => {
  it('ends when woken', async () => {
    const wait = new WakeableWait()
    const slept = wait.sleep(HOUR)
    wait.wake()
    await expect(slept).resolves.toBeUndefined()
  })

  it('remembers a call that came between two sleeps, once', async () => {
    const wait = new WakeableWait()
    wait.wake()
    await wait.sleep(HOUR)
    const second = wait.sleep(HOUR)
    await expect(Promise.race([second, Promise.resolve('asleep')])).resolves.toBe('asleep')
    wait.wake()
    await second
  })
})
