import { describe, expect, it } from '@jest/globals'
import { SPECULATION_RULES } from './speculation-rules.ts'

interface Rules {
  prerender: [{ where: { and: [unknown, { not: { href_matches: string[] } }] } }]
}

const [, { not }] = (JSON.parse(SPECULATION_RULES) as Rules).prerender[0].where.and
const patterns = not.href_matches.map((pattern) => new URLPattern(pattern, 'https://www.example.it/'))
const isNever = (path: string) => patterns.some((pattern) => pattern.test(`https://www.example.it${path}`))

describe('speculation rules', () => {
  it.each([
    '/login',
    '/login?next=/news',
    '/authorize-sso?code=1&state=2',
    '/api/auth/logout',
    '/area-riservata/salvati',
    '/news/cronaca?utm_source=x',
    '/ricerca?query=po',
    '/assets/start.js',
  ])('%s is never prepared ahead', (path) => expect(isNever(path)).toBe(true))

  it.each(['/', '/news/cronaca', '/news/cronaca/un-titolo/7001', '/tag/piena-del-po', '/abbonamenti'])(
    '%s may be prepared ahead',
    (path) => expect(isNever(path)).toBe(false),
  )
})
