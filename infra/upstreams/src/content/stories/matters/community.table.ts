import { defineMatter as on, type Matter } from '../angle.ts'

export const publicMatters: readonly Matter[] = [
  on('l’emporio solidale', 'Volontariato; Famiglie; Caritas; Immigrazione', ['market', 'food', 'meeting']),
  on('il centro per gli anziani', 'Anziani; Farmacie di turno; Volontariato', ['garden', 'meeting', 'square']),
  on('la rete internet', 'Fibra e connessioni; Periferie; Spopolamento', ['hill-village', 'street', 'construction']),
  on('la piscina comunale', 'Opere pubbliche; Giovani; Pnrr', ['construction', 'garden', 'school-yard']),
  on('la sala prove', 'Giovani; Periferie', ['concert', 'arcades', 'night-village']),
  on('il mercato coperto', 'Commercio; Centro storico; Mercato europeo; Ztl e parcheggi', [
    'market',
    'arcades',
    'square',
  ]),
  on('l’oratorio', 'Parrocchie; Giovani; Immigrazione; Sagre di paese', ['church', 'square', 'school-yard']),
  on('il parco giochi', 'Famiglie; Periferie; Opere pubbliche', ['garden', 'forest', 'school-yard']),
  on('la casa delle associazioni', 'Volontariato; Alpini; Donazione di sangue', ['meeting', 'square', 'council']),
]

export const politicsMatters: readonly Matter[] = [
  on('la tassa di soggiorno', 'Tassa di soggiorno; Turismo; Consiglio comunale', ['square', 'arcades', 'council']),
  on('il municipio unico', 'Fusione dei comuni; Regione Emilia-Romagna; Consiglio comunale', [
    'council',
    'hill-village',
    'square',
  ]),
  on('il piano regolatore', 'Piano urbanistico; Consiglio comunale; Edilizia', ['construction', 'council', 'street']),
  on('la partecipazione al voto', 'Elezioni; Giovani; Comune di Piacenza', [
    'council',
    'meeting',
    'square',
    'street',
    'arcades',
    'hill-village',
    'classroom',
  ]),
  on('la sede della Provincia', 'Provincia di Piacenza; Opere pubbliche; Regione Emilia-Romagna', [
    'arcades',
    'council',
    'square',
  ]),
  on('il bilancio partecipato', 'Bilancio del Comune; Consiglio comunale; Pnrr', ['meeting', 'council', 'arcades']),
  on('la caserma dismessa', 'Opere pubbliche; Piano urbanistico; Pnrr; Comune di Piacenza', [
    'castle',
    'construction',
    'street',
  ]),
]

export const schoolMatters: readonly Matter[] = [
  on('la mensa scolastica', 'Mense scolastiche; Famiglie; Alimentazione', ['food', 'classroom', 'school-yard']),
  on('l’asilo nido', 'Asili nido; Famiglie; Spopolamento', ['school-yard', 'garden', 'classroom']),
  on('l’istituto tecnico', 'Istituti tecnici; Meccatronica; Formazione professionale', [
    'factory',
    'classroom',
    'school-yard',
  ]),
  on('la palestra della scuola', 'Edilizia scolastica; Provincia di Piacenza; Pnrr', [
    'construction',
    'school-yard',
    'classroom',
  ]),
  on('lo studentato', 'Università; Affitti; Borse di studio', ['street', 'library', 'arcades']),
  on('il pulmino della scuola', 'Scuola, iscrizioni; Trasporto pubblico; Spopolamento', [
    'street',
    'school-yard',
    'hill-village',
  ]),
  on('l’ora di educazione civica', 'Bullismo; Giovani; Maturità', ['classroom', 'meeting', 'library']),
  on('il libro di testo', 'Maturità; Biblioteche; Famiglie; Borse di studio', ['library', 'classroom', 'school-yard']),
  on('la classe unica', 'Scuola, iscrizioni; Spopolamento; Sindacati', ['hill-village', 'classroom', 'school-yard']),
]

export const healthMatters: readonly Matter[] = [
  on('la casa della comunità', 'Case della comunità; Ausl di Piacenza; Infermieri', ['hospital', 'square', 'meeting']),
  on('il pronto soccorso', 'Pronto soccorso; Ausl di Piacenza; Infermieri', ['ambulance', 'hospital', 'street']),
  on('la guardia medica', 'Medici di base; Ausl di Piacenza; Spopolamento', ['hospital', 'hill-village', 'ambulance']),
  on('il nuovo ospedale', 'Nuovo ospedale; Opere pubbliche; Ausl di Piacenza', ['construction', 'hospital', 'street']),
  on('la vaccinazione', 'Vaccini; Influenza; Prevenzione', ['hospital', 'meeting', 'street']),
  on('la donazione di sangue', 'Donazione di sangue; Volontariato; Avis', ['hospital', 'ambulance', 'meeting']),
  on('il centro prelievi', 'Liste d’attesa; Ausl di Piacenza; Anziani', ['hospital', 'arcades', 'street']),
  on('lo psicologo di base', 'Salute mentale; Giovani; Case della comunità', ['meeting', 'garden', 'hospital']),
  on('la farmacia di paese', 'Farmacie di turno; Spopolamento; Anziani', ['hill-village', 'square', 'street']),
  on('la visita di controllo', 'Liste d’attesa; Prevenzione; Medici di base', ['hospital', 'meeting', 'street']),
]

export const landMatters: readonly Matter[] = [
  on('la corriera', 'Trasporto pubblico; Spopolamento; Anziani', ['street', 'hill-village', 'bridge']),
  on('la bottega di montagna', 'Spopolamento; Turismo; Commercio', ['hill-village', 'square', 'market']),
  on('il sentiero', 'Cammini; Turismo; Alpini', ['forest', 'hill-village', 'castle']),
  on('la frana', 'Frane; Maltempo; Protezione civile', ['construction', 'hill-village', 'forest']),
  on('la festa di paese', 'Sagre di paese; Volontariato; Alpini', ['fireworks', 'square', 'food']),
  on('la pesca nel fiume', 'Fiume Po; Fauna selvatica; Parco del Trebbia', ['river', 'bridge', 'countryside']),
  on('l’argine', 'Fiume Po; Piena del Po; Protezione civile; Consorzio di bonifica', ['river', 'flood', 'countryside']),
  on('la diga', 'Diga di Mignano; Diga del Molato; Diga del Brugneto; Consorzio di bonifica; Siccità', [
    'river',
    'hill-village',
    'forest',
  ]),
  on('il borgo da ripopolare', 'Spopolamento; Giovani; Pnrr; Periferie', ['hill-village', 'castle', 'night-village']),
]

export const greenMatters: readonly Matter[] = [
  on('la raccolta porta a porta', 'Rifiuti; Polizia locale; Periferie', ['street', 'arcades', 'countryside']),
  on('l’aria che respiriamo', 'Qualità dell’aria; Trasporto pubblico; Energia', ['traffic', 'fog-road', 'factory']),
  on('il bosco urbano', 'Alberi; Periferie; Volontariato', ['forest', 'garden', 'street']),
  on('la comunità energetica', 'Fotovoltaico; Energia; Parrocchie', ['factory', 'hill-village', 'countryside']),
  on('il lupo', 'Lupi; Fauna selvatica; Allevamenti', ['forest', 'hill-village', 'snow']),
  on('il cinghiale', 'Cinghiali; Fauna selvatica; Peste suina', ['forest', 'countryside', 'farm-machine']),
  on('la bonifica dall’amianto', 'Amianto; Rifiuti; Edilizia', ['factory', 'construction', 'street']),
  on('il Parco del Trebbia', 'Parco del Trebbia; Fiume Po; Turismo', ['river', 'bridge', 'forest']),
]

export const roadMatters: readonly Matter[] = [
  on('la rotonda', 'Rotonde; Cantieri stradali; Limiti di velocità', ['traffic', 'street', 'construction']),
  on('la pista ciclabile', 'Piste ciclabili; Opere pubbliche; Limiti di velocità', ['street', 'river', 'garden']),
  on('il ponte', 'Ponti; Cantieri stradali; Provincia di Piacenza', ['bridge', 'river', 'construction']),
  on('la stazione', 'Stazione di Piacenza; Trasporto pubblico', ['rail', 'square', 'arcades']),
  on('la tangenziale', 'Tangenziale; Autovelox; Polizia locale; Statale 10; Statale 45', [
    'traffic',
    'motorway',
    'fog-road',
    'construction',
    'bridge',
    'snow',
  ]),
  on('il casello', 'Autostrada A21; Autostrada A1; Logistica', ['motorway', 'traffic', 'fog-road']),
  on('la Statale 45', 'Statale 45; Cantieri stradali; Ponti; Frane', ['hill-village', 'construction', 'bridge']),
  on('la zona a traffico limitato', 'Ztl e parcheggi; Centro storico; Telecamere; Polizia locale', [
    'arcades',
    'street',
    'square',
  ]),
]

export const weatherMatters: readonly Matter[] = [
  on('la nebbia', 'Nebbia; Incidenti stradali; Qualità dell’aria', ['fog-road', 'plain-storm', 'countryside']),
  on('la neve', 'Neve; Maltempo; Gelate', ['snow', 'hill-village', 'forest']),
  on('la siccità', 'Siccità; Consorzio di bonifica; Diga di Mignano; Diga del Molato', [
    'river',
    'countryside',
    'grain',
  ]),
  on('il caldo', 'Caldo; Anziani; Siccità', ['countryside', 'grain', 'square']),
  on('la grandine', 'Grandine; Maltempo; Allerta meteo', ['plain-storm', 'vineyard', 'rain']),
  on('la piena del fiume', 'Piena del Po; Fiume Po; Protezione civile; Allerta meteo', ['flood', 'river', 'bridge']),
  on('la gelata', 'Gelate; Maltempo; Vendemmia', ['vineyard', 'snow', 'countryside']),
  on('il vento forte', 'Maltempo; Allerta meteo; Vigili del fuoco; Alberi', ['tree-fallen', 'plain-storm', 'street']),
]
