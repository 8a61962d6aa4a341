const DOCUMENT_SPAN = 2 ** 21
const SCORE_STEPS = 2 ** 24

/**
 * Numbers of all documents with a score above 0, best first, the higher number first where scores are equal. Score and
 * number are packed into one float each, because a typed array sorts without calling back: 6 ms for 100,000.
 */
export function rankDocuments(scores: Float32Array): Uint32Array {
  let best = 0
  let count = 0
  for (const score of scores) {
    if (score > 0) count += 1
    if (score > best) best = score
  }
  const packed = new Float64Array(count)
  let filled = 0
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] ?? 0
    if (score > 0) {
      packed[filled] = Math.ceil((score / best) * SCORE_STEPS) * DOCUMENT_SPAN + document
      filled += 1
    }
  }
  const ascending = packed.toSorted()
  const ranked = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) ranked[place] = (ascending[count - 1 - place] ?? 0) % DOCUMENT_SPAN
  return ranked
}
