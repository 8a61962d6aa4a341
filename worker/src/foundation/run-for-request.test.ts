import { describe, expect, it } from '@jest/globals'
import { currentRequestId } from '@liberta/http/request-context'
import { readJobRequestId, runForRequest } from './run-for-request.ts'

const ID = '0123456789abcdef0123456789abcdef'

describe('a job is done under the id', () => {
  it('of the request that asked for it', () => {
    expect(runForRequest({ requestId: ID, subjectId: 'x' }, currentRequestId)).toBe(ID)
  })

  it.each([{}, null, undefined, 'text', { requestId: 7 }, { requestId: `${ID}\n` }])(
    'of its own where its data is %j, and is not refused for it',
    (data) => {
      expect(readJobRequestId(data)).toBeUndefined()
      expect(runForRequest(data, currentRequestId)).toMatch(/^[0-9a-f]{32}$/)
    },
  )
})
