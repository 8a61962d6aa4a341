import type { EditorialPage } from '../catalogue.schema.ts'
import { heading, links, list, paragraph } from './page-block.ts'

const apply = ['Candidati con il modulo', '/contact-us/request'] as const

export const WORK_WITH_US_PAGE: EditorialPage = {
  slug: 'work-with-us',
  URL: '/who-we-are/work-with-us',
  title: 'Lavora con noi',
  standfirst: 'Le posizioni aperte, e come farsi conoscere quando non ce ne sono.',
  updatedAt: '2026-11-12T09:00:00.000+01:00',
  blocks: [
    paragraph(
      'Cerchiamo persone curiose, puntuali e capaci di dire «non lo so, verifico». Il titolo di studio conta meno di quello che si è già fatto: per questo chiediamo sempre un esempio del proprio lavoro.',
    ),
    heading('Come scegliamo'),
    list(
      'Leggiamo tutte le candidature ricevute entro la scadenza e rispondiamo anche a chi non passa.',
      'Il primo colloquio è di mezz’ora, a distanza o in sede; il secondo comprende una prova retribuita.',
      'Lo stipendio è indicato nell’annuncio o comunicato prima del primo colloquio.',
    ),
    heading('Le posizioni aperte'),
    links(
      ['Redattore o redattrice web', '/who-we-are/work-with-us/position/redattore-web'],
      ['Sviluppatore o sviluppatrice', '/who-we-are/work-with-us/position/sviluppatore'],
      ['Operatore o operatrice di ripresa', '/who-we-are/work-with-us/position/operatore-di-ripresa'],
    ),
    paragraph(
      'Per le collaborazioni dai comuni della provincia non serve un annuncio: proponi un pezzo, già pensato per un titolo, e ti diremo presto se ci interessa.',
    ),
  ],
}

export const WEB_EDITOR_POSITION: EditorialPage = {
  slug: 'redattore-web',
  URL: '/who-we-are/work-with-us/position/redattore-web',
  title: 'Redattore o redattrice web',
  standfirst: 'Tempo pieno, in sede a Piacenza, con turni che comprendono un fine settimana su tre.',
  updatedAt: '2026-11-12T09:05:00.000+01:00',
  blocks: [
    heading('Che cosa farai'),
    list(
      'scriverai e verificherai le notizie del sito, dalla prima ora del mattino;',
      'preparerai la newsletter «Prima di uscire»;',
      'taglierai titoli e didascalie, propri e altrui.',
    ),
    heading('Che cosa chiediamo'),
    paragraph(
      'Iscrizione all’Ordine dei giornalisti, italiano senza sbavature, conoscenza della provincia o voglia di farsela in fretta. La patente è necessaria, il dialetto è un vantaggio.',
    ),
    paragraph(
      'Contratto nazionale del lavoro giornalistico, a tempo determinato per un anno con possibilità di conferma. Le candidature si chiudono il 15 gennaio 2027.',
    ),
    links(apply),
  ],
}

export const DEVELOPER_POSITION: EditorialPage = {
  slug: 'sviluppatore',
  URL: '/who-we-are/work-with-us/position/sviluppatore',
  title: 'Sviluppatore o sviluppatrice',
  standfirst: 'Per far sì che il sito resti veloce anche la notte della piena. Lavoro ibrido, due giorni in sede.',
  updatedAt: '2026-11-12T09:10:00.000+01:00',
  blocks: [
    heading('Il lavoro'),
    paragraph(
      'Curerai le pagine che ogni giorno legge mezza provincia: velocità, accessibilità, ricerca. Lavorerai in un gruppo di quattro, accanto ai giornalisti, con rilasci piccoli e frequenti.',
    ),
    heading('Il profilo'),
    list(
      'esperienza con TypeScript e con un framework per interfacce;',
      'attenzione a chi legge da un telefono vecchio e con poca rete;',
      'abitudine a misurare prima di cambiare.',
    ),
    paragraph(
      'Assunzione a tempo indeterminato. In alternativa al curriculum accettiamo un collegamento a qualcosa che hai costruito e di cui vai fiero.',
    ),
    links(apply),
  ],
}

export const CAMERA_POSITION: EditorialPage = {
  slug: 'operatore-di-ripresa',
  URL: '/who-we-are/work-with-us/position/operatore-di-ripresa',
  title: 'Operatore o operatrice di ripresa',
  standfirst: 'Per i telegiornali e i programmi di Telelibertà, su e giù per le valli.',
  updatedAt: '2026-11-12T09:15:00.000+01:00',
  blocks: [
    heading('Una giornata tipo'),
    paragraph(
      'Alle nove un consiglio comunale, a mezzogiorno il montaggio per l’edizione delle 13.15, nel pomeriggio una stalla, una palestra, un argine. Si lavora in coppia con un giornalista; si guida, si porta il cavalletto, si aspetta.',
    ),
    heading('Serve saper fare'),
    list(
      'riprese a mano e da cavalletto, con audio in presa diretta;',
      'montaggio di un servizio di novanta secondi in meno di un’ora;',
      'volo con il drone: il patentino, se manca, lo paghiamo noi.',
    ),
    paragraph(
      'Sei mesi di prova sul campo, poi il contratto delle emittenti locali. Chiediamo tre servizi già realizzati, anche per passione.',
    ),
    links(apply),
  ],
}
