import { describe, expect, it } from '@jest/globals'
import { writeNginxConfiguration } from './start-nginx.ts'

describe('writeNginxConfiguration', () => {
  const text = writeNginxConfiguration('/tmp/place', 8123, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': `default-src 'self'; img-src "x"`,
    'content-length': '25000',
    date: 'Sat, 21 Nov 2026 09:00:00 GMT',
  })

  it('sends the very headers of the page that it is compared with', () => {
    expect(text).toContain('add_header content-encoding "br";')
    expect(text).toContain('default_type "text/html; charset=utf-8";')
  })

  it('leaves to nginx what nginx writes by itself', () => {
    expect(text).not.toContain('content-length')
    expect(text).not.toContain('add_header date')
  })

  it('quotes a value that holds quotes and semicolons', () => {
    expect(text).toContain(String.raw`add_header content-security-policy "default-src 'self'; img-src \"x\"";`)
  })

  it('has one worker, which sends the file from the kernel', () => {
    expect(text).toContain('worker_processes 1;')
    expect(text).toContain('sendfile on;')
  })
})
