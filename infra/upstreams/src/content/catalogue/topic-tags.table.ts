import { z } from 'zod'
import { zoneSlugs, type ZoneSlug } from '../places/zones.table.ts'
import { topicSchema, type CatalogueTopic } from './catalogue.schema.ts'

/** A tag that stands for a subject. */
export interface TopicTagRow {
  name: string
  topics: CatalogueTopic[]
  zones: ZoneSlug[]
}

/** Names of tags under the topics they belong to; a name may be followed by `@` and the zone it is bound to. */
const rows: Readonly<Record<string, string>> = {
  'cronaca,incidenti': 'Incidenti stradali; Soccorso alpino; Elisoccorso',
  'cronaca,incidenti,incendi': 'Vigili del fuoco; Pubblica assistenza',
  'cronaca,incendi': 'Incendi',
  'cronaca,incidenti,viabilita':
    'Autostrada A1; Autostrada A21; Tangenziale@piacenza; Statale 45@val-trebbia; Statale 10; Polizia locale; Autovelox',
  'cronaca,furti': 'Furti; Truffe agli anziani; Sicurezza urbana; Telecamere',
  'cronaca,furti,giudiziaria': 'Carabinieri; Guardia di finanza; Droga; Polizia di Stato',
  'cronaca,giudiziaria': 'Tribunale; Processi; Procura; Carcere delle Novate@piacenza',
  viabilita: 'Cantieri stradali; Rotonde; Limiti di velocità',
  'cronaca,attualita,territorio,ambiente,meteo':
    'Piena del Po; Protezione civile; Maltempo; Allerta meteo; Volontariato',
  'politica,attualita':
    'Bilancio del Comune@piacenza; Consiglio comunale; Elezioni; Fusione dei comuni; Tassa di soggiorno; Pnrr; Provincia di Piacenza; Regione Emilia-Romagna; Piano urbanistico; Opere pubbliche',
  'attualita,territorio':
    'Ztl e parcheggi@piacenza; Mercato europeo@piacenza; Trasporto pubblico; Stazione di Piacenza@piacenza; Piste ciclabili; Centro storico; Periferie; Anziani; Giovani; Famiglie; Immigrazione; Parrocchie; Farmacie di turno; Sagre di paese; Alpini; Spopolamento; Ponti; Frane; Castelli; Turismo; Via Francigena; Fibra e connessioni',
  sanita:
    'Nuovo ospedale@piacenza; Influenza; Pronto soccorso; Medici di base; Liste d’attesa; Case della comunità; Donazione di sangue; Vaccini; Salute mentale; Infermieri',
  scuola:
    'Scuola, iscrizioni; Edilizia scolastica; Università; Mense scolastiche; Maturità; Asili nido; Istituti tecnici; Borse di studio; Bullismo',
  'economia,lavoro':
    'Logistica; Meccatronica; Commercio; Artigiani; Fiere; Energia; Edilizia; Cooperative; Banche; Vertenze; Sicurezza sul lavoro; Formazione professionale; Saldi; Startup; Aste immobiliari',
  'agricoltura,economia':
    'Pomodoro; Grana Padano; Vendemmia; Allevamenti; Mais; Siccità; Consorzio di bonifica; Peste suina; Aglio piacentino; Trattori',
  'ambiente,territorio':
    'Rifiuti; Qualità dell’aria; Fauna selvatica; Lupi; Cinghiali; Parco del Trebbia@val-trebbia; Fiume Po@lungo-il-po; Fotovoltaico; Alberi; Amianto; Diga del Brugneto; Diga di Mignano@val-d-arda; Diga del Molato@val-tidone',
  'meteo,attualita': 'Nebbia; Neve; Caldo; Grandine; Gelate',
  'calcio,dilettanti':
    'Derby di domenica; Serie D; Eccellenza; Promozione; Prima categoria; Calcio femminile; Settore giovanile; Stadio Garilli',
  'volley,basket,rugby': 'Palabanca; Superlega; Serie B; Minivolley',
  'ciclismo,tennis': 'Coppa d’Oro; Granfondo; Torneo Open; Pista di Fiorenzuola; Mountain bike',
  'cultura,mostre,storia':
    'Restauri; Archeologia; Novecento; Resistenza; Risorgimento; Medioevo; Dialetto piacentino; Fotografia; Giornate d’autunno; Archivio di Stato',
  'spettacoli,musica,cinema':
    'Stagione lirica; Prosa; Musica da camera; Jazz; Cori; Bande; Cinema all’aperto; Teatro dialettale; Danza; Concerti',
  libri: 'Presentazioni; Poesia; Biblioteche; Gruppi di lettura; Editoria locale',
  food: 'Pisarei e fasö; Tortelli con la coda; Salumi piacentini; Gutturnio; Malvasia; Ortrugo; Funghi; Anolini; Ristoranti; Agriturismi; Forni e panetterie; Coppa piacentina',
  'casa,viaggi,salute,animali':
    'Ristrutturare; Orto e giardino; Gite fuori porta; Cammini; Prevenzione; Alimentazione; Canile; Adozioni; Gatti; Affitti',
  'opinioni,editoriale,lettera': 'Editoriali; Il caffè; Lettere al direttore; Commenti',
}

/** Every tag that stands for a subject. */
export const TOPIC_TAGS: readonly TopicTagRow[] = Object.entries(rows).flatMap(([topics, names]) =>
  names.split('; ').map((entry) => {
    const [name = '', zone] = entry.split('@')
    return {
      name,
      topics: z.array(topicSchema).parse(topics.split(',')),
      zones: zoneSlugs.filter((slug) => slug === zone),
    }
  }),
)
