import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import { MOST_HEADER_BYTES } from '@liberta/http/most-header-bytes'
import { LARGEST_DROPPED } from '@liberta/http/watch-size'
import { siteSettingsSchema } from '../../../frontend/src/settings/site-settings.schema.ts'
import { ACCOUNT_WAIT_MS, FORM_ACTION_WAIT_MS, PROXY_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'

const configuration = ['nginx.conf', 'site.conf', 'pages.conf', 'plain.conf', 'tls.conf']
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n')
/** The directives of a block, without those within it. */
const blockOf = (head: string) => {
  const start = configuration.indexOf(`${head} {`)
  return start === -1 ? '' : configuration.slice(start, configuration.indexOf('\n}', start))
}
const readNumber = (directive: string) => Number(new RegExp(`${directive} (\\d+);`).exec(configuration)?.[1])

describe('nginx in front of the site', () => {
  it('lets in as many streams as a frontend has, and leaves a quarter of a worker’s connections and files for pages', () => {
    const streams = readNumber('limit_conn streams')
    expect(streams).toBeGreaterThanOrEqual(siteSettingsSchema.shape.LIVE_STREAMS.parse(undefined))
    // One to the reader, one to the frontend.
    expect(streams * 2).toBeLessThanOrEqual(readNumber('worker_connections') * 0.75)
    expect(readNumber('worker_rlimit_nofile')).toBeGreaterThan(readNumber('worker_connections'))
  })

  it('says itself who asks: what readers say of it would let them dodge every limit', () => {
    expect(configuration).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(configuration).toContain("proxy_set_header X-Forwarded-Host '';")
    expect(configuration).not.toContain('$proxy_add_x_forwarded_for')
  })

  it('waits longer than the frontend does for a form of the reserved area, and for the API', () => {
    const waits = Number(/^proxy_read_timeout (\d+)s;$/m.exec(configuration)?.[1]) * 1000
    expect(waits).toBeGreaterThanOrEqual(ACCOUNT_WAIT_MS + FORM_ACTION_WAIT_MS + 1_000)
    expect(waits).toBeGreaterThanOrEqual(PROXY_WAIT_MS + 1_000)
    const own = blockOf('location ~ ^/(?:area-riservata|authorize-sso|login)(?:/|$)') + blockOf('location /api/')
    expect(own).not.toContain('proxy_read_timeout')
  })

  it('has the return of a sign-in made once: its code holds once (RFC 6749 §4.1.2)', () => {
    expect(blockOf('location = /authorize-sso')).toContain('proxy_next_upstream off;')
    expect(blockOf('location = /authorize-sso')).not.toContain('proxy_cache')
  })

  it('hands no key of what an answer is made of to readers, whatever they ask', () => {
    expect(configuration).toMatch(/^proxy_hide_header Surrogate-Key;$/m)
    expect(configuration).not.toMatch(/^ +proxy_hide_header/m)
  })

  it('lets through no more of a head than the programs read, with what it adds', () => {
    const [, count, size] = /^large_client_header_buffers (\d+) (\d+)k;$/m.exec(configuration) ?? []
    expect(Number(count) * Number(size) * 1024).toBeLessThan(MOST_HEADER_BYTES - 4096)
  })

  it.each(['location /', 'location @form'])(
    'lets through by %s more than the site reads of a form, and no more than it hears to the end',
    (head) => {
      const most = Number(/client_max_body_size (\d+)m;/.exec(blockOf(head))?.[1]) * 1024 * 1024
      expect(most).toBeGreaterThan(FORM_BYTES.site)
      expect(most).toBeLessThan(FORM_BYTES.site + LARGEST_DROPPED)
    },
  )

  it('writes no query into its log: the return of a sign-in holds its code there', () => {
    const format = /log_format site ([^;]+);/.exec(configuration)?.[1] ?? ''
    expect(format).toContain('$logged_path')
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer|http_cookie)\b/)
    expect(configuration).toMatch(/access_log \S+ site buffer=32k flush=1s;/)
  })

  it.each(['location /api/', 'location ~ ^/(?:area-riservata|authorize-sso|login)(?:/|$)'])(
    'keeps nothing of %s',
    (head) => {
      expect(blockOf(head)).toContain('proxy_pass')
      expect(blockOf(head)).not.toContain('proxy_cache')
    },
  )

  it('keeps pages as the frontend says, whoever reads, and never shows them for older than that', () => {
    const pages = blockOf('location /')
    expect(pages).toContain('proxy_cache_key $request_uri|$encoding;')
    expect(pages).toContain('proxy_ignore_headers Vary;')
    for (const directive of ['valid', 'use_stale', 'background_update', 'lock'])
      expect(pages).not.toContain(`proxy_cache_${directive} `)
  })
})
