const PRINTABLE = /^[\x21-\x7e]+$/

/** The tags of an answer as one header, the model's own name first. A tag that could not stand in a header is left out. */
export function joinSurrogateKey(name: string, tags: readonly string[]): string {
  return [...new Set([name, ...tags])].filter((tag) => PRINTABLE.test(tag)).join(' ')
}
