const units = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
  'venti',
]

/** Zero to twenty in words, as newspapers write small numbers; larger ones in figures. */
export function inWords(value: number): string {
  return units[value] ?? formatNumber(value)
}

/** A whole number as an Italian newspaper prints it: 950, 4.300, 12mila, 230mila. */
export function formatNumber(value: number): string {
  if (value >= 10_000 && value % 1000 === 0) return `${formatNumber(value / 1000)}mila`
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Tenths as a decimal with a comma: 23 is «2,3», 20 is «2». */
export function formatTenths(tenths: number): string {
  const rest = tenths % 10
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : `,${rest}`}`
}

/** The article that a figure takes when read aloud: «il 12», «l’8», «l’11», «l’80». */
export function figureWithArticle(figure: string): string {
  return /^(8|11(?!\d))/.test(figure) ? `l’${figure}` : `il ${figure}`
}
