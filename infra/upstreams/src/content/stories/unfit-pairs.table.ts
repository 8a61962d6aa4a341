const JOBS = 'il lavoro in magazzino; il lavoro stagionale; il lavoro in cucina; l’assistenza in casa'
const OFFICES = 'la tassa di soggiorno; la partecipazione al voto; il piano regolatore'

/** Themes that cannot be told from an angle: nobody votes for the finest landslide, and a day's work is not sent abroad. */
export const UNFIT: Readonly<Record<string, string>> = {
  'la classifica dei lettori': `${OFFICES}; la frana; la fabbrica in crisi; la truffa agli anziani; la tangenziale`,
  'il luogo segreto': `${OFFICES}; la frana; la fabbrica in crisi; la passione biancorossa`,
  'il gruppo di quartiere': `${OFFICES}; la frana; la fabbrica in crisi`,
  'la ricorrenza': 'la frana; la fabbrica in crisi; la rotonda',
  'la mappa': 'la diga',
  'l’export': `${JOBS}; la sicurezza nei cantieri; la fabbrica in crisi; il commercio di vicinato; il turismo`,
}

const unfit = new Map(Object.entries(UNFIT).map(([angle, themes]) => [angle, new Set(themes.split('; '))]))

/** Whether a theme may be told from an angle. */
export function canTell(angle: string, theme: string): boolean {
  return !unfit.get(angle)?.has(theme)
}
