/** An answer is longer than it may be. */
export class BodyTooLongError extends Error {
  override readonly name = 'BodyTooLongError'
}

/** Reads a body as text; gives up as soon as it is longer than `cap` bytes, so that no answer can fill the memory. */
export async function readCappedBody(response: Response, cap: number): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > cap) throw new BodyTooLongError(`The answer is longer than ${cap} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
