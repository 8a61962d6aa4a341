/**
 * True when one typing slip turns `a` into `b`: a letter changed, added, left out, or two neighbours swapped (the
 * optimal string alignment distance is at most 1). Linear in the length of the words.
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isWithinOneEdit(b, a)
  const added = b.length - a.length
  if (added > 1) return false
  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  if (start === a.length) return true
  if (added === 1) return a.slice(start) === b.slice(start + 1)
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}
