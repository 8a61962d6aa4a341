import type { StoryFamily } from '../story.types.ts'

/** What leading articles and readers’ letters have in common: a place one knows, a doubt, a proposal. */
export const opinion: StoryFamily = {
  context: [
    '[Ricordo|Ho in mente] [una mattina|un pomeriggio|una sera] di {lastmonth}, {in:street}: [un uomo anziano|una ragazza con la valigia|un padre con {w2-3} bambini] [chiedeva un’informazione|aspettava l’autobus delle {hour}|leggeva un cartello] e su {12-40} passanti si sono fermati in {w2-4}. [Credo|Temo] che il problema {di:hamlet} [cominci da lì|sia tutto lì].',
    '[I numeri|Le cifre], [lo so|si dirà], {a:town} [non dicono tutto|vanno letti con prudenza]; [eppure|ma] {a:town} {22-34} persone su cento hanno più di sessantacinque anni, e [nel {lastyear}|in un anno] sono nati {60-690} bambini in {w3-9} comuni {within}. [Non è|Questo non è] [un destino|colpa di qualcuno|materia da talk show]: è [una domanda|un conto] [che {hamlet} ci presenta|a cui rispondere entro {w5-12} anni].',
    '[Si obietta|Mi si dirà] che {a:town} [mancano i soldi|le priorità sono altre|è sempre stato così]. [Può darsi|Forse], [ma|però] {20-180*1000} euro [si sono trovati|sono saltati fuori] [per {square}|per rifare {street}|per {w2-9} consulenze], e [nessuno si è scandalizzato|{a:hamlet} aspettano dal {2008-2021}]. La differenza {a:hamlet} la fa [la volontà|la voce di chi chiede|la costanza].',
    '[Un amico|Un vecchio insegnante|Mio nonno] {di:hamlet}, che [si chiamava|di nome faceva] {h4.first}, [ripeteva|diceva sempre] che «[una strada si giudica da come la lasci|un paese si misura dal saluto|le cose pubbliche sono di {people} padroni]». [Aveva ragione lui|Ci ripenso spesso], [ogni volta che passo {in:street}|quando vedo {w3-9} serrande chiuse {in:street2}|guardando {square} alle {hour}].',
    'Altrove [ci hanno provato|l’hanno fatto]: {a:other}, [con {8-60*1000} euro|in {w4-14} mesi], hanno messo insieme {w3-9} associazioni e {12-80} volontari, e [il risultato si vede|qualcosa è cambiato]. [Non serve|Non occorre] [copiare|inventare l’acqua calda]: [basta|basterebbe] [andarci|prendere {road} e guardare|una telefonata tra due sindaci], [una mattina di {nextmonth}|senza aspettare il {nextyear}].',
    '[C’è poi|Resta] [una questione di stile|un fatto di educazione]: [in {w2-9} occasioni su dieci|in {w2-5} riunioni a cui ho assistito {a:town}] [si è parlato|si parla] [sopra gli altri|di chi ha torto], [e in {30-90} minuti|e a fine serata] [nessuno ha fatto una proposta|le proposte erano {w2-3}]. [I più giovani|Le ragazze e i ragazzi] [se ne sono andati|guardavano il telefono] [prima delle {hour2}|dopo {w8-20} minuti].',
    'Nelle lettere che in {w2-6} settimane sono arrivate {da:hamlet} e {da:hamlet2} [la parola più usata è|torna di continuo] «[grazie|ascolto|tempo|casa]»: l’[hanno scritta|ho contata] {14-90} volte. [Vorrà pur dire qualcosa|È un indizio] {a:town}, e chi [amministra {town}|passa {in:street}|siede in Comune {a:town}] [farebbe bene a tenerlo a mente|dovrebbe appuntarselo].',
  ],
  outlook: [
    '[Faccio|Lancio] una proposta [semplice|piccola]: {d+5~25}, alle {hour2}, [troviamoci|ritroviamoci] {in:square} [con una sedia a testa|in {w12-20}, non di più|senza bandiere], [e parliamone|e cominciamo {da:hamlet}]. [Porto io|Pago io] il caffè per i primi {w6-20}.',
    '[Tra un anno|Nel {nextyear}] [vorrei|mi piacerebbe] poter [scrivere|raccontare] [il contrario|un’altra storia]: che {a:town} [si è cambiato passo|qualcuno ha risposto], che {in:street} [sono tornate {w3-9} botteghe|ci sono {w12-20} lampioni nuovi], e che [ne è valsa la pena|non servivano {100-900*1000} euro].',
    '[Non ho|Non abbiamo] [ricette|soluzioni in tasca], [soltanto|solo] {40-79} anni [passati|vissuti] tra {town} e {other} e [la speranza|la convinzione] che {w3-9} persone di buona volontà possano [fare molto|cambiare {street}|smuovere {people} abitanti].',
    '{a:mayor.title} chiedo [solo|soltanto] [una risposta|una parola chiara], entro {d+10~40}; ai miei concittadini [chiedo|dico] [di non voltarsi dall’altra parte|di passare {in:street} alle {hour} e guardare|di fare la loro parte {a:hamlet}].',
  ],
  headings: [
    'Una domanda {a:town}',
    'Il conto che {hamlet} ci presenta',
    'Un’idea per {square}',
    'Quello che si vede {in:street}',
  ],
  facts: [],
}
