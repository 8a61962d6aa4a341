/** The brick's four corners (docs/design.md: 0 0, 52% 0, 100% 100%, 70% 100%). */
export function brickPoints(x: number, y: number, width: number, height: number): string {
  const corners: [number, number][] = [
    [0, 0],
    [0.52, 0],
    [1, 1],
    [0.7, 1],
  ]
  return corners.map(([right, down]) => `${Math.round(x + right * width)},${Math.round(y + down * height)}`).join(' ')
}
