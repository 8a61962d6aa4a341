import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { currentRequestId, contextHeaders, runInContext } from './request-context.ts'

const work = async () => {
  await wait(1)
  return contextHeaders()
}
const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)]

describe('the context of a request', () => {
  it('is found by everything that comes of it, beside that of others', async () => {
    const found = await Promise.all([runInContext({ requestId: ONE }, work), runInContext({ requestId: OTHER }, work)])
    expect(found).toEqual([{ 'x-request-id': ONE }, { 'x-request-id': OTHER }])
  })

  it('is nobody’s where no request is answered', () => {
    expect([currentRequestId(), contextHeaders()]).toEqual([undefined, {}])
  })
})
