/** Packs bodies that are packed already as tight as they can be, with what the threads that serve and render leave of the processors. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { decodeBodyHere, encodeBodyHere } from '../http/content-encoding.ts'
import { cutToSize } from './pack-content.ts'
import type { PackingQuestion, PackingReply } from './packing-thread.ts'

/** As `nice` counts: a thread of 0 that has to compute gets nine times as much. */
const PRIORITY = 10

const port = parentPort
if (port === null) throw new Error('this program is a thread of the site')
// Of this thread alone on Linux (setpriority(2), «C library/kernel differences»); elsewhere it would be of the whole process.
if (process.platform === 'linux') setPriority(PRIORITY)

port.on('message', ({ number, body, encoding }: PackingQuestion) => {
  const packed = cutToSize(encodeBodyHere(decodeBodyHere(body, encoding), encoding, 'now'))
  const { buffer } = packed
  port.postMessage({ number, body: packed } satisfies PackingReply, buffer instanceof ArrayBuffer ? [buffer] : [])
})
