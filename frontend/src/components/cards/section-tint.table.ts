export type Tint = 'cotto' | 'po' | 'verderame' | 'gutturnio' | 'grano' | 'ink'

/** The colour of a section's label (docs/design.md), by the first slug of its path or by its own. */
const TINTS: Readonly<Record<string, Tint>> = {
  cronaca: 'cotto',
  attualita: 'cotto',
  politica: 'cotto',
  scuola: 'cotto',
  sanita: 'cotto',
  territorio: 'po',
  ambiente: 'po',
  meteo: 'po',
  teleliberta: 'po',
  sport: 'verderame',
  cultura: 'gutturnio',
  spettacoli: 'gutturnio',
  lifestyle: 'gutturnio',
  eventi: 'gutturnio',
  economia: 'grano',
  lavoro: 'grano',
  agricoltura: 'grano',
  necrologie: 'ink',
  servizi: 'ink',
}

/** The tint of a section by its path: the deepest slug that has one, else that of the news, cotto. */
export function tintOfSection(path: string): Tint {
  const known = path.split('/').findLast((slug) => Object.hasOwn(TINTS, slug))
  return known === undefined ? 'cotto' : (TINTS[known] ?? 'cotto')
}
