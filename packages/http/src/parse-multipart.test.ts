import { Readable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { parseMultipart } from './parse-multipart.ts'

const MB = 1024 * 1024
const LARGEST = 16 * MB
const TYPE = 'multipart/form-data; boundary=X'

const field = (name: string, value: string) =>
  `--X\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, bytes: number) =>
  `--X\r\ncontent-disposition: form-data; name="allegati"; filename="${name}"\r\n\r\n${'a'.repeat(bytes)}\r\n`
const parse = (...parts: string[]) => parseMultipart(Readable.from([Buffer.from(parts.join(''))]), TYPE, LARGEST)

describe('a form with files', () => {
  it('is read with its fields in their order, and without files that were not chosen', async () => {
    const form = await parse(
      field('b', '1'),
      field('a', 'città'),
      field('b', '2'),
      file('', 0),
      file('x.pdf', 3),
      '--X--',
    )
    expect(form).toEqual({
      fields: [
        ['b', '1'],
        ['a', 'città'],
        ['b', '2'],
      ],
      files: [{ name: 'x.pdf', content: Buffer.from('aaa'), isCut: false }],
      hasTooMany: false,
    })
  })

  it.each([
    [0, false],
    [1, true],
  ])('whose file is %i bytes larger than files may be: cut %j', async (more, isCut) => {
    const { files } = await parse(file('a.pdf', ATTACHMENT_RULES.largest + more), '--X--')
    expect(files.map((each) => each.isCut)).toEqual([isCut])
  })

  it('of one file more than may come has those that may', async () => {
    const files = Array.from({ length: ATTACHMENT_RULES.most + 1 }, (_, index) => file(`${index}.pdf`, 1))
    expect(await parse(...files, '--X--')).toMatchObject({ files: { length: ATTACHMENT_RULES.most }, hasTooMany: true })
  })

  it.each([
    ['that breaks off', [field('a', '1'), '--X\r\ncontent-dis'], TYPE],
    ['without a boundary', [field('a', '1')], 'multipart/form-data'],
    ['of more parts than any of ours', Array.from({ length: 60 }, (_, index) => field(`a${index}`, '')), TYPE],
  ])('%s is broken', async (_what, parts, type) => {
    const body = Readable.from([Buffer.from(parts.join(''))])
    await expect(parseMultipart(body, type, LARGEST)).rejects.toMatchObject({ reason: 'broken' })
  })

  it('whose connection ends before it does is broken', async () => {
    const body = new Readable({ read: () => undefined })
    const reading = parseMultipart(body, TYPE, LARGEST)
    body.push(field('a', '1'))
    body.destroy()
    await expect(reading).rejects.toMatchObject({ reason: 'broken' })
  })

  it('that is too large is refused, its rest dropped, and cut off where it has no end', async () => {
    let sent = 0
    const body = new Readable({
      read() {
        sent += MB
        this.push(Buffer.alloc(MB))
      },
    })
    await expect(parseMultipart(body, TYPE, LARGEST)).rejects.toMatchObject({ reason: 'tooLarge' })
    while (!body.destroyed) await new Promise((resolve) => setImmediate(resolve))
    expect(sent).toBeLessThan(LARGEST + 40 * MB)
  })
})
