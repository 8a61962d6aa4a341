import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SITE_ICONS } from '../drawn-pictures/icon.table.ts'
import { close, listen } from '../testing/listen.ts'
import { readPng } from '../testing/read-png.ts'
import { createIcons } from './icon.handler.ts'
import { writeManifest } from './web-manifest.ts'

let server: Server
let base: string

beforeAll(async () => {
  const find = createIcons()
  server = createServer((request, response) => void find(request.url ?? '')?.(request, response))
  base = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => close(server))

async function ask(path: string) {
  const answer = await fetch(base + path)
  return { answer, body: Buffer.from(await answer.arrayBuffer()) }
}

describe('the icons of the site', () => {
  it.each(Object.entries(SITE_ICONS).filter(([, { type }]) => type === 'image/png'))(
    '%s is a square PNG of its size',
    async (path, { size, type }) => {
      const { answer, body } = await ask(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(readPng(body)).toMatchObject({ width: size, height: size })
      expect(answer.headers.get('cache-control')).toContain('max-age=3600')
    },
  )

  it('/favicon.ico holds one picture of 32 px', async () => {
    const { answer, body } = await ask('/favicon.ico')
    expect(answer.headers.get('content-type')).toBe('image/x-icon')
    expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const [bytes, begin] = [body.readUInt32LE(14), body.readUInt32LE(18)]
    expect(begin + bytes).toBe(body.length)
    expect(readPng(body.subarray(begin))).toMatchObject({ width: 32, height: 32 })
  })

  it('no other address is one', () => {
    for (const path of ['/', '/icon-512', '/constructor', '/icon-512.png/']) expect(createIcons()(path)).toBeNull()
  })
})

describe('the web app manifest', () => {
  const manifest = JSON.parse(writeManifest()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('names the paper, opens it in the browser as it is, and says where its icons are', async () => {
    expect(manifest).toMatchObject({ name: 'Libertà', lang: 'it', start_url: '/', display: 'browser' })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      const { answer, body } = await ask(src)
      const { width, height } = readPng(body)
      expect([answer.headers.get('content-type'), `${width}x${height}`]).toEqual([type, sizes])
    }
  })
})
