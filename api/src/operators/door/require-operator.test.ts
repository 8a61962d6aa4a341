import { describe, expect, it } from '@jest/globals'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { countWithoutRedis } from '../../testing/count-without-redis.ts'
import type { AuditEntry } from '../audit/audit-log.ts'
import { operatorOf, requireOperator } from './require-operator.ts'

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const ACCOUNTS = [
  { user: 'anna', password: 'turno di notte', role: 'operator' },
  { user: 'piero', password: 'solo guardare', role: 'viewer' },
] as const
const RIGHT = basic('anna:turno di notte')
const VIEWER = basic('piero:solo guardare')

function build() {
  const lines: { level: number; msg: string; client?: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }
  const server = fastify()
  const audited: AuditEntry[] = []
  const write = async (entry: AuditEntry) => audited.push(entry) > 0
  requireOperator(server, {
    accounts: ACCOUNTS,
    limits: countWithoutRedis(),
    logger: pino({}, stream),
    audit: { write },
  })
  server.all('/', (request) => operatorOf(request))
  const ask = (headers: Record<string, string>, remoteAddress = '192.0.2.7', method: 'GET' | 'POST' = 'GET') =>
    server.inject({ url: '/', headers, remoteAddress, method })
  return { ask, lines, audited }
}

describe('wrong passwords at the operators’ door', () => {
  it('are told apart no more after ten: 429 with Retry-After, the right one included', async () => {
    const { ask } = build()
    const answers = []
    for (let time = 0; time < 400; time += 1) answers.push((await ask(basic(`anna:${time}`))).statusCode)
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(new Set(answers.slice(10))).toEqual(new Set([429]))
    const right = await ask(RIGHT)
    expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('are no more than ten where many are tried at once, and the right one among them is not found', async () => {
    const { ask } = build()
    const guesses = Array.from({ length: 400 }, (_, number) => (number === 50 ? RIGHT : basic(`anna:${number}`)))
    const answers = await Promise.all(guesses.map((guess) => ask(guess)))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(0)
  })

  it('leave a line of the log each, with the address and without what was typed', async () => {
    const { ask, lines } = build()
    await ask(basic('anna:segretissimo'))
    expect(lines).toEqual([expect.objectContaining({ msg: 'operator sign-in failed', client: '192.0.2.7', level: 40 })])
    expect(JSON.stringify(lines)).not.toContain('segretissimo')
  })

  it('hold up nobody else, and no browser that asks without a password first', async () => {
    const { ask, lines } = build()
    for (let time = 0; time < 50; time += 1) await ask({})
    expect((await ask(RIGHT)).statusCode).toBe(200)
    for (let time = 0; time < 50; time += 1) await ask(basic('anna:x'), '192.0.2.8')
    expect((await ask(RIGHT)).statusCode).toBe(200)
    expect(lines).toHaveLength(10)
  })
})

describe('who is let in', () => {
  it('is known by name and role', async () => {
    const { ask } = build()
    expect((await ask(RIGHT)).json()).toMatchObject({ name: 'anna', role: 'operator', client: '192.0.2.7' })
    expect((await ask(VIEWER)).json()).toMatchObject({ name: 'piero', role: 'viewer' })
    expect((await ask(basic('piero:turno di notte'))).statusCode).toBe(401)
  })

  it('changes nothing as a viewer: 403, with a line of the audit log', async () => {
    const { ask, audited } = build()
    expect((await ask(VIEWER, '192.0.2.7', 'POST')).statusCode).toBe(403)
    expect((await ask(RIGHT, '192.0.2.7', 'POST')).statusCode).toBe(200)
    expect(audited).toEqual([
      expect.objectContaining({ who: 'piero', role: 'viewer', action: 'POST /', result: 'refused' }),
    ])
  })
})

describe('the audit log of the door', () => {
  it('has a line of each wrong password, and one of who has to wait, without what was typed', async () => {
    const { ask, audited } = build()
    for (let time = 0; time < 30; time += 1) await ask(basic(`segretissimo:${time}`))
    expect(audited.map(({ detail }) => detail)).toEqual([
      ...Array.from({ length: 10 }, () => 'wrong name or password'),
      'too many tries',
    ])
    expect(JSON.stringify(audited)).not.toContain('segretissimo')
    expect(audited[0]).toMatchObject({ who: null, client: '192.0.2.7', channel: 'sign-in', result: 'refused' })
  })
})
