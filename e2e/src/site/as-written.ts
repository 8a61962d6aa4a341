/** A page's text as the newsroom wrote it: without what `keepTogether` puts into titles, each run of white space one space. */
export function asWritten(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
}
