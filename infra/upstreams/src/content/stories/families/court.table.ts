import type { StoryFamily } from '../story.types.ts'

/** What trials and inquiries have in common. */
export const court: StoryFamily = {
  context: [
    '[In aula|Davanti {a:judge.title} {judge.last}|Nell’aula {w2-9} del tribunale] [l’udienza è durata|si è andati avanti per] [oltre|quasi|più di] {w2-6} ore. [Sono stati sentiti|Hanno deposto] {w3-8} testimoni, [fra cui|tra gli altri] {p4}, {28-70} anni, [che ha confermato|che ha ripercorso] [quanto già detto ai carabinieri|i fatti {di:g-300~500}|la telefonata delle {hour}].',
    '[Per la difesa|Secondo la difesa], [affidata|sostenuta] [all’avvocato|al legale] {h3}, [la ricostruzione|l’impianto dell’accusa] [non regge|ha più di una crepa|si fonda su {w2-4} indizi]. «[Abbiamo prodotto|Depositeremo|Porteremo] [{w3-12} documenti|una consulenza di {18-64} pagine|i tabulati di {w2-6} telefoni]», [ha detto|ha spiegato], «[e chiediamo|e aspettiamo] [che siano letti con calma|una decisione serena|un nuovo esame]».',
    'L’indagine è cominciata in silenzio [nel {lastyear}|{w4-18} mesi fa], [dopo|a seguito di] [una segnalazione|un esposto|una denuncia] [partita {da:hamlet}|arrivata alla stazione {di:town}|depositata da {p5}]. [Da lì|Poi] [gli appostamenti|le intercettazioni|gli incroci di dati]: {w3-9} mesi di [verifiche|lavoro] e [un fascicolo|un faldone] di {280-940} pagine.',
    'La parte civile, [rappresentata|assistita] [dall’avvocata|dalla legale] {f3}, [aveva chiesto|chiedeva] [un risarcimento di|una provvisionale di] {6-48*1000} euro. «[Non è una questione di soldi|Volevamo soprattutto essere ascoltati|Ci interessa la verità]», [ha commentato|ha detto uscendo dall’aula] {p5}, che [vive|abita] {a:hamlet} [da {12-40} anni|con {w2-3} figli].',
    '{the.prosecutor} [aveva ricostruito|ha ripercorso] [passo per passo|in {30-90} minuti di requisitoria] [i movimenti|le date|gli spostamenti] tra {town} e {other}, [insistendo|fermandosi] [sul bonifico da {2-19*1000} euro|sulla chiamata di {30-200} secondi|sulla notte {del:2-28} {lastmonth}]. [Un dettaglio|Un passaggio] che {h3.last} contesta e {p4.last} [conferma|non ha smentito].',
    '[Dagli atti|Dalle carte] [emerge|risulta] che [i primi contatti|i primi sospetti] [risalgono|risalirebbero] {a:g-400~600}, [quando|il giorno in cui] {in:street} [furono visti|vennero annotati] {w2-4} [furgoni|incontri|passaggi] [nel giro di {w2-5} ore|tra le {hour} e mezzanotte|in pieno giorno].',
    '[Al palazzo di giustizia|In tribunale a Piacenza|Nei corridoi di vicolo del Consiglio] [i procedimenti pendenti di questo tipo|i fascicoli dello stesso genere] [sono|restano] {18-96}, [con un’attesa media|e per arrivare in fondo servono in media] di {12-34} mesi. [Gli organici|I cancellieri] [sono sotto di|coprono solo] {w4-15} [unità|posti]: lo [ricorda|ripete da tempo] [l’Ordine degli avvocati|la camera penale], [che {d+5~30} tornerà a parlarne|che ha scritto al ministero {g-20~60}].',
    'Il caso [aveva fatto discutere|era rimasto impresso] {a:town}, {people} abitanti, dove [la voce corre|ne parlano ancora]. [Al bar {di:square}|Davanti al municipio|Al mercato], [ieri|dopo la notizia], [le opinioni erano divise|se ne parlava a bassa voce]: «[La giustizia farà il suo corso|Aspettiamo le motivazioni|Non sta a noi giudicare]», [taglia corto|dice] {h4}, {45-81} anni.',
    '[Gli inquirenti|I militari] [avevano sequestrato|hanno messo sotto sequestro] {w2-9} [telefoni|computer|scatoloni di documenti] e [contanti per|beni per] {3-64*1000} euro, [custoditi|trovati] [in un garage {di:hamlet}|in un magazzino {di:street}|in una cassetta di sicurezza {di:other}].',
  ],
  outlook: [
    '[Le motivazioni|Il dispositivo completo] [saranno depositate|sarà depositato] entro {30-90} giorni; [poi|solo allora] [la difesa|l’avvocato {h3.last}] [deciderà se ricorrere in appello|valuterà il ricorso a Bologna|potrà impugnare], con il termine che scade {d+95~140}.',
    '[La prossima udienza|Il nuovo appuntamento in aula] è in calendario per {d+10~60}, alle {openhour}: toccherà {a:p4} e [a {w2-4} consulenti|ad altri {w2-5} testimoni].',
    '[Intanto|Nel frattempo] [restano in vigore|sono confermate] [le misure decise {g-30~90}|le cautele ordinate {a:town}]; {the.prosecutor} [non ha escluso|non esclude] [nuovi accertamenti|altri interrogatori] [prima {di:g+20~50}|nelle prossime {w2-5} settimane].',
    '[Su un punto|Su una cosa] [accusa e difesa|le parti] [concordano|sono d’accordo]: [i tempi|l’attesa]. [Dal primo verbale|Dalla denuncia] [sono passati|sono trascorsi] {14-46} mesi, e [prima della fine|prima di una parola definitiva] [ne serviranno|ne passeranno] almeno altri {w6-18}.',
  ],
  headings: [
    'La versione {di:p5}',
    'Le carte {di:town}',
    'La difesa {di:h3.last}',
    'In aula con {w3-8} testimoni',
    'I soldi e la pista {di:hamlet}',
  ],
  facts: [
    {
      title: 'Le tappe {di:theme}',
      items: [
        ['{g-500~700}', '[La denuncia|L’esposto] [arriva|è presentato] [alla stazione {di:town}|in procura].'],
        ['{g-300~400}', '[Perquisizioni|Controlli] {a:hamlet} e {a:other}: sequestrati {w2-9} telefoni.'],
        ['{g-60~120}', '[Rinvio a giudizio|Prima udienza] davanti {a:judge.title} {judge.last}.'],
        ['{g+20~60}', '[Attese|Previste] [le motivazioni|le repliche] [della sentenza|delle parti], {20-90} pagine.'],
      ],
    },
  ],
}
