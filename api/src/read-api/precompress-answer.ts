import { CONFIRMED_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import type { PresentAnswer } from '@liberta/platform/read-models/read-model-answer'
import { CACHE_CONTROL } from '../http/cache-control.table.ts'
import type { AnsweredRoute } from './answered-routes.table.ts'

const PRINTABLE = /^[\x21-\x7e]+$/

const OPENING = Buffer.byteLength('{"data":')

/** What goes on the wire for a read model as it stands. */
export interface PrebakedAnswer {
  /** Names and values in turn, as they are written. */
  headers: string[]
  body: Buffer
}

const prebaked = new WeakMap<PresentAnswer, PrebakedAnswer>()

/**
 * Headers and body of an answer, made once for each answer: the reader hands out the same object for one version of a
 * model, and a model has one route.
 */
export function precompressAnswer(
  route: Pick<AnsweredRoute, 'cache' | 'shape'>,
  answer: PresentAnswer,
): PrebakedAnswer {
  const known = prebaked.get(answer)
  if (known) return known
  const body = route.shape === 'bare' ? takeBareBody(answer.json) : answer.json
  const made = { headers: writeHeaders(route, answer, body.length), body }
  prebaked.set(answer, made)
  return made
}

/** The body out of `{"data":<body>}`, as the reader keeps it, without copying a byte. */
function takeBareBody(json: Buffer): Buffer {
  return json.subarray(OPENING, -1)
}

function writeHeaders({ cache }: Pick<AnsweredRoute, 'cache'>, answer: PresentAnswer, length: number): string[] {
  return Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(length),
    'cache-control': CACHE_CONTROL[cache],
    etag: answer.etag,
    'surrogate-key': joinSurrogateKey(answer.name, answer.tags),
    'x-content-type-options': 'nosniff',
    'x-model-revision': answer.revision,
    [CONFIRMED_HEADER]: String(answer.confirmedAt),
    'x-model-state': answer.stale ? 'stale' : 'fresh',
  }).flat()
}

/** The tags of an answer as one header, the model's own name first. A tag that could not stand in a header is left out. */
function joinSurrogateKey(name: string, tags: readonly string[]): string {
  return [...new Set([name, ...tags])].filter((tag) => PRINTABLE.test(tag)).join(' ')
}
