import { describe, expect, it } from '@jest/globals'
import { writeFrontConfiguration } from './start-front.ts'

describe('the front of the site, as readers reach it', () => {
  it('ends TLS, speaks HTTP/2 and hands everything on', () => {
    const configuration = writeFrontConfiguration('/tmp/x', 21_234, 'http://localhost:3000')
    expect(configuration).toContain('listen 127.0.0.1:21234 ssl http2;')
    expect(configuration).toContain('server localhost:3000;')
    expect(configuration).not.toContain('gzip')
  })
})
