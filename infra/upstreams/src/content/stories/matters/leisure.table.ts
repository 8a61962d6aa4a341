import { defineMatter as on, type Matter } from '../angle.ts'

export const footballMatters: readonly Matter[] = [
  on('il calcio femminile', 'Calcio femminile; Giovani; Settore giovanile', [
    'football',
    'pitch',
    'stadium',
    'meeting',
    'rain',
  ]),
  on('lo stadio', 'Stadio Garilli; Serie D; Opere pubbliche', ['stadium', 'football', 'pitch', 'meeting', 'rain']),
  on('il vivaio', 'Settore giovanile; Giovani; Eccellenza', ['pitch', 'football', 'school-yard', 'meeting', 'rain']),
  on('la passione biancorossa', 'Serie D; Derby di domenica; Stadio Garilli', [
    'stadium',
    'football',
    'square',
    'meeting',
    'rain',
  ]),
  on('il calcio di categoria', 'Eccellenza; Promozione; Derby di domenica', [
    'football',
    'pitch',
    'stadium',
    'meeting',
    'rain',
  ]),
]
export const volleyMatters: readonly Matter[] = [
  on('la pallavolo', 'Superlega; Palabanca; Minivolley', ['volley', 'stadium', 'school-yard']),
  on('il minivolley', 'Minivolley; Giovani; Palabanca', ['school-yard', 'volley', 'classroom']),
  on('il volley femminile', 'Volley femminile; Serie B; Minivolley', ['volley', 'meeting', 'stadium']),
  on('il palazzetto', 'Palabanca; Superlega; Opere pubbliche', ['volley', 'stadium', 'construction']),
]
export const rugbyMatters: readonly Matter[] = [
  on('il rugby', 'Rugby Lyons; Serie B', ['pitch', 'stadium', 'rain']),
  on('la palla ovale', 'Rugby Lyons; Giovani; Piacenza Rugby', ['pitch', 'countryside', 'stadium']),
  on('il rugby a scuola', 'Giovani; Rugby Lyons; Bullismo', ['school-yard', 'pitch', 'classroom']),
]
export const basketMatters: readonly Matter[] = [
  on('la pallacanestro', 'Serie B; Palabanca; Basket femminile', ['volley', 'stadium', 'school-yard']),
  on('il basket di strada', 'Giovani; Periferie; Basket femminile', ['school-yard', 'street', 'square']),
  on('il minibasket', 'Giovani; Palabanca; Serie B', ['school-yard', 'volley', 'classroom']),
]
export const cyclingMatters: readonly Matter[] = [
  on('la bicicletta', 'Piste ciclabili; Coppa d’Oro; Granfondo', ['street', 'hill-village', 'bridge']),
  on('la pista di Fiorenzuola', 'Pista di Fiorenzuola; Opere pubbliche; Coppa d’Oro', [
    'stadium',
    'construction',
    'street',
  ]),
  on('la mountain bike', 'Mountain bike; Turismo; Granfondo', ['forest', 'hill-village', 'countryside']),
]
export const tennisMatters: readonly Matter[] = [
  on('il tennis', 'Torneo Open; Giovani', ['tennis', 'garden', 'street']),
  on('la terra rossa', 'Torneo Open; Anziani; Famiglie', ['tennis', 'construction', 'garden']),
  on('il circolo', 'Torneo Open; Famiglie; Giovani', ['garden', 'tennis', 'meeting']),
]
export const amateurMatters: readonly Matter[] = [
  on('il calcio di paese', 'Prima categoria; Promozione; Derby di domenica', [
    'pitch',
    'football',
    'hill-village',
    'meeting',
    'square',
    'rain',
  ]),
  on('il campo sportivo', 'Prima categoria; Opere pubbliche; Volontariato', [
    'pitch',
    'construction',
    'countryside',
    'meeting',
    'square',
    'rain',
  ]),
  on('la domenica in trasferta', 'Promozione; Derby di domenica; Settore giovanile', [
    'football',
    'stadium',
    'pitch',
    'meeting',
    'square',
    'rain',
  ]),
]

export const heritageMatters: readonly Matter[] = [
  on('il patrimonio di famiglia', 'Giornate d’autunno; Centro storico; Turismo', ['castle', 'arcades', 'square']),
  on('il dialetto', 'Dialetto piacentino; Teatro dialettale; Anziani', ['square', 'theatre', 'meeting']),
  on('la chiesa antica', 'Restauri; Medioevo; Parrocchie; Diocesi di Piacenza-Bobbio', [
    'church',
    'castle',
    'hill-village',
  ]),
  on('la biblioteca', 'Biblioteche; Giovani; Gruppi di lettura', ['library', 'classroom', 'arcades']),
  on('il museo', 'Restauri; Giornate d’autunno; Archeologia', ['arcades', 'library', 'castle']),
]
export const stageMatters: readonly Matter[] = [
  on('la prosa', 'Prosa; Danza', ['theatre', 'arcades', 'concert']),
  on('il teatro dialettale', 'Teatro dialettale; Dialetto piacentino', ['theatre', 'square', 'concert']),
  on('l’opera lirica', 'Stagione lirica; Cori', ['orchestra', 'theatre', 'concert']),
  on('la danza', 'Danza; Prosa; Giovani', ['theatre', 'concert', 'meeting']),
]
export const showMatters: readonly Matter[] = [
  on('la fotografia', 'Fotografia; Novecento; Archivio di Stato', ['arcades', 'library', 'square']),
  on('la pittura', 'Restauri; Novecento; Giovani', ['arcades', 'church', 'meeting']),
  on('la scultura', 'Novecento; Restauri; Periferie', ['garden', 'square', 'arcades']),
  on('l’illustrazione', 'Giovani; Fotografia; Editoria locale', ['library', 'classroom', 'arcades']),
]
export const bookMatters: readonly Matter[] = [
  on('la poesia', 'Poesia; Presentazioni; Gruppi di lettura', ['library', 'garden', 'arcades']),
  on('il romanzo giallo', 'Presentazioni; Editoria locale; Gruppi di lettura', ['library', 'night-village', 'arcades']),
  on('la lettura ad alta voce', 'Biblioteche; Gruppi di lettura; Presentazioni', ['library', 'classroom', 'garden']),
  on('il fumetto', 'Editoria locale; Giovani; Presentazioni', ['library', 'classroom', 'arcades']),
]
export const pastMatters: readonly Matter[] = [
  on('la Resistenza', 'Resistenza; Novecento', ['hill-village', 'square', 'forest']),
  on('la via romana', 'Archeologia; Medioevo; Via Francigena', ['countryside', 'castle', 'construction']),
  on('il Risorgimento', 'Risorgimento; Novecento; Archivio di Stato', ['square', 'arcades', 'library']),
  on('il castello', 'Castelli; Medioevo; Restauri', ['castle', 'hill-village', 'vineyard']),
  on('la vita di cascina', 'Novecento; Fotografia; Archivio di Stato', ['countryside', 'farm-machine', 'grain']),
]
export const musicMatters: readonly Matter[] = [
  on('il jazz', 'Jazz; Concerti; Giovani', ['concert', 'night-village', 'arcades']),
  on('la banda', 'Bande; Concerti; Sagre di paese', ['square', 'orchestra', 'concert']),
  on('il canto corale', 'Cori; Concerti; Parrocchie', ['church', 'orchestra', 'concert']),
  on('la musica da camera', 'Musica da camera; Conservatorio Nicolini; Concerti', ['orchestra', 'arcades', 'concert']),
]
export const filmMatters: readonly Matter[] = [
  on('il cinema', 'Cinema Corso; Cinema all’aperto', ['cinema', 'arcades', 'night-village']),
  on('il cortometraggio', 'Cinema Corso; Giovani; Cinema all’aperto', ['cinema', 'street', 'concert']),
  on('il cinema all’aperto', 'Cinema all’aperto; Turismo; Cooperative', ['night-village', 'square', 'cinema']),
]

export const foodMatters: readonly Matter[] = [
  on('la pasta fresca', 'Pisarei e fasö; Tortelli con la coda; Anolini; Ristoranti', ['food', 'bakery', 'market']),
  on('la coppa', 'Coppa piacentina; Salumi piacentini; Agriturismi', ['food', 'market', 'countryside']),
  on('il pane', 'Forni e panetterie; Mais; Pisarei e fasö', ['bakery', 'food', 'grain']),
  on('il vino', 'Gutturnio; Malvasia; Ortrugo; Vendemmia', ['wine', 'vineyard', 'food']),
  on('il fungo', 'Funghi; Ristoranti; Tortelli con la coda; Anolini', ['mushrooms', 'forest', 'food']),
  on('la cucina di casa', 'Ristoranti; Anolini; Agriturismi; Salumi piacentini', ['food', 'garden', 'market']),
]
export const houseMatters: readonly Matter[] = [
  on('la casa di pietra', 'Ristrutturare; Edilizia; Fotovoltaico', ['hill-village', 'construction', 'garden']),
  on('l’orto', 'Orto e giardino; Famiglie; Alberi', ['garden', 'countryside', 'market']),
  on('il condominio', 'Affitti; Aste immobiliari; Fotovoltaico', ['street', 'arcades', 'construction']),
  on('il riscaldamento', 'Energia; Ristrutturare; Fotovoltaico; Affitti', ['snow', 'street', 'construction']),
]
export const travelMatters: readonly Matter[] = [
  on('il cammino', 'Cammini; Via Francigena; Turismo', ['forest', 'hill-village', 'castle']),
  on('la gita di un giorno', 'Gite fuori porta; Castelli; Turismo', ['castle', 'square', 'river']),
  on('il viaggio in treno', 'Gite fuori porta; Stazione di Piacenza; Turismo', ['rail', 'bridge', 'countryside']),
  on('la notte in rifugio', 'Cammini; Turismo; Alpini; Gite fuori porta', ['forest', 'hill-village', 'snow']),
]
export const wellMatters: readonly Matter[] = [
  on('il sonno', 'Prevenzione; Salute mentale', ['night-village', 'garden', 'arcades']),
  on('la camminata', 'Prevenzione; Anziani; Gite fuori porta', ['forest', 'garden', 'river']),
  on('la merenda', 'Alimentazione; Mense scolastiche; Asili nido', ['food', 'bakery', 'school-yard']),
  on('la memoria', 'Anziani; Prevenzione; Salute mentale', ['library', 'garden', 'meeting']),
  on('la schiena', 'Prevenzione; Alimentazione; Anziani', ['garden', 'hospital', 'arcades']),
]
export const animalMatters: readonly Matter[] = [
  on('il cane', 'Canile; Adozioni; Famiglie', ['garden', 'countryside', 'street']),
  on('il gatto', 'Gatti; Adozioni; Canile', ['arcades', 'garden', 'hill-village']),
  on('il riccio', 'Fauna selvatica; Alberi; Orto e giardino', ['garden', 'forest', 'countryside']),
  on('il cavallo', 'Fiere; Famiglie; Adozioni', ['countryside', 'cow', 'forest']),
]
