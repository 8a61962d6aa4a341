import { describe, expect, it } from '@jest/globals'
import { buildReadModelKey, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildObituaryListId } from '@liberta/contracts/read-models/list-id'
import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
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

  describe('writes nothing of what somebody looks for', () => {
    const sought = { ...EMPTY_SEARCH, text: 'Mario "Rossi" tumore', filters: { tags: ['tumore'] } }
    const search = { model: 'search', id: buildSearchId('story', sought) } as const
    const obituaries = { query: 'rossi mario', town: null, period: null, page: 1 }
    const names = { model: 'obituaryList', id: buildObituaryListId(obituaries) } as const
    const words = 'type=story&page=1&qs=mario+rossi+tumore'
    it.each([
      ['a job', { data: { ...search, trigger: 'miss' } }, '"id":"story.page_…","trigger":"miss"'],
      ['a job for a name', { data: { ...names, trigger: 'miss' } }, '"id":"query.…","trigger":"miss"'],
      ['a read model', { name: nameReadModel(search), tries: 1 }, '"search:story.page_…","tries":1'],
      ['several', { names: [nameReadModel(names), 'story:1'] }, '["obituaryList:query.…","story:1"]'],
      ['a key of Redis', { command: { args: [buildReadModelKey(search)] } }, '["rm:{search:story.page_…"]'],
      ['a call of the CMS', { error: `/search?${words}: answered 500` }, '"/search?… answered 500"'],
      ['a fault', { err: new Error(`/obituary/list?qs=mario: silent`) }, '/obituary/list?… silent\\n    at '],
      ['a path', { path: '/eventi/ricerca/oggi/query_mario%20rossi/es', page: 'x' }, '/eventi/ricerca/…","page"'],
      ['a page', { key: "person /ricerca/query_l'orto+rossi/page_2/s" }, '"person /ricerca/…"'],
      ['a path of another name', { path: '/cerca/query_rossi/s' }, '"/cerca/query_…"'],
      ['an announcement', { message: JSON.stringify({ name: nameReadModel(search) }) }, 'search:story.page_…\\"}"'],
    ])('in what it says of %s', (_what, facts, written) => {
      const line = JSON.stringify(logged((logger) => logger.warn({ ...facts, last: 'ultimo' }, 'x')))
      expect(line).toContain(written)
      expect(line).toContain('"last":"ultimo"')
      expect(line).not.toMatch(/rossi|tumore|mario/i)
    })

    it('and all of what is nobody’s own words', () => {
      const facts = {
        path: '/cronaca/2026/ricerca-e-sviluppo',
        name: 'story:7',
        error: 'query_wait_timeout: perché? Così.',
      }
      expect(logged((logger) => logger.warn(facts, 'x'))).toMatchObject(facts)
    })
  })

  it('writes what an error says under `error` as under `err`', () => {
    const error = new Error('rotto')
    expect(logged((logger) => logger.error({ error }, 'x'))['error']).toMatchObject({ message: 'rotto' })
    expect(logged((logger) => logger.error({ err: error }, 'x'))['err']).toMatchObject({ message: 'rotto' })
  })

  it('writes what an error says, and nothing of what it was about: a page, a command’s arguments', () => {
    const cause = Object.assign(new Error('timed out'), { command: { args: ['session:7', 'Anna'] }, code: 'ETIMEDOUT' })
    const facts = { draft: { bytes: Buffer.alloc(30_000) }, status: 503, inner: cause, errors: [cause] }
    for (const name of ['err', 'error']) {
      const line = logged((logger) => logger.warn({ [name]: Object.assign(new Error('rotto'), facts) }, 'x'))
      expect(JSON.stringify(line).length).toBeLessThan(10_000)
      expect(JSON.stringify(line)).not.toContain('Anna')
      expect(line[name]).toMatchObject({
        message: 'rotto',
        status: 503,
        inner: { code: 'ETIMEDOUT' },
        aggregateErrors: [{ code: 'ETIMEDOUT' }],
      })
    }
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
