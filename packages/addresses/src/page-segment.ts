const PAGE_SEGMENT = /^page_(.*)$/
const PAGE_NUMBER = /^[1-9]\d{0,5}$/

/** The trailing segment of page `page` of a list; empty for the first page, which is not written out. */
export function buildPageSegment(page: number): string {
  return page > 1 ? `/page_${page}` : ''
}

/**
 * Takes a trailing page segment off a path's segments. A page that is no number of at least 1 gives page 1
 * (requirements 5.6).
 */
export function takePageSegment(segments: readonly string[]): { segments: readonly string[]; page: number } {
  const match = PAGE_SEGMENT.exec(segments.at(-1) ?? '')
  if (!match) return { segments, page: 1 }
  const digits = match[1] ?? ''
  return { segments: segments.slice(0, -1), page: PAGE_NUMBER.test(digits) ? Number(digits) : 1 }
}
