import type { EditorialPage, PageBlock } from '../catalogue.schema.ts'
import { heading, links, paragraph } from './page-block.ts'

const answers: readonly (readonly [question: string, answer: string])[] = [
  [
    'Come si crea un account?',
    'Si preme «Accedi» in alto a destra e si segue il percorso del servizio di accesso. Nome e posta elettronica bastano; la parola d’ordine la conosce soltanto quel servizio, non il giornale.',
  ],
  [
    'Devo registrarmi per leggere?',
    'No. Gli articoli aperti, gli annunci funebri, gli eventi e i programmi di Telelibertà si consultano senza account. L’accesso serve a salvare gli articoli e a scegliere temi e zone.',
  ],
  [
    'Perché alcuni articoli sono riservati?',
    'Inchieste, approfondimenti e alcune interviste sono per gli abbonati. Il titolo e i primi due capoversi restano visibili a tutti, così capisci di che cosa si parla prima di decidere.',
  ],
  [
    'Come salvo un articolo per leggerlo dopo?',
    'Con il segnalibro accanto all’ora. Gli articoli salvati si ritrovano nell’area riservata, su qualunque dispositivo da cui si è fatto l’accesso.',
  ],
  [
    'Come si pubblica un annuncio funebre?',
    'Allo sportello di via Benedettine 68, o per telefono allo 0523 393939, ogni giorno. Se ne occupa di solito l’impresa funebre; può farlo direttamente anche la famiglia.',
  ],
  [
    'Un annuncio funebre contiene un errore: che cosa faccio?',
    'Telefona subito allo sportello. La correzione in rete è immediata; sul giornale di carta il testo corretto esce nella prima edizione utile.',
  ],
  [
    'Dove rivedo un programma di Telelibertà?',
    'Nella pagina Telelibertà, dal giorno dopo la messa in onda. I telegiornali delle 13.15 e delle 19.30 arrivano prima, di norma entro un’ora.',
  ],
  [
    'Come cambio o interrompo l’abbonamento?',
    'Per telefono o con il modulo dei contatti. Chi lo ha acquistato da meno di quattordici giorni può recedere dalla pagina degli abbonamenti e ricevere il rimborso intero.',
  ],
  [
    'Non ricevo più la newsletter.',
    'Controlla la posta indesiderata e aggiungi il mittente ai contatti. Se l’indirizzo ha respinto tre invii di seguito l’iscrizione si sospende: basta iscriversi di nuovo.',
  ],
  [
    'Il mio comune non compare fra le zone.',
    'Le zone raggruppano i comuni per valle. Cerca il nome del comune nella ricerca: ognuno ha la propria pagina con tutte le notizie che lo riguardano.',
  ],
  [
    'Si può cercare nel giornale di una volta?',
    'Le pagine dal 1883 al 2015 si chiedono alla redazione: qui non si sfogliano ancora. Gli articoli pubblicati in rete dal 2012 in poi si trovano con la ricerca del sito, anche anno per anno dalla pagina dell’archivio storico.',
  ],
  [
    'Come faccio a ingrandire i caratteri?',
    'In un articolo con «Carattere», sotto la firma; in ogni pagina con i comandi del browser, fino al doppio e oltre. Il tema chiaro o scuro si sceglie in fondo a ogni pagina.',
  ],
]

export const FAQ_PAGE: EditorialPage = {
  slug: 'contact-us-faq',
  URL: '/contact-us/faq',
  title: 'Domande frequenti',
  standfirst: 'Dodici risposte a quello che ci chiedete più spesso.',
  updatedAt: '2026-10-19T16:00:00.000+02:00',
  blocks: [
    ...answers.flatMap(([question, answer]): PageBlock[] => [heading(question), paragraph(answer)]),
    links(['Non ho trovato la risposta', '/contact-us/request']),
  ],
}
