/** An answer is longer than it may be. */
export class BodyTooLongError extends Error {
  override readonly name = 'BodyTooLongError'
}

/**
 * Reads a body; gives up as soon as it is longer than `cap` bytes, so that no answer can fill the memory.
 * @throws BodyTooLongError, and what the connection fails with
 */
export async function readCappedBytes(response: Response, cap: number): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > cap) throw new BodyTooLongError(`The answer is longer than ${cap} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a body as text, with the bound of `readCappedBytes`. */
export async function readCappedBody(response: Response, cap: number): Promise<string> {
  return (await readCappedBytes(response, cap)).toString('utf8')
}
