import { describe, expect, it } from '@jest/globals'
import { refuseLoss } from './refuse-loss.ts'

const body = 'x'.repeat(98)
const signs = { name: 'front:home', storedBytes: 1000, dropped: 0, isUnchanged: false, losses: [] }

describe('refuseLoss: nothing warm is overwritten by something empty', () => {
  it.each([
    ['many items were bad', { ...signs, dropped: 12 }],
    ['the answer says that it is the same', { ...signs, isUnchanged: true }],
  ])('refuses a tenth of what is stored where %s', (_what, found) => {
    expect(() => refuseLoss(body, found)).toThrow('front:home would shrink from 1000 to 100 bytes')
  })

  it.each([
    ['editors took it away', signs],
    ['only little is lost', { ...signs, storedBytes: 150, dropped: 1 }],
  ])('lets it through where %s', (_what, found) => {
    expect(() => refuseLoss(body, found)).not.toThrow()
  })
})
