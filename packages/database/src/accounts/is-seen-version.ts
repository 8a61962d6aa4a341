/** Whether a row still stands at the version that a reader has `seen`: 0 where there was none, undefined where they do not say. */
export function isSeenVersion(row: { version: number } | null, seen: number | undefined): boolean {
  return seen === undefined || seen === (row?.version ?? 0)
}
