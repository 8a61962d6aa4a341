/** Something that stands in the page. */
export interface Box {
  /** Its place in the window as it is now, in CSS pixels. */
  measure: () => Pick<DOMRect, 'top' | 'bottom' | 'height'>
}

export interface Change {
  make: () => void
  undo: () => void
}

/**
 * Makes a change to boxes that must not be felt: it stays, and the answer is true, where all boxes in sight are as tall as
 * before; else it is undone before anything is painted. What is out of sight may grow: what lies below nobody sees, and what
 * lies above the browser makes good (scroll anchoring), or else counts as in sight.
 *
 * @param height of the window, in CSS pixels
 */
export function holdStill(
  boxes: readonly Box[],
  height: number,
  { make, undo }: Change,
  isAnchored = CSS.supports('overflow-anchor', 'auto'),
): boolean {
  const seen = boxes.filter((box) => {
    const { top, bottom } = box.measure()
    return (bottom > 0 || !isAnchored) && top < height
  })
  const heights = seen.map((box) => box.measure().height)
  make()
  const holds = seen.every((box, index) => box.measure().height === heights[index])
  if (!holds) undo()
  return holds
}
