import { describe, expect, it } from '@jest/globals'
import { currentRequestId } from '@liberta/http/request-context'
import { runForRequest } from './run-job.ts'

const jobOf = (data: unknown) => ({ queueName: 'refresh', name: 'refresh-model', data })
const work = async () => currentRequestId()
const ID = '0123456789abcdef0123456789abcdef'

describe('a job is done under the id', () => {
  it('of the request that asked for it', async () => {
    expect(await runForRequest(jobOf({ requestId: ID, subjectId: 'x' }), work)).toBe(ID)
  })

  it.each([{}, null, undefined, 'text', { requestId: 7 }, { requestId: `${ID}\n` }])(
    'of its own where its data is %j, and is not refused for it',
    async (data) => {
      expect(await runForRequest(jobOf(data), work)).toMatch(/^[0-9a-f]{32}$/)
    },
  )
})
