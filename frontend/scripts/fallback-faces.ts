/** A system's face that holds the place of one of the site's until that has come. */
interface FallbackFace {
  /** Weights it stands for; all of them where none is said. */
  weight?: string
  /** By their full and their PostScript names: one of them is on the machine, or none. */
  local: readonly string[]
  /** So many per cent of its own size it is as wide as the site's face over the words of the site's pages (docs/design.md, «Faces»). */
  sizeAdjust: number
}

interface Measures {
  /** How far the site's face reaches over and under its line, as shares of its size. */
  ascent: number
  descent: number
  /** By the system: on desks and of Apple, and on Android, which has none of these. */
  systems: Readonly<Record<'fallback' | 'Android', readonly FallbackFace[]>>
}

const MEASURES: Readonly<Record<string, Measures>> = {
  Bodoni: {
    ascent: 0.924,
    descent: 0.326,
    systems: {
      fallback: [
        { local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], sizeAdjust: 105.9 },
      ],
      Android: [{ local: ['Noto Serif Bold', 'NotoSerif-Bold'], sizeAdjust: 90 }],
    },
  },
  Faustina: {
    ascent: 1.043,
    descent: 0.217,
    systems: {
      fallback: [{ local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], sizeAdjust: 101.5 }],
      Android: [{ local: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'], sizeAdjust: 85.9 }],
    },
  },
  Instrument: {
    ascent: 0.97,
    descent: 0.25,
    systems: {
      fallback: [
        { weight: '400 500', local: ['Arial', 'ArialMT', 'Liberation Sans'], sizeAdjust: 102.2 },
        { weight: '600', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], sizeAdjust: 99.3 },
      ],
      Android: [
        { weight: '400', local: ['Roboto', 'Roboto-Regular'], sizeAdjust: 102.8 },
        { weight: '500', local: ['Roboto Medium', 'Roboto-Medium'], sizeAdjust: 102.7 },
        { weight: '600', local: ['Roboto Bold', 'Roboto-Bold'], sizeAdjust: 104.6 },
      ],
    },
  },
}

/** The style sheet with their rules, for `styles/faces.css`; `styles/tokens.css` names them: «Bodoni fallback», «Bodoni Android». */
export function writeFallbackSheet(): string {
  return Object.entries(MEASURES)
    .flatMap(([name, { systems, ...own }]) =>
      Object.entries(systems).flatMap(([system, faces]) =>
        faces.map((face) => writeRule(`${name} ${system}`, face, own)),
      ),
    )
    .join('\n')
}

function writeRule(
  family: string,
  { weight, local, sizeAdjust }: FallbackFace,
  { ascent, descent }: Pick<Measures, 'ascent' | 'descent'>,
): string {
  const source = local.map((name) => `local('${name}')`).join()
  const weights = weight === undefined ? '' : `font-weight:${weight};`
  // Overrides are shares of the adjusted size.
  const over = (share: number) => `${((share / sizeAdjust) * 10_000).toFixed(1)}%`
  return `@font-face{font-family:'${family}';src:${source};${weights}size-adjust:${sizeAdjust}%;ascent-override:${over(ascent)};descent-override:${over(descent)};line-gap-override:0%}`
}
