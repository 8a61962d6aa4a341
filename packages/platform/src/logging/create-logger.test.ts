import { describe, expect, it } from '@jest/globals'
import { runInContext } from '@liberta/http/request-context'
import { createLogger } from './create-logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLogger('api', 'info', { write: (line) => void lines.push(line) }))
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

describe('createLogger', () => {
  it('names the service in every line', () => {
    expect(logged((logger) => logger.info('pronto'))).toMatchObject({ service: 'api', msg: 'pronto' })
  })

  it('names the request that is being answered, and none where none is', () => {
    const requestId = 'a'.repeat(32)
    expect(logged((logger) => runInContext({ requestId }, () => logger.info('x')))['requestId']).toBe(requestId)
    expect(logged((logger) => logger.info('x'))).not.toHaveProperty('requestId')
  })

  it('writes no credentials, however deep they stand', () => {
    const line = logged((logger) =>
      logger.info({
        token: 'segreto',
        req: { headers: { authorization: 'Bearer segreto', cookie: 'segreto', 'set-cookie': ['segreto'] } },
        user: { ssoAccessToken: 'segreto', name: 'Anna' },
      }),
    )
    expect(JSON.stringify(line)).not.toContain('segreto')
    expect(line['user']).toEqual({ ssoAccessToken: '[redacted]', name: 'Anna' })
  })

  it('writes what an error says under `error` as under `err`', () => {
    const error = new Error('rotto')
    expect(logged((logger) => logger.error({ error }, 'x'))['error']).toMatchObject({ message: 'rotto' })
    expect(logged((logger) => logger.error({ err: error }, 'x'))['err']).toMatchObject({ message: 'rotto' })
  })

  it('writes no row that an error of PostgreSQL tells of', () => {
    const error = Object.assign(new Error('null value in column "kind"'), {
      code: '23502',
      detail: 'Failing row contains (1, anna@esempio.it, La mia lettera).',
      where: 'COPY reader_messages, line 1: anna@esempio.it',
    })
    for (const name of ['err', 'error']) {
      const line = logged((logger) => logger.error({ [name]: error }, 'x'))
      expect(JSON.stringify(line)).not.toContain('anna')
      expect(line[name]).toMatchObject({ code: '23502', message: error.message })
    }
  })
})
