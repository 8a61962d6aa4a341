import { describe, expect, it } from '@jest/globals'
import { parseRedisAddress } from './redis-address.ts'

describe('the address of a Redis', () => {
  it('is one server, as it always was', () => {
    const [plain, secure] = ['redis://127.0.0.1:6379', 'rediss://user:secret@cache.example:6380/2']
    expect(parseRedisAddress(plain)).toEqual({ kind: 'single', url: plain, tls: false })
    expect(parseRedisAddress(secure)).toEqual({ kind: 'single', url: secure, tls: true })
  })

  it('is a master that sentinels know by a name', () => {
    expect(parseRedisAddress('redis+sentinel://:se%40cret@one:26380,two/paper/3?sentinel_password=other')).toEqual({
      kind: 'sentinel',
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
      ],
      name: 'paper',
      db: 3,
      tls: false,
      password: 'se@cret',
      sentinelPassword: 'other',
    })
  })

  it('is a cluster, of which any nodes are named, also over TLS and by IPv6', () => {
    expect(parseRedisAddress('rediss+cluster://paper:a@b:c@one:7001,[::1]:7002')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7001 },
        { host: '::1', port: 7002 },
      ],
      tls: true,
      username: 'paper',
      password: 'a@b:c',
    })
  })

  it.each([
    'http://127.0.0.1:6379',
    'redis+sentinel://one:26379',
    'redis+sentinel:///paper',
    'redis+cluster://one:7001,,two:7002',
    'redis+cluster://one:seven',
    'redis+cluster://one:7001/1',
    'redis+cluster://%zz@one:7001',
    '127.0.0.1:6379',
  ])('is not %s', (text) => {
    expect(parseRedisAddress(text)).toBeNull()
  })
})
