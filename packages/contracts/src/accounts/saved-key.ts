/** The key under which the page's map knows an item (requirements 3.8). */
export function savedKey(type: string, itemId: string): string {
  return `${type}:${itemId}`
}
