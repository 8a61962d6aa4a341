import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { linksOf } from '../../../local/src/test-site/read-pages.ts'
import type { Bench, Figure } from '../bench.types.ts'
import { originOf, readAnswer } from '../load/read-answer.ts'
import { median } from '@liberta/test-kit/summarise'

const ROUNDS = 60

const brotli = (quality: number) => (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
const zstd = (level: number) => (text: Buffer) =>
  zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } })

/** What a page is sent in: brotli of 5 where it is read often, of 4 elsewhere, and what else Node can do. */
const ENCODINGS: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  'br 4': brotli(4),
  'br 5': brotli(5),
  'gzip 6': (text) => gzipSync(text, { level: 6 }),
  'zstd 3': zstd(3),
  'zstd 6': zstd(6),
  'zstd 9': zstd(9),
  'zstd 12': zstd(12),
  'zstd 19': zstd(19),
}

/** Size and CPU of pages in the encodings that could be kept of them. */
export const encodingsBench: Bench = {
  name: 'encodings',
  summary: 'bytes and CPU of home, section and story in brotli, gzip and zstd',
  async run({ site: startSite }) {
    const site = await startSite()
    const origin = originOf(site)
    const home = await readPlain(`${origin}/`)
    const links = linksOf(home.toString())
    const story = links.find((link) => /^\/news\/.*\/\d+$/.test(link)) ?? '/'
    const pages = { home, section: await readPlain(`${origin}/news/sport`), story: await readPlain(origin + story) }
    return Object.entries(pages).flatMap(([page, text]) => measurePage(page, text))
  },
}

async function readPlain(address: string): Promise<Buffer> {
  const { status, body } = await readAnswer(address, { 'accept-encoding': 'identity' })
  if (status !== 200) throw new Error(`${address} answers ${status}`)
  return body
}

function measurePage(page: string, text: Buffer): Figure[] {
  return Object.entries(ENCODINGS).map(([encoding, encode]) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const began = process.cpuUsage()
      encode(text)
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1000
    })
    return {
      what: `${page} of ${(text.length / 1024).toFixed(1)} KB in ${encoding}`,
      value: encode(text).length / 1024,
      unit: 'KB',
      bar: null,
      reference: `${median(times).toFixed(2)} ms of CPU`,
      details: { times },
    }
  })
}
