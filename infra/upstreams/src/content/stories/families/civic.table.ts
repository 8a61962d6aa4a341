import type { StoryFamily } from '../story.types.ts'

/** What town halls, works, roads and neighbourhoods have in common. */
export const civic: StoryFamily = {
  context: [
    '[Il documento|L’atto] [arrivato|passato] [sul tavolo della giunta|in commissione] è [di {12-64} pagine|firmato da {w2-5} dirigenti|frutto di {w3-9} mesi di lavoro] e [prevede|mette nero su bianco] una spesa di {40-780*1000} euro, [di cui {12-48} su cento coperti dalla Regione|coperta per metà dal Pnrr|tutta a carico del bilancio comunale]. [Il resto|La parte mancante] [si vedrà {a:nextmonth}, {a:hamlet} e altrove|arriverà {a:town} con l’assestamento|dipende {da:the.province}, {province/atteso/attesa} {a:town} {d+3~20}].',
    '[Dai banchi della minoranza|Dall’opposizione] {the.opposition} [attacca|non fa sconti|ha chiesto conto dei ritardi]: «[Ne parliamo dal {lastyear}|Sono {w8-19} mesi che aspettiamo|Abbiamo presentato {w2-6} interrogazioni] e [{a:hamlet} non è cambiato nulla|i residenti hanno smesso di crederci|ci hanno risposto con {w2-4} righe]». [Replica|Ribatte] {the.majority}: «[Basta guardare i cantieri|I numeri dicono altro|Chi c’era prima {a:hamlet} non ha fatto di meglio]».',
    '[Chi abita {in:street}|La gente {di:hamlet}] [si divide|ha idee diverse|resta prudente]. «[A me sta bene|Io ci credo|Finalmente si muove qualcosa]», dice {p4}, {24-81} anni. [Di altro avviso|Meno convinto|Più scettico] {h5}, che [tiene aperta una bottega|lavora da {11-39} anni|abita al civico {3-140}] {in:street2}: «[Prima si pensi ai marciapiedi|Vorrei vedere le carte|Ne riparliamo tra un anno]».',
    '[I numeri|Le cifre] [aiutano a capire|spiegano il perché]: {a:town} [i residenti sono {people}|vivono {people} persone], [e {within}|e tra {hamlet} e {hamlet2}] [le famiglie interessate|i nuclei toccati dalla novità] [sono|arrivano a] {120-940}. [Rispetto al {lastyear}|In un anno] [la richiesta è cresciuta|le segnalazioni sono aumentate] {del:6-38} per cento.',
    'La strada è stata tutt’altro che [in discesa|breve]: il primo progetto [risale al|era del] {lastyear} e {a:town} [fu accantonato|venne fermato] [per mancanza di fondi|dopo {w2-4} ricorsi|dal parere della Soprintendenza]. [Poi|Da allora] {the.works} [ha riaperto il fascicolo|ha rimesso mano alle carte] e [in {w3-11} mesi|con {w2-6} incontri pubblici] [si è arrivati al dunque|ha trovato la quadra].',
    '[Sul punto|Nel merito] {the.works} [è netto|non si nasconde|va dritto al sodo]: «[Abbiamo {180-860*1000} euro e li spendiamo tutti|{in:street} si comincia entro {d+12~60}|Gli uffici hanno già risposto a {20-140} osservazioni]». E [aggiunge|precisa]: «[{a:hamlet} nessuno sarà dimenticato|I cittadini {di:hamlet} avranno {w2-6} settimane per dire la loro|Chi dice il contrario {a:hamlet} non ha letto la delibera]».',
    '[Anche|Pure] {a:other} e {a:other2} [hanno scelto la stessa via|hanno fatto altrettanto|ci sono passati], [e dopo {w8-20} mesi|e a distanza di un anno] [i risultati si vedono|il bilancio è positivo]: [spese in calo|meno reclami] {del:5-31} per cento, con risparmi per {14-96*1000} euro [reinvestiti|finiti] [nella scuola|sulle strade|nel sociale].',
    'Nella riunione {di:g-4~20} [si è discusso|il confronto è andato avanti] per [quasi|oltre] {w2-5} ore. [Presenti|Attorno al tavolo] {w9-18} consiglieri, {w2-5} tecnici e {the.province}, che [ha promesso un contributo di {20-150*1000} euro|ha chiesto tempi certi|ha ricordato il nodo {di:road}].',
    '[Sul fronte dei tempi|Quanto ai tempi|Il calendario è questo]: la gara sarà bandita entro {d+10~40}, [le offerte|le buste] [si apriranno|saranno aperte] {d+45~90} e [i primi lavori|gli operai] [si vedranno|arriveranno] {in:street} [{a:nextmonth} inoltrato|non prima di {w3-7} mesi|all’inizio del {nextyear}].',
    '[Tra il pubblico|In fondo alla sala], [ieri|l’altra sera], [c’erano|si sono contate] {18-160} persone. [Ha preso la parola|È intervenuta] {f4}, {26-77} anni, {di:hamlet}: «[Chiediamo solo di essere informati|Non siamo contro, siamo a favore di {street}|Voglio che i miei nipoti possano girare in bicicletta]». [Applausi|Qualche mugugno|Un lungo applauso] e [risposta|replica] {di:the.deputy}: «[Vi riceverò {d+2~12}|Il verbale sarà pubblico entro {w3-9} giorni|Metteremo tutto per iscritto]».',
    '[La Provincia|Via Garibaldi] [segue la partita|ha voce in capitolo] perché [di mezzo c’è {road}|{road} passa a {80-900} metri|il vincolo è sovracomunale]: {the.province} [ha scritto {g-6~30}|ha già incontrato {mayor.title}|manderà un tecnico {d+2~15}] e [assicura|garantisce] «[la massima collaborazione|un parere entro {20-60} giorni]».',
  ],
  outlook: [
    '[Il prossimo passaggio|L’appuntamento decisivo] è [fissato|in calendario] per {d+4~25}, alle {hour2}, [in consiglio comunale|in commissione]: [servono|basteranno] {w9-17} voti. [Se tutto filerà liscio|Se il testo passerà], {a:hamlet} [si vedranno gli effetti|si partirà] [entro {w2-8} mesi|con il {nextyear}|già {a:nextmonth}].',
    '«[Ci rivediamo tra {w2-6} mesi|Chiedeteci conto il prossimo anno|Sul sito del Comune c’è già tutto]», [conclude|chiude] {the.mayor}. La delibera [resterà consultabile|è pubblicata all’albo] fino {a:d+15~45} e [chi vuole|chi abita {a:hamlet}] [può mandare osservazioni|può scrivere agli uffici] [di {square}|al protocollo {di:town}].',
    '[Un’assemblea pubblica|Un incontro con i residenti] è in programma {d+3~18} {a:hamlet}, alle {hour2}: [ci saranno|sono annunciati] {the.mayor} e {the.works}, [con le tavole|con le slide] del progetto e {30-90} minuti [di domande|riservati alle domande].',
    '[Restano|Rimangono] {w2-5} nodi da sciogliere, [a cominciare|a partire] [dai {20-160*1000} euro che mancano|dal parere atteso entro {d+8~30}|dalle osservazioni di chi abita in {street}]. [Gli uffici|I tecnici] {di:town} [contano di farcela|promettono risposte] [prima {di:g+20~60}|in {w3-9} settimane].',
    '[Il comitato|Il gruppo di residenti] {di:hamlet} [intanto|nel frattempo] [non sta fermo|si organizza]: [{140-900} firme raccolte|un banchetto {in:square} {n+2}|una lettera di {w2-4} pagine], e tutto finirà {a:the.mayor} entro {d+5~20}.',
  ],
  headings: [
    'Cosa cambia {a:hamlet}',
    'La minoranza {di:town}',
    'I conti {di:town}',
    'La voce {di:street}',
    'I tempi, da {nextmonth}',
    'Il nodo {di:hamlet}',
  ],
  facts: [
    {
      title: 'Le tappe {a:town}',
      items: [
        ['{lastyear}', '[Prima ipotesi|Prima bozza] [in giunta|in commissione]: costo {90-400*1000} euro.'],
        [
          '{g-20~80}',
          '[Parere favorevole|Via libera] [dei revisori|degli uffici tecnici] [con {w2-4} prescrizioni|in {w3-9} pagine].',
        ],
        [
          '{g+8~30}',
          '[Voto|Discussione] in consiglio comunale {a:town}, {w2-6} [emendamenti|punti all’ordine del giorno].',
        ],
        ['{nextyear}', '[Chiusura|Verifica finale] [dei lavori|degli interventi] [{a:hamlet}|{in:street}].'],
      ],
    },
    {
      title: '{town}, le cifre',
      items: [
        [null, '{people} residenti, {w2-9} frazioni.'],
        [null, '{120-900*1000} euro [a bilancio|la spesa prevista] nel {year}.'],
        [null, '{180-960} [famiglie|abitazioni] interessate tra {hamlet} e {hamlet2}.'],
      ],
    },
  ],
}
