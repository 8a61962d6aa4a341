type Child = Node | string

/** An element with its attributes and what stands in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

const DRAWINGS = {
  play: 'M7 4.5 19.5 12 7 19.5z',
  pause: 'M7 5h3.4v14H7zM13.6 5H17v14h-3.4z',
  close: 'M4 4l16 16M20 4 4 20',
  down: 'M5 9l7 7 7-7',
} as const
const SVG = 'http://www.w3.org/2000/svg'

/** A drawing of 24 units: play and pause are filled, the others are lines. */
export function draw(name: keyof typeof DRAWINGS): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const filled = name === 'play' || name === 'pause'
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', DRAWINGS[name])
  path.setAttribute('fill', filled ? 'currentColor' : 'none')
  if (!filled) path.setAttribute('stroke', 'currentColor')
  path.setAttribute('stroke-width', filled ? '0' : '1.7')
  svg.append(path)
  return svg
}
