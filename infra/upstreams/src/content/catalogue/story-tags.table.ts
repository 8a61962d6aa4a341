import { tagsOf } from '../stories/angle.ts'
import { topicMatters } from '../stories/topic-matters.table.ts'
import { columnEvents, readerEvents } from '../stories/topics/columns.table.ts'
import type { StoryEvent } from '../stories/story.types.ts'
import type { LeafTopic } from '../stories/story-topics.table.ts'

const named = (events: readonly StoryEvent[], tags: string): Record<string, string> =>
  Object.fromEntries(events.map(({ theme }) => [theme, tags]))

/** Names of the tags that fit the events of the topics' own tables. */
const OWN_TAGS: Readonly<Record<LeafTopic, Readonly<Record<string, string>>>> = {
  incidenti: {
    'l’incidente': 'Incidenti stradali; Polizia locale; Vigili del fuoco; Elisoccorso; Autostrada A21',
    'l’investimento': 'Incidenti stradali; Polizia locale; Autovelox; Croce Rossa',
    'l’infortunio': 'Sicurezza sul lavoro; Elisoccorso; Sindacati',
    'il salvataggio': 'Soccorso alpino; Vigili del fuoco; Elisoccorso; Volontariato',
  },
  furti: {
    'la serie di furti': 'Furti; Carabinieri; Sicurezza urbana; Telecamere',
    'la truffa': 'Truffe agli anziani; Carabinieri; Anziani',
    'la spaccata': 'Furti; Commercio; Sicurezza urbana; Polizia di Stato; Questura',
    'il furto nei campi': 'Furti; Carabinieri; Trattori',
  },
  incendi: {
    'il rogo': 'Incendi; Vigili del fuoco; Allevamenti',
    'l’incendio': 'Incendi; Vigili del fuoco; Croce Bianca; Pubblica assistenza',
    'il fumo del capannone': 'Incendi; Vigili del fuoco; Qualità dell’aria',
  },
  giudiziaria: {
    'il processo': 'Tribunale; Processi; Carcere delle Novate; Droga',
    'l’inchiesta': 'Procura; Guardia di finanza; Tribunale',
    'la causa': 'Tribunale; Processi',
  },
  viabilita: {
    'il cantiere del ponte': 'Ponti; Cantieri stradali; Provincia di Piacenza; Statale 45',
    'la nuova viabilità': 'Ztl e parcheggi; Piste ciclabili; Centro storico; Limiti di velocità; Tangenziale',
    'il ritardo dei treni': 'Trasporto pubblico; Stazione di Piacenza',
    'il piano degli asfalti': 'Cantieri stradali; Opere pubbliche; Rotonde; Statale 10',
  },
  attualita: {
    'il mercato': 'Commercio; Centro storico; Mercato europeo',
    'la raccolta alimentare': 'Volontariato; Famiglie; Caritas; Immigrazione',
    'la storia dei cento anni': 'Anziani; Famiglie',
    'la fibra': 'Fibra e connessioni; Periferie; Spopolamento',
  },
  politica: {
    'il bilancio': 'Bilancio del Comune; Consiglio comunale; Tassa di soggiorno; Comune di Piacenza',
    'la crisi di maggioranza': 'Consiglio comunale; Comune di Piacenza',
    'la fusione dei comuni': 'Fusione dei comuni; Elezioni; Regione Emilia-Romagna',
    'il piano urbanistico': 'Piano urbanistico; Consiglio comunale; Opere pubbliche; Logistica',
    'la campagna elettorale': 'Elezioni; Consiglio comunale',
  },
  scuola: {
    'il nodo delle iscrizioni': 'Scuola, iscrizioni; Edilizia scolastica; Provincia di Piacenza; Istituti tecnici',
    'il progetto degli studenti': 'Istituti tecnici; Giovani; Borse di studio',
    'la scuola di frazione': 'Scuola, iscrizioni; Spopolamento; Famiglie',
    'il concorso per i docenti': 'Sindacati; Formazione professionale; Maturità',
  },
  sanita: {
    'il nuovo reparto': 'Ausl di Piacenza; Nuovo ospedale; Infermieri; Pronto soccorso',
    'la carenza di medici di base': 'Medici di base; Ausl di Piacenza; Case della comunità',
    'la campagna di prevenzione': 'Prevenzione; Ausl di Piacenza; Volontariato',
    'il caso delle liste d’attesa': 'Liste d’attesa; Ausl di Piacenza',
  },
  economia: {
    'l’investimento': 'Meccatronica; Energia; Camera di commercio',
    'la crisi dei negozi': 'Commercio; Centro storico; Saldi',
    'l’accordo dei trasporti': 'Logistica; Camera di commercio',
    'la giovane impresa': 'Startup; Giovani; Artigiani; Banche',
  },
  lavoro: {
    'la vertenza': 'Vertenze; Sindacati; Cooperative',
    'l’accordo sindacale': 'Sindacati; Vertenze; Famiglie',
    'la fiera del lavoro': 'Formazione professionale; Giovani; Camera di commercio; Fiere',
  },
  agricoltura: {
    'il prezzo del latte': 'Allevamenti; Grana Padano',
    'la campagna del pomodoro': 'Pomodoro; Siccità',
    'la vendemmia': 'Vendemmia; Gutturnio; Malvasia',
    'la semina': 'Mais; Consorzio di bonifica; Aglio piacentino',
    'la fiera agricola': 'Fiere; Trattori; Allevamenti; Piacenza Expo',
  },
  territorio: {
    'la frana': 'Frane; Maltempo; Protezione civile',
    'il rifugio': 'Turismo; Spopolamento; Giovani',
    'la castagnata': 'Sagre di paese; Volontariato; Alpini',
    'la corriera': 'Trasporto pubblico; Spopolamento; Anziani',
    'la qualità dell’aria': 'Qualità dell’aria; Trasporto pubblico',
    'il bosco in città': 'Alberi; Volontariato',
    'i rifiuti abbandonati': 'Rifiuti; Volontariato; Fiume Po',
    'il ritorno della fauna': 'Fauna selvatica; Fiume Po; Parco del Trebbia',
  },
  ambiente: {
    'la qualità dell’aria': 'Qualità dell’aria; Trasporto pubblico; Energia',
    'il bosco in città': 'Alberi; Periferie; Volontariato',
    'i rifiuti abbandonati': 'Rifiuti; Volontariato; Amianto; Polizia locale',
    'il ritorno della fauna': 'Fauna selvatica; Lupi; Fiume Po; Parco del Trebbia',
  },
  meteo: {
    'la piena del Po': 'Piena del Po; Fiume Po; Protezione civile; Allerta meteo',
    'la nevicata': 'Neve; Maltempo; Protezione civile; Gelate',
    'il temporale': 'Maltempo; Grandine; Allerta meteo; Vigili del fuoco',
    'il caldo': 'Caldo; Anziani',
    'la nebbia': 'Nebbia; Incidenti stradali',
    'la siccità': 'Siccità; Consorzio di bonifica; Diga di Mignano; Diga del Molato; Diga del Brugneto',
  },
  calcio: {
    'la vittoria': 'Serie D; Eccellenza; Derby di domenica',
    'la sconfitta': 'Serie D; Eccellenza',
    'il mercato': 'Serie D; Eccellenza; Stadio Garilli',
    'il settore giovanile': 'Settore giovanile; Giovani',
  },
  volley: {
    'la vittoria al tie-break': 'Superlega; Palabanca',
    'la stagione del volley': 'Superlega; Palabanca; Minivolley',
    'il derby femminile': 'Volley femminile; Serie B',
  },
  rugby: {
    'la battaglia nel fango': 'Serie B; Rugby Lyons',
    'la squadra delle ragazze': 'Giovani; Rugby Lyons',
    'l’impianto del rugby': 'Opere pubbliche; Rugby Lyons',
  },
  basket: {
    'il canestro sulla sirena': 'Serie B; Palabanca',
    'il ritorno del capitano': 'Serie B; Palabanca',
    'il campetto': 'Giovani; Periferie; Basket femminile',
  },
  ciclismo: {
    'la vittoria in salita': 'Coppa d’Oro; Giovani',
    'la granfondo': 'Granfondo; Turismo; Mountain bike',
    'la ciclabile': 'Piste ciclabili; Turismo; Opere pubbliche; Pista di Fiorenzuola',
  },
  tennis: {
    'il torneo': 'Torneo Open; Giovani',
    'la rinascita del circolo': 'Torneo Open; Famiglie',
    'la sfida dei veterani': 'Torneo Open; Anziani',
  },
  dilettanti: {
    'la domenica dei dilettanti': 'Promozione; Prima categoria; Derby di domenica',
    'il presidente tuttofare': 'Prima categoria; Promozione; Volontariato',
    'la squadra multietnica': 'Immigrazione; Prima categoria; Settore giovanile; Calcio femminile',
  },
  cultura: {
    'il festival': 'Giornate d’autunno; Turismo; Centro storico',
    'la biblioteca': 'Biblioteche; Giovani',
    'il restauro': 'Restauri; Medioevo; Parrocchie; Diocesi di Piacenza-Bobbio',
  },
  spettacoli: {
    'la stagione': 'Prosa; Danza; Stagione lirica',
    'il debutto': 'Prosa',
    'la compagnia dialettale': 'Teatro dialettale; Dialetto piacentino',
  },
  mostre: {
    'la mostra': 'Restauri; Novecento',
    'la fotografia': 'Fotografia; Novecento; Archivio di Stato',
    'l’arte contemporanea': 'Giovani; Periferie',
  },
  libri: {
    'il romanzo': 'Presentazioni; Editoria locale; Gruppi di lettura',
    'la libreria': 'Gruppi di lettura; Commercio; Poesia',
    'il premio letterario': 'Presentazioni; Biblioteche; Poesia',
  },
  storia: {
    'il ritrovamento': 'Archeologia; Restauri; Medioevo',
    'la memoria della guerra': 'Resistenza; Novecento',
    'l’anniversario': 'Novecento; Risorgimento; Archivio di Stato; Castelli',
  },
  musica: {
    'il concerto': 'Concerti; Musica da camera; Conservatorio Nicolini; Cori',
    'il festival rock': 'Concerti; Giovani; Jazz',
    'la banda': 'Bande; Concerti',
  },
  cinema: {
    'il film': 'Turismo; Cinema Corso',
    'la sala': 'Cinema Corso; Cinema all’aperto; Cooperative',
    'il documentario': 'Fiume Po; Cinema Corso',
  },
  food: {
    'la ricetta': 'Pisarei e fasö; Tortelli con la coda; Anolini; Coppa piacentina; Forni e panetterie',
    'la trattoria': 'Ristoranti; Agriturismi; Salumi piacentini',
    'la sagra': 'Sagre di paese; Volontariato; Funghi',
    'il vino nuovo': 'Gutturnio; Malvasia; Ortrugo',
  },
  casa: {
    'il mercato della casa': 'Affitti; Aste immobiliari; Edilizia',
    'la ristrutturazione': 'Ristrutturare; Edilizia; Fotovoltaico',
    'l’orto in balcone': 'Orto e giardino; Famiglie',
  },
  viaggi: {
    'la gita': 'Gite fuori porta; Castelli; Turismo',
    'il cammino': 'Cammini; Via Francigena; Turismo',
    'il viaggio lento': 'Gite fuori porta; Turismo; Stazione di Piacenza',
  },
  salute: {
    'il movimento': 'Prevenzione; Anziani',
    'il sonno': 'Prevenzione; Salute mentale',
    'l’alimentazione dei ragazzi': 'Alimentazione; Mense scolastiche; Asili nido',
  },
  animali: {
    'il cane salvato': 'Canile; Famiglie',
    'il canile': 'Canile; Adozioni; Volontariato; Gatti',
    'la colonia di rondini': 'Fauna selvatica; Parrocchie',
  },
  editoriale: {
    ...named(columnEvents, 'Editoriali; Commenti; Il caffè'),
    'la città che invecchia': 'Editoriali; Commenti; Giovani',
    'la politica vicina': 'Editoriali; Commenti; Elezioni',
    'il fiume': 'Editoriali; Commenti; Fiume Po',
  },
  lettera: {
    ...named(readerEvents, 'Lettere al direttore; Commenti'),
    'il ringraziamento': 'Lettere al direttore; Ausl di Piacenza',
    'la protesta del lettore': 'Lettere al direttore; Opere pubbliche',
    'il ricordo': 'Lettere al direttore; Novecento',
  },
}

/** Names of the tags that fit a story, by its topic and by what happens in it (the `theme` of the topic's table). */
export const STORY_TAGS = Object.fromEntries(
  Object.entries(OWN_TAGS).map(([leaf, own]) => [
    leaf,
    { ...tagsOf(topicMatters[leaf as LeafTopic]?.matters ?? []), ...own },
  ]),
) as Readonly<Record<LeafTopic, Readonly<Record<string, string>>>>
