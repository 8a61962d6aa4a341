import { describe, expect, it } from '@jest/globals'
import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common'
import { describeFailure } from './describe-failure.ts'

const withStatus = (statusCode: unknown) => Object.assign(new Error('secret words'), { statusCode })
const withCode = (code: string) => Object.assign(new Error('secret words'), { code })

describe('what something thrown is answered with', () => {
  it.each([
    ['an unknown path', new NotFoundException(), { status: 404, detail: 'Page not found: /x' }],
    [
      'a body that does not fit',
      new BadRequestException(['id: needed', 'event: needed']),
      { status: 400, detail: 'id: needed; event: needed' },
    ],
    ['a refusal of the server', withStatus(413), { status: 413, detail: 'secret words' }],
    ['a fault of ours', new Error('secret words'), { status: 500 }],
    ['a fault with a status', withStatus(502), { status: 502 }],
    ['a fault of the framework', new HttpException('secret words', 503), { status: 503 }],
    ['a database that is not there', withCode('ECONNREFUSED'), { status: 503 }],
    ['a database that shuts down', withCode('57P01'), { status: 503 }],
    ['a wait for a connection', new Error('timeout exceeded when trying to connect'), { status: 503 }],
    ['a fault in our SQL', withCode('42601'), { status: 500 }],
    ['a status that is none', withStatus(200), { status: 500 }],
    ['a word', 'secret words', { status: 500 }],
    ['nothing', undefined, { status: 500 }],
  ])('%s', (_what, thrown, failure) => {
    expect(describeFailure(thrown, '/x')).toEqual(failure)
  })
})
