import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { makeCertificate } from '../../../infra/nginx/src/start-site-nginx.ts'
import { pino } from 'pino'
import { register } from 'prom-client'
import { portOf } from '../testing/listen.ts'
import { noteVisible, readCertificate, readDisk, sampleSite } from './site-figures.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** No change was heard of for half a minute. */
const deafSince = () => Date.now() - 30_000
const read = (name: string) => register.getSingleMetricAsString(name)

describe('the figures of the site', () => {
  it('say from when to when a change took to be seen, and nothing of changes without a time or of long ago', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    noteVisible('1799999999800-7')
    for (const revision of ['0-8', '1799990000000-9', '1800000000001-10']) noteVisible(revision)
    now.mockRestore()
    const text = await read('publish_to_visible_seconds')
    expect(text).toContain('publish_to_visible_seconds_count 1')
    expect(text).toContain('publish_to_visible_seconds_sum 0.2')
  })

  it('say when the certificate in front expires, whoever signed it', async () => {
    makeCertificate(folder)
    const [cert, key] = ['certificate.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)))
    const server = createServer({ cert, key }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const ends = await readCertificate(`127.0.0.1:${portOf(server)}`)
    server.close()
    expect(ends).toBe(new X509Certificate(cert ?? '').validToDate.getTime() / 1000)
    await expect(readCertificate('127.0.0.1:1')).rejects.toThrow('ECONNREFUSED')
  })

  it('say how full the disk of a folder is, what is in memory, and for how long no change was heard of', async () => {
    expect(await readDisk(folder)).toBeGreaterThan(0)
    expect(await readDisk(folder)).toBeLessThanOrEqual(1)
    const described = { pages: 3, madeUp: 1, errors: 0, tags: 9, bytes: 1234, underWay: 5, waiting: 2, renewals: 7 }
    const variables = { MEDIA_CACHE_DIR: folder, ASSETS_DIR: undefined, CERTIFICATE_ADDRESS: undefined }
    const logger = pino({ level: 'silent' })
    sampleSite({ variables, pages: { describe: () => described }, deafSince, logger }).stop()
    await new Promise(setImmediate)
    expect(await read('page_cache_pages')).toContain('page_cache_pages{part="own"} 3')
    expect(await read('certificate_expiry_timestamp_seconds')).not.toMatch(/seconds.* \d/)
    expect(await read('page_renders')).toContain('page_renders{state="running"} 3')
    expect(
      Number(/^change_stream_broken_seconds (\S+)$/m.exec(await read('change_stream_broken_seconds'))?.[1]),
    ).toBeGreaterThanOrEqual(30)
  })
})
