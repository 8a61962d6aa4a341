export type Encoding = 'br' | 'gzip' | 'identity'

export const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

const OFFERED: readonly Encoding[] = ['br', 'gzip']

/** The best encoding that an Accept-Encoding header allows, in our order of preference (RFC 9110 §12.5.3). */
export function negotiateEncoding(header: string | undefined): Encoding {
  const allowed = new Map<string, number>()
  for (const item of (header ?? '').slice(0, 500).split(',')) {
    const [name = '', ...parameters] = item.trim().toLowerCase().split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    allowed.set(name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0)
  }
  const weightOf = (name: Encoding) => allowed.get(name) ?? allowed.get('*') ?? 0
  return OFFERED.find((name) => weightOf(name) > 0) ?? 'identity'
}
