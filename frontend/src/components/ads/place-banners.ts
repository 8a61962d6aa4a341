import type { ChosenBanner } from '@liberta/contracts/banners/choose-banners'

/**
 * Where a page's banners stand among its `rows`, by the row that they follow: as near to their position as may be, but never two in a row
 * at one width, nor as the last thing of the page, nor after a row that is `closed`, as it ends with an advertisement itself. A banner for
 * which no place is left is not shown.
 */
export function placeBanners(
  banners: readonly ChosenBanner[],
  rows: number,
  closed: readonly number[] = [],
): Map<number, ChosenBanner[]> {
  const placed = new Map<number, ChosenBanner[]>()
  for (const banner of banners) {
    const open = placesFrom(banner.position, rows - 1).filter((row) => !closed.includes(row))
    const place = open.find((row) => isFree(banner, placed.get(row)))
    if (place !== undefined) placed.set(place, [...(placed.get(place) ?? []), banner])
  }
  return placed
}

/** All places, those from the wished one down the page first, then the others up the page. */
function placesFrom(position: number, last: number): number[] {
  const wished = Math.min(Math.max(position, 1), last)
  const places = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1)
  return [...places.filter((row) => row >= wished), ...places.filter((row) => row < wished).toReversed()]
}

/** Banners of other widths may share a place: a reader sees one of them. */
function isFree({ breakpoints }: ChosenBanner, there: readonly ChosenBanner[] = []): boolean {
  return !there.some((other) => other.breakpoints.some((name) => breakpoints.includes(name)))
}
