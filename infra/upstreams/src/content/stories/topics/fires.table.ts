import type { StoryEvent } from '../story.types.ts'

export const firesEvents: readonly StoryEvent[] = [
  {
    theme: 'il rogo',
    subjects: ['fire', 'farm-machine', 'countryside'],
    slots: { bales: '120-900', squads: '4-11' },
    titles: [
      'In fiamme un fienile {a:hamlet}: bruciate {bales} rotoballe',
      'Rogo nella notte {a:hamlet}, {w:squads} squadre al lavoro fino all’alba',
      '«Le mucche fuori, poi il resto»: fienile distrutto dal fuoco {a:hamlet}',
      'Fienile in cenere {a:hamlet}: salvi gli animali, {bales} rotoballe distrutte',
      'Il fumo visto {da:other}: brucia una cascina {a:hamlet}, salvi gli animali',
      '{hamlet}, i vicini con i trattori contro il fuoco: persi {bales} balloni',
      'L’alba tra le balle fumanti: {hamlet} dopo la notte di fuoco',
      'Salvate le vacche una a una: paura in cascina {a:hamlet}',
    ],
    standfirsts: [
      'Le fiamme sono divampate {nightwhen} in un’azienda {di:hamlet}: salvi gli animali, distrutte {bales} rotoballe. Danni ingenti.',
      'Al lavoro {w:squads} squadre di vigili del fuoco: il fumo si vedeva {da:other}. In salvo {40-180} capi e la casa del custode.',
    ],
    steps: [
      'Una colonna di fumo alta [decine di metri|{30-90} metri] e il cielo arancione: {nightwhen} un incendio ha distrutto un fienile {a:hamlet}, [lungo {road}|poco lontano {da:street}]. In fumo {bales} rotoballe e [un trattore|{w2-4} carri agricoli|una tettoia di {200-600} metri quadrati].',
      'La famiglia {di:h1}, {h1.age} anni, [si è svegliata|è uscita in pigiama] [per l’odore|per il crepitio]: «[Abbiamo aperto i cancelli e spinto fuori {40-180} mucche|Mio figlio {h2.first} ha spostato la cisterna del gasolio|In {w6-14} minuti era tutto rosso]».',
      'Le squadre erano {w:squads}, [arrivate {da:other} e {other2}|con {w3-6} autobotti]: l’acqua è stata [pescata {da:water}|portata dai trattori dei vicini]. Il rogo è stato domato [dopo {w5-14} ore|alle {hour}], ma [lo smassamento|la bonifica] [durerà fino {a:d+1~3}|proseguirà per {w2-4} giorni].',
      'La pista più seguita è [l’autocombustione|un corto circuito al quadro elettrico|una scintilla di un macchinario]: {the.firechief} [consegnerà la relazione {d+3~9}|parla di «{w2-3} punti da chiarire»]. Il danno supera i {60-320*1000} euro.',
    ],
    quotes: [
      [
        '[In una notte|In {w3-6} ore] se n’è andato il lavoro di {w8-20} mesi, ma {a:hamlet} non ci hanno lasciati soli.',
        '{h1}, allevatore',
      ],
      [
        'Con il vento [di stanotte|che c’era] {a:hamlet} bastavano {w5-15} minuti in più per perdere la casa.',
        '{the.firechief}',
      ],
    ],
  },
  {
    theme: 'l’incendio',
    subjects: ['fire', 'street', 'night-village'],
    slots: { families: '4-14', floor: 'secondo|terzo|quarto|quinto' },
    titles: [
      'Incendio {in:street}, evacuate {w:families} famiglie: «Salvi grazie ai vicini»',
      'Fiamme al {floor} piano {in:street}: {w:families} famiglie fuori casa',
      '{town}, paura per un incendio: palazzo evacuato {in:street}',
      'Una pentola sul fuoco e {w:families} famiglie restano in strada {a:town}',
      '{street}, scale piene di fumo: {w:families} famiglie salvate dall’autoscala',
      'Bussano alle porte e salvano tutti: fiamme al {floor} piano {in:street}',
      'Il gatto, le scale, il buio: la notte del rogo {in:street}',
      'Fuori casa in pigiama: {w:families} famiglie {in:street}',
    ],
    standfirsts: [
      'Il fuoco è partito dalla cucina di un appartamento al {floor} piano. {w:families} famiglie evacuate, {w2-4} intossicati lievi.',
      'Una pentola dimenticata sul fuoco e il {floor} piano invaso dal fumo: {w:families} famiglie in strada, tre gatti salvati dalle scale.',
    ],
    steps: [
      'Il fumo usciva dal {floor} piano e {in:street} [si sentivano le grida|la gente guardava in su]: {when} un incendio ha costretto a lasciare casa {w:families} famiglie, [in tutto {18-48} persone|con {w4-12} bambini]. [Il rogo|Il fuoco] è [partito|cominciato] [dalla cucina|da una stufetta|da un quadro elettrico].',
      '[A dare l’allarme|A bussare alle porte] ci ha pensato {p1}, {p1.age} anni, [che tornava dal turno|studente fuori sede|che abita al primo piano]: «[Ho fatto le scale {w2-4} volte|Ho preso in braccio {f2}, {81-93} anni, e siamo scesi|Non si vedeva a un metro]». [Quattro|Tre] persone [intossicate dal fumo|per precauzione] sono state portate {a:hospital}.',
      'I vigili del fuoco, {w3-6} mezzi e [un’autoscala|due autoscale], hanno [impiegato|lavorato] {40-110} minuti. [L’appartamento è inagibile|Inagibili {w2-3} appartamenti]; [gli altri|i restanti] [sono rientrati|potranno rientrare] [in serata|{n+1}], dopo il controllo di gas e tetto.',
      'Le persone rimaste senza tetto passeranno la notte in [un albergo {di:square}|una struttura {di:hamlet}] a spese del Comune: {the.welfare} [ha trovato {w6-20} posti letto|era {in:street} fino alle {hour2}]. Il condominio, {20-60} anni, [aspettava la revisione dell’impianto|ha {w5-9} piani e un solo estintore].',
    ],
    quotes: [
      [
        'Ho [lasciato tutto|preso il gatto e le chiavi] e sono [corsa giù|scesa al buio]. {in:street} mi hanno messo una coperta sulle spalle.',
        '{f2}, {di:hamlet}',
      ],
      [
        'La porta chiusa ha [salvato|protetto] {w5-9} piani: {in:street} poteva andare molto peggio.',
        '{the.firechief}',
      ],
    ],
  },
  {
    theme: 'il fumo del capannone',
    subjects: ['fire', 'factory', 'logistics'],
    slots: {
      area: '400-900',
      firm: 'un’azienda di imballaggi|un deposito di plastica|una falegnameria|un magazzino di vernici|un centro di recupero rifiuti',
    },
    titles: [
      'Brucia un capannone {a:hamlet}: «Chiudete le finestre»',
      'Capannone in fiamme {a:hamlet}, Arpae misura l’aria: «Valori nei limiti»',
      'Maxi incendio in {firm}: scuole chiuse per prudenza',
      'Nube nera {su:hamlet}: a fuoco {area} metri quadrati di capannone',
      'Fumo da {firm}: finestre chiuse {a:hamlet}',
      '{hamlet}, la notte del capannone: {area} metri quadrati in cenere',
      'Odore di plastica fino {a:other}: capannone in fiamme {a:hamlet}',
      'Bruciano {area} metri quadrati {a:hamlet}: nessun ferito',
    ],
    standfirsts: [
      'A fuoco {area} metri quadrati di {firm}. Il Comune invita a tenere chiuse le finestre entro {w2-4} chilometri.',
      'Le fiamme {when} {in:street}: {w6-14} squadre in azione, nessun ferito. Arpae ha messo {w2-5} centraline {a:hamlet}.',
    ],
    steps: [
      'Le fiamme hanno avvolto {when} {firm} {di:hamlet}: {area} metri quadrati di tetto [crollati|compromessi], [fumo nero visibile {da:other}|un odore acre fino {a:other}] e [{w12-18} dipendenti usciti in tempo|nessun ferito].',
      '{the.mayor} ha firmato alle {hour} un’ordinanza: [finestre chiuse|niente attività all’aperto] in un raggio di {w2-4} chilometri e [lavaggio accurato|divieto di raccolta] di frutta e verdura [fino {a:d+2~5}|per {w3-6} giorni]. [Chiuse|Rimaste chiuse] {w2-4} scuole.',
      'I tecnici di Arpae hanno [campionato l’aria|installato strumenti] in {w3-8} punti tra {hamlet} e {hamlet2}: [le polveri sono salite a {52-98} microgrammi|i primi valori sono sotto soglia], poi il vento ha pulito, e [le diossine|le analisi complete] arriveranno {d+3~8}.',
      'La proprietà, {p1}, {p1.age} anni, trattiene a stento le lacrime: «[Ho {14-60} famiglie sulle spalle|Ripartiremo da {w2-3} macchine salve|In {w18-20} anni mai un problema]». [La produzione|Una parte del lavoro] [sarà spostata|andrà] {a:other} entro {w2-5} settimane.',
    ],
    quotes: [
      [
        'Il boato si è sentito {da:hamlet2}: [le finestre hanno tremato|credevo fosse il temporale].',
        '{f5}, residente {in:street}',
      ],
      [
        '[Prudenza sì, panico no|Calma e finestre chiuse]: {a:hamlet} i valori vengono misurati ogni {20-60} minuti.',
        '{the.mayor}',
      ],
    ],
  },
]
