/** Packs bodies that are packed already as tight as they can be, with what the threads that serve and render leave of the processors. */
import { parentPort } from 'node:worker_threads'
import { decodeBodyHere, encodeBodyHere } from '../http/content-encoding.ts'
import { giveWay } from './give-way.ts'
import { cutToSize } from './pack-content.ts'
import type { PackingQuestion, PackingReply } from './packing-thread.ts'

const port = parentPort
if (port === null) throw new Error('this program is a thread of the site')
giveWay('pack')

port.on('message', ({ number, body, encoding }: PackingQuestion) => {
  const packed = cutToSize(encodeBodyHere(decodeBodyHere(body, encoding), encoding, 'now'))
  const { buffer } = packed
  port.postMessage({ number, body: packed } satisfies PackingReply, buffer instanceof ArrayBuffer ? [buffer] : [])
})
