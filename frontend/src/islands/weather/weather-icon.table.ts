import type { IconName } from '../../components/icons/Icon.tsx'

/** The first code of each kind of weather, of the codes that have words (requirements 9.35 to 9.39), and its drawing; up to the next one it holds. */
const KINDS: readonly (readonly [number, IconName])[] = [
  [0, 'sun'],
  [2, 'cloud'],
  [45, 'fog'],
  [51, 'rain'],
  [71, 'snow'],
  [80, 'rain'],
  [95, 'storm'],
]

/** The codes that have words, and so a drawing. */
const KNOWN = new Set([0, 1, 2, 3, 45, 48, 51, 53, 55, 61, 63, 65, 71, 73, 75, 77, 80, 81, 82, 95, 96, 99])

/** The drawing of a WMO weather code; null for a code without words of its own. */
export function iconOfWeather(code: number): IconName | null {
  if (!KNOWN.has(code)) return null
  return KINDS.findLast(([first]) => code >= first)?.[1] ?? null
}
