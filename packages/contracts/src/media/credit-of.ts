import type { Picture } from './picture.schema.ts'

/** What stands under a picture of whose it is: its credit, else its copyright notice; null where it has neither. */
export function creditOf({ credit, copyright }: Pick<Picture, 'credit' | 'copyright'>): string | null {
  return credit ?? copyright ?? null
}
