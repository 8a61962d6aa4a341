import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FormError } from '../../http/read-form.ts'
import { parseForm } from './parse-upload.ts'
import { listen } from '../../testing/listen.ts'

const PART = [
  '--X',
  'content-disposition: form-data; name="allegati"; filename="cv.pdf"',
  'content-type: application/pdf',
  '',
  '%PDF-1.7',
].join('\r\n')
const BROKEN = [PART, `${PART}\r\n--X`, PART.slice(0, 40), `${PART}\r\n--X\r\ncontent-dis`, '']

const server = createServer((request, response) => {
  parseForm(request).then(
    ({ files }) => response.end(`${files.length}`),
    (error: unknown) => response.writeHead(error instanceof FormError ? error.status : 500).end(),
  )
})
let address = ''

beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => void server.close())

const send = (body: string) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=X' }, body })

/** A process of its own, which ends as the site's would where a rejection is left to nobody. */
const PROGRAM = `
  import { Readable } from 'node:stream'
  import { parseForm } from ${JSON.stringify(new URL('parse-upload.ts', import.meta.url).href)}
  for (const body of ${JSON.stringify(BROKEN)}) {
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      headers: { 'content-type': 'multipart/form-data; boundary=X' },
    })
    await parseForm(request).catch(({ status }) => process.stdout.write(status + ' '))
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.stdout.write('alive')`

describe('forms with files', () => {
  it('are read', async () => {
    const sent = await send(`${PART}\r\n--X--\r\n`)
    expect([sent.status, await sent.text()]).toEqual([200, '1'])
  })

  it('that end too early are the client’s fault: 400', async () => {
    const answers = await Promise.all(BROKEN.map(send))
    expect(answers.map(({ status }) => status)).toEqual(BROKEN.map(() => 400))
  })

  it('never end the process, wherever they break off', async () => {
    const flags = ['--conditions=@liberta/source', '--input-type=module', '--eval', PROGRAM]
    const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname })
    expect(stdout).toBe(`${BROKEN.map(() => '400').join(' ')} alive`)
  })
})
