import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PICTURE_FORMATS } from '@liberta/contracts/media/picture.schema'
import { startTestNaxos } from '../../../infra/upstreams/src/naxos/testing/start-test-naxos.ts'
import type { TestNaxos } from '../../../infra/upstreams/src/naxos/testing/start-test-naxos.ts'
import { makePhotographs } from '../../../infra/upstreams/src/pictures/testing/make-photographs.ts'
import { readCredits } from '../../../infra/upstreams/src/pictures/testing/read-credits.ts'
import { close, listen } from '../testing/listen.ts'
import { createMediaHandler } from './media.handler.ts'
import { RenditionCache } from './rendition-cache.ts'

const AUTHOR = 'Ada «Negri» & figli'
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/'
const DRAWN = { credit: 'Illustrazione di Libertà', creator: null, copyright: '© Editoriale Libertà', licence: null }
const TAKEN = { credit: `${AUTHOR} / CC BY 4.0`, creator: AUTHOR, copyright: `© ${AUTHOR}`, licence: LICENCE }

let photographs: Awaited<ReturnType<typeof makePhotographs>>
let naxos: TestNaxos
let folder: string
let site: Server
let origin: string

beforeAll(async () => {
  photographs = await makePhotographs(['snowy-field'])
  const entry = {
    file: 'snowy-field.jpg',
    width: 30,
    height: 20,
    subject_it: 'Un prato sotto la neve',
    topics: [],
    author: AUTHOR,
    licence: 'CC BY 4.0',
    licence_url: LICENCE,
  }
  await writeFile(join(photographs.folder, 'ATTRIBUTION.json'), JSON.stringify([entry]))
  naxos = await startTestNaxos({ STAND_IN_STORIES: '200', STAND_IN_MEDIA_DIR: photographs.folder })
  folder = await mkdtemp(join(tmpdir(), 'liberta-media-'))
  const cache = new RenditionCache({ folder, capacityBytes: 100_000_000 })
  await cache.open()
  const answer = createMediaHandler({ mediaURL: naxos.origin, cache })
  site = createServer((request, response) => void answer(request, response, request.url ?? ''))
  origin = `http://127.0.0.1:${await listen(site)}`
})

afterAll(async () => {
  close(site)
  await naxos.end()
  await photographs.remove()
  await rm(folder, { recursive: true, force: true })
})

async function fetchPicture(path: string): Promise<Buffer> {
  const response = await fetch(origin + path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe.each(PICTURE_FORMATS)('a picture that the site serves as %s', (format) => {
  it.each([
    ['scena-po-001', DRAWN],
    ['foto-snowy-field', TAKEN],
  ])('says in its file whose it is, fetched and kept: %s', async (id, rights) => {
    const path = `/media/${id}/16x9-640.${format}`
    const fetched = await fetchPicture(path)
    expect(await readCredits(fetched)).toEqual(rights)
    expect((await fetchPicture(path)).equals(fetched)).toBe(true)
  })

  it('carries nothing of that where it is a thumbnail', async () => {
    expect(await readCredits(await fetchPicture(`/media/scena-po-001/1x1-120.${format}`))).toBeNull()
  })
})
