import type { StoryFamily } from '../story.types.ts'

/** What exhibitions, books, history and stages have in common: the makers, the rooms, the public. */
export const culture: StoryFamily = {
  context: [
    'L’idea è nata {w2-4} anni fa, [attorno a un tavolo|durante una cena|in treno] tra {p4} e {p5}, [che allora|quando] [lavoravano insieme {a:other}|si conoscevano appena|preparavano altro]. «[Avevamo {w2-6} pagine di appunti e nessun soldo|Sembrava una follia|Ci abbiamo messo {w8-18} mesi]», [ricordano|raccontano], «[e adesso siamo in {w12-20}|oggi {town} ci ha aperto le porte|e {180-900} persone ci hanno dato fiducia]».',
    '{the.culture} [parla di|vede] «[un tassello di un disegno più ampio|un modo per tenere viva {town}|una scommessa vinta]»: il contributo [del Comune|pubblico] è di {6-88*1000} euro, [a cui si aggiungono|oltre a] {4-40*1000} della Fondazione. «[Ogni euro speso {a:town} ne muove {w2-4}|Nel {lastyear} i visitatori sono stati {8-46*1000}|{w3-9} eventi su dieci {a:town} sono gratuiti]».',
    '[Il pubblico|La gente] [risponde|non manca]: {120-880} [prenotazioni|presenze] [nei primi {w2-6} giorni|solo {n-1}], [con visitatori arrivati|e targhe] da Milano, Parma e Cremona. {f4}, {24-78} anni, {di:other}, [è alla terza volta|è venuta con {w2-9} amiche|ha letto tutto prima di venire]: «[Non pensavo di commuovermi|Si esce con {w2-5} domande in più|Bisognerebbe portarci le scuole]».',
    'Gli ambienti {di:museum} [sono stati allestiti|sono stati preparati] in {w6-20} giorni: {w8-20} [fari|pannelli], {60-280} metri di cavi, [{w3-9} tecnici|una squadra di {w3-8} persone]. [Merito|Il disegno è] {di:the.architect}, che [ha scelto|ha voluto] [luci basse|il bianco|legno di recupero] [e {w2-5} stanze quasi vuote|per lasciare parlare le opere|e un percorso di {30-80} minuti].',
    '«[Non è nostalgia|La memoria è un muscolo|Una città si legge anche così]», [osserva|riflette] {the.historian}, che ha scritto {w3-14} saggi [su {town}|sulla storia {ofzone}]. [Nelle carte|Tra i documenti] {di:library} ci sono {12-140} lettere, la più antica del {1610-1890}.',
    '[Accanto all’iniziativa|A corredo] [ci sono|il programma prevede] {w3-9} [laboratori|visite guidate] per [famiglie|scuole], {w2-5} [conferenze|incontri] e [un catalogo di {80-240} pagine|un podcast in {w3-8} puntate|una mappa in {w2-4} lingue]. [I bambini|I più piccoli] [entrano gratis|pagano {w2-4} euro] e {n+3} si comincia alle {openhour}.',
    '[Tra i volontari|Dietro le quinte] {p6}, {19-72} anni, [ha dato|ci ha messo] {40-240} ore: «[Ho imparato a montare {w3-9} tipi di pannelli|Si torna a casa stanchi e contenti|In cambio ho conosciuto {w12-20} amici nuovi]». [In tutto|Nel complesso] [sono|si sono spesi] in {18-70}, [dai sedici agli ottant’anni|arrivati {da:hamlet} e {other}].',
    'Nel {lastyear} {town} aveva provato [con una proposta simile|qualcosa del genere], e gli spettatori furono {380-940}, [stavolta|quest’anno] [si punta a|l’asticella è a] {1-4*1000}. [Anche {other}|Pure {other2}] si è fatta avanti per [ospitare una tappa|avere {w2-4} date].',
  ],
  outlook: [
    '[Il prossimo appuntamento|La prossima data] è {d+3~18} alle {hour2}, {a:museum}: [ingresso libero|biglietto a {w5-14} euro] [fino a esaurimento dei {60-280} posti|e prenotazione {a:library}|e visita guidata di {30-70} minuti].',
    'Gli spazi restano aperti fino {a:d+20~90}, da martedì a domenica, dalle {openhour} alle {closehour}; [intero|biglietto] {w6-14} euro, ridotto {w3-5}, [gratis per chi abita {a:hamlet}|gratuito la prima domenica di {nextmonth}|cumulativo con {museum} a {w15-18}].',
    '«[Dopo {town}|Il seguito]: [abbiamo già {w2-5} idee|andremo un passo alla volta|vedremo i conti {a:nextmonth}]», [ride|sorride] {p4}. [Una tappa|Un nuovo capitolo] [è già in agenda|si prepara] {a:other}, {d+30~80}, [con {w2-6} ospiti|e altre {w3-9} date].',
    '[Il programma completo|L’elenco degli appuntamenti] [si trova|è] {a:library} e nei {w4-14} [punti informativi|negozi] {di:town}; gli iscritti erano ieri {80-640}, [i posti rimasti {12-60}|con {w3-18} gruppi da fuori provincia].',
  ],
  headings: [
    'L’idea {di:p4}',
    'Il pubblico {di:town}',
    'Dietro le quinte con {p6.first}',
    'La voce {di:the.culture}',
    'Gli spazi {di:museum}',
  ],
  facts: [
    {
      title: 'In programma {a:town}',
      items: [
        ['{d+3~5}', '[Inaugurazione|Apertura] alle {hour2} con {p4}.'],
        ['{d+8~14}', '[Visita guidata|Incontro] {a:museum}, {20-60} posti.'],
        ['{d+20~40}', '[Chiusura|Ultimo appuntamento] con {p5} {a:library}.'],
      ],
    },
  ],
}
