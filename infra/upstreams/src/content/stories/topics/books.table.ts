import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const booksEvents: readonly StoryEvent[] = [
  defineEvent(
    'il romanzo',
    ['library', 'meeting'],
    { pages: '180-420' },
    [
      'Il romanzo {di:p1} ambientato {a:hamlet}: «Scrivo quello che ho perso»',
      '{pages} pagine e un segreto {a:hamlet}: esordio {di:p1}',
      '{p1} e il giallo {di:hamlet}: il commissario è un ex maestro',
      'Una luce accesa e un delitto: il romanzo {di:p1}',
      'Di notte, per anni: così {p1} ha scritto il suo libro',
      '{hamlet} diventa un romanzo: lo firma {p1}',
      'La cascina, il segreto, la nebbia: {p1} racconta {hamlet}',
      '{p1}: «Ho buttato cento pagine e sono rimaste le vere»',
      'Il giallo di casa nostra: {p1} presenta il libro {a:town}',
      'Tra {hamlet} e {other} il mistero scritto da {p1}',
      'Debutto in libreria per {p1}: {pages} pagine di provincia',
      'Il protagonista ha la voce dello zio: il libro {di:p1}',
      'Esordio da scaffale alto: {p1} e le {pages} pagine {su:hamlet}',
      '«Basta sedersi al bar»: il romanzo {di:p1} nasce {a:hamlet}',
    ],
    [
      'Un delitto, una cascina, {pages} pagine: {p1} debutta con un romanzo ambientato {a:hamlet}. Incontro {d+3~14} {a:library}.',
      '{p1}, {29-63} anni, ha scritto di notte per {w2-6} anni: {pages} pagine tra {hamlet} e {other}, {1-9*1000} copie vendute.',
    ],
    [
      'Comincia con [una luce accesa|una bicicletta abbandonata|una telefonata muta] {a:hamlet} il romanzo {di:p1}, {29-63} anni: {pages} pagine, {1-9*1000} copie vendute in {w3-9} settimane.',
      '«[L’ho scritto di notte per {w2-6} anni|Il protagonista ha la voce di mio zio {h2.first}|Ho buttato {120-280} pagine e sono rimaste quelle vere]», [racconta|dice]. La presentazione è {d+3~14} alle {hour2} {a:library}, con {p4}.',
    ],
    [['Un paese come {hamlet} [contiene|nasconde] {w9-20} romanzi: basta sedersi al bar.', '{p1}']],
  ),
  defineEvent(
    'la libreria',
    ['arcades', 'library', 'street'],
    { years: '2-9', books: '4-18*1000' },
    [
      'Apre una libreria {in:street}: {books} volumi e un divano',
      '{p1} lascia la banca e apre una libreria {a:town}',
      '{books} libri e un pianoforte: la scommessa {di:p1} {in:street}',
      'Posto fisso addio: {p1} vende libri {in:street}',
      'Una vetrina, un libro solo: l’idea {di:p1}',
      'Letture ad alta voce e caffè: apre la libreria {di:street}',
      '{in:street} si torna a leggere: {books} volumi sugli scaffali',
      '«Mi davano pochi mesi»: la libreria {di:p1} è viva',
      'Dalla merceria ai romanzi: {street} ha una libreria',
      'Niente bestseller in vetrina: la scelta {di:p1} {a:town}',
      'Il libraio ti guarda le scarpe: la libreria {di:street}',
      'Si riaccende una vetrina {in:street}: dentro {books} libri',
      '{p1} e i lettori {di:street}: «Vi aspetto con un consiglio»',
      'Un mutuo e tanti romanzi: {p1} apre {in:street}',
    ],
    [
      '{p1}, {31-54} anni, ha lasciato un posto fisso: {books} libri {in:street}, letture serali e caffè. «Mi dicevano che ero matt{p1/o/a}».',
      '{in:street} apre uno spazio da {80-190} metri quadrati: {books} titoli, {w2-4} gruppi di lettura e nessun bestseller in vetrina.',
    ],
    [
      'Il primo cliente ha chiesto [un dizionario|una poesia d’amore|dov’era la merceria]: {in:street} {p1}, {31-54} anni, ha aperto una libreria con {books} volumi, [dopo {w8-20} anni in banca|e {40-120*1000} euro di mutuo].',
      '«[In vetrina metto un libro solo, per {w5-7} giorni|Ogni {n+4} leggiamo ad alta voce in {12-40}|Gli editori mi davano {w3-8} mesi]», [dice|sorride]. {the.culture}: «[Riapre una vetrina spenta da {w2-9} anni|{a:town} si leggono {w3-9} libri a testa]».',
    ],
    [
      [
        'Un libro consigliato {in:street} [non ha|non conosce] algoritmo: ti guardo le scarpe e gli occhi.',
        '{p1}, librai{p1/o/a}',
      ],
    ],
  ),
  defineEvent(
    'il premio letterario',
    ['library', 'theatre', 'meeting'],
    { entries: '180-960' },
    [
      'Premio letterario {a:town}, vince {p1}: {entries} opere in gara',
      '{entries} racconti e un vincitore: {p1} si aggiudica il premio',
      '«Scritto sul treno»: {p1} vince il premio {di:town}',
      'Una barca, la nebbia, un premio: vince {p1}',
      '{entries} storie in gara e una giuria di lettori: ecco chi ha vinto',
      '{p1} dona il premio alla biblioteca {di:town}',
      'Il barbiere muto convince i lettori: premiat{p1/o/a} {p1}',
      'Premio {di:town}, i giurati scelgono {p1}',
      'Racconti da tutta Italia {a:town}: la spunta {p1}',
      'Una menzione anche {a:p2}, che va ancora a scuola',
      '{p1} batte {entries} concorrenti: «Scrivo in treno»',
      'La giuria estratta a sorte ha deciso: primo premio {a:p1}',
      '{town} premia i racconti: {p1} davanti a tutti',
      'Dal quaderno al premio: la vittoria {di:p1}',
    ],
    [
      'La giuria popolare di {60-140} lettori ha scelto {p1} tra {entries} opere. Menzione per {p2}, {w15-18} anni.',
      'Il racconto vincitore parla di una barca sul Po: {p1} batte {entries} concorrenti e devolve i {2-9*1000} euro alla biblioteca.',
    ],
    [
      'Le opere erano {entries}, i giurati {60-140} lettori [comuni|estratti a sorte]: {a:town} ha vinto {p1}, {24-68} anni, con il racconto di [una barca nella nebbia|un barbiere muto|una corriera per {hamlet}].',
      '«[L’ho scritto sul treno in {w5-14} giorni|Volevo dire una cosa a mio padre|Non lo avevo fatto leggere a nessuno]», ha detto ritirando {2-9*1000} euro [che andranno {a:library}|tra gli applausi]. Menzione a {p2}, {w15-18} anni, [che studia {a:highschool}|con una poesia di {w9-20} versi].',
    ],
    [
      [
        'Tra {entries} manoscritti [cercavamo|aspettavamo] una voce: questa parlava {da:hamlet} a tutti.',
        '{p4}, presidente di giuria',
      ],
    ],
  ),
]
