/** The call that answers with the weather of this moment; plain text, as browsers ask for it too. */
export const WEATHER_PATH = '/api/weather'

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  0: 'Sereno',
  1: 'Prevalentemente sereno',
  2: 'Parzialmente nuvoloso',
  3: 'Coperto',
  45: 'Nebbia',
  48: 'Nebbia con brina',
  51: 'Pioviggine leggera',
  53: 'Pioviggine moderata',
  55: 'Pioviggine intensa',
  61: 'Pioggia leggera',
  63: 'Pioggia moderata',
  65: 'Pioggia intensa',
  71: 'Neve leggera',
  73: 'Neve moderata',
  75: 'Neve intensa',
  77: 'Granelli di neve',
  80: 'Rovesci leggeri',
  81: 'Rovesci moderati',
  82: 'Rovesci violenti',
  95: 'Temporale',
  96: 'Temporale con grandine leggera',
  99: 'Temporale con grandine forte',
}

/** The Italian words for a WMO weather code (requirements 9.35 to 9.40); an unknown code gives 'Informazioni meteo'. */
export function describeWeather(code: number): string {
  return DESCRIPTIONS[code] ?? 'Informazioni meteo'
}
