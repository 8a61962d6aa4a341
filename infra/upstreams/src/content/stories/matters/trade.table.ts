import { defineMatter as on, type Matter } from '../angle.ts'

export const economyMatters: readonly Matter[] = [
  on('la meccatronica', 'Meccatronica; Energia; Camera di commercio', ['factory', 'construction', 'meeting']),
  on('la logistica', 'Logistica; Camera di commercio; Autostrada A1', ['logistics', 'motorway', 'rail']),
  on('il commercio di vicinato', 'Commercio; Saldi; Centro storico', ['arcades', 'street', 'market']),
  on('l’artigianato', 'Artigiani; Banche; Camera di commercio', ['arcades', 'factory', 'street']),
  on('l’edilizia', 'Edilizia; Aste immobiliari; Ristrutturare', ['construction', 'street', 'arcades']),
  on('l’impresa digitale', 'Startup; Giovani; Banche', ['meeting', 'library', 'factory']),
  on('l’energia pulita', 'Energia; Fotovoltaico; Camera di commercio', ['factory', 'countryside', 'river']),
  on('il turismo', 'Turismo; Agriturismi; Fiere; Piacenza Expo', ['castle', 'hill-village', 'square']),
]

export const workMatters: readonly Matter[] = [
  on('il lavoro in magazzino', 'Logistica; Vertenze; Cooperative', ['logistics', 'factory', 'motorway']),
  on('la sicurezza nei cantieri', 'Sicurezza sul lavoro; Edilizia; Sindacati', ['construction', 'factory', 'street']),
  on('l’assistenza in casa', 'Cooperative; Famiglie; Anziani', ['hospital', 'garden', 'street']),
  on('l’officina', 'Meccatronica; Formazione professionale; Artigiani', ['factory', 'construction', 'logistics']),
  on('il lavoro stagionale', 'Pomodoro; Immigrazione; Sindacati', ['countryside', 'farm-machine', 'grain']),
  on('la fabbrica in crisi', 'Vertenze; Sindacati; Cooperative', ['factory', 'street', 'meeting']),
  on('il lavoro in cucina', 'Ristoranti; Giovani; Formazione professionale', ['food', 'bakery', 'arcades']),
]

export const farmMatters: readonly Matter[] = [
  on('il latte', 'Allevamenti; Grana Padano', ['cow', 'countryside', 'farm-machine']),
  on('il pomodoro', 'Pomodoro; Siccità; Consorzio di bonifica', ['countryside', 'farm-machine', 'factory']),
  on('la vite', 'Vendemmia; Gutturnio; Malvasia; Ortrugo', ['vineyard', 'wine', 'hill-village']),
  on('l’aglio bianco', 'Aglio piacentino; Mais; Fiere', ['countryside', 'market', 'food']),
  on('il mais', 'Mais; Consorzio di bonifica; Siccità', ['grain', 'farm-machine', 'countryside']),
  on('il salume', 'Salumi piacentini; Coppa piacentina; Peste suina', ['food', 'countryside', 'market']),
  on('l’ape', 'Fiere; Piacenza Expo; Alberi', ['garden', 'countryside', 'forest']),
  on('il trattore d’epoca', 'Trattori; Fiere; Piacenza Expo', ['farm-machine', 'grain', 'countryside']),
]
