/** The key under which the page's map knows an item (specification §3). */
export function savedKey(type: string, itemId: string): string {
  return `${type}:${itemId}`
}
