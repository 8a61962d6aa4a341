import { defineMatter as on, type Matter } from '../angle.ts'

/** What people are tried for. */
export const crimeMatters: readonly Matter[] = [
  on('la truffa agli anziani', 'Truffe agli anziani; Tribunale; Processi', [
    'council',
    'arcades',
    'street',
    'meeting',
    'library',
    'rail',
  ]),
  on('lo spaccio', 'Droga; Carcere delle Novate; Procura; Carabinieri', [
    'night-village',
    'council',
    'street',
    'rail',
    'garden',
    'arcades',
  ]),
  on('il furto in villa', 'Furti; Tribunale; Carcere delle Novate', [
    'council',
    'night-village',
    'street',
    'garden',
    'hill-village',
    'square',
  ]),
  on('l’evasione fiscale', 'Guardia di finanza; Procura; Tribunale', [
    'council',
    'meeting',
    'arcades',
    'factory',
    'library',
    'logistics',
  ]),
  on('la rapina', 'Processi; Tribunale; Polizia di Stato', [
    'street',
    'council',
    'square',
    'arcades',
    'market',
    'rail',
  ]),
  on('il caporalato', 'Guardia di finanza; Processi; Sindacati', [
    'countryside',
    'council',
    'farm-machine',
    'market',
    'logistics',
    'meeting',
  ]),
  on('la bancarotta', 'Tribunale; Procura; Aste immobiliari', [
    'arcades',
    'council',
    'factory',
    'construction',
    'logistics',
    'library',
  ]),
  on('l’estorsione', 'Processi; Procura; Carabinieri', [
    'council',
    'square',
    'night-village',
    'market',
    'construction',
    'arcades',
  ]),
]

/** What keeps roads and mountains safe. */
export const rescueMatters: readonly Matter[] = [
  on('l’elisoccorso', 'Elisoccorso; Soccorso alpino', ['ambulance', 'hill-village', 'hospital']),
  on('il soccorso alpino', 'Soccorso alpino; Elisoccorso; Volontariato', ['forest', 'hill-village', 'snow']),
  on('la sicurezza stradale', 'Incidenti stradali; Polizia locale; Autovelox', [
    'traffic',
    'street',
    'fog-road',
    'bridge',
    'rain',
    'school-yard',
  ]),
  on('l’ambulanza', 'Pubblica assistenza; Croce Rossa; Incidenti stradali', ['ambulance', 'hospital', 'street']),
]

/** What keeps thieves away. */
export const safetyMatters: readonly Matter[] = [
  on('la videosorveglianza', 'Telecamere; Sicurezza urbana; Furti', ['street', 'arcades', 'square']),
  on('il controllo di vicinato', 'Furti; Sicurezza urbana; Carabinieri', ['night-village', 'street', 'hill-village']),
  on('la caserma dei carabinieri', 'Carabinieri; Sicurezza urbana; Opere pubbliche', [
    'square',
    'construction',
    'street',
  ]),
  on('il vigile di quartiere', 'Polizia locale; Sicurezza urbana; Periferie', ['street', 'square', 'arcades']),
]

/** What keeps fire away. */
export const fireMatters: readonly Matter[] = [
  on('il distaccamento dei pompieri', 'Vigili del fuoco; Incendi; Volontariato', ['fire', 'square', 'street']),
  on('la prevenzione degli incendi', 'Incendi; Vigili del fuoco; Protezione civile', ['forest', 'fire', 'countryside']),
  on('la pubblica assistenza', 'Pubblica assistenza; Croce Bianca; Volontariato', ['ambulance', 'square', 'meeting']),
]
