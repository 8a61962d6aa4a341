/** The words of the notices. A pair is the man’s wording and the woman’s. */
type Gendered = readonly [man: string, woman: string]

export const openings: readonly Gendered[] = [
  ['Circondato dall’affetto dei suoi cari è mancato', 'Circondata dall’affetto dei suoi cari è mancata'],
  ['Si è spento serenamente', 'Si è spenta serenamente'],
  ['Ci ha lasciato', 'Ci ha lasciato'],
  ['È tornato alla casa del Padre', 'È tornata alla casa del Padre'],
  ['Dopo una vita dedicata alla famiglia e al lavoro è mancato', 'Dopo una vita dedicata alla famiglia è mancata'],
  ['Ha concluso il suo cammino terreno', 'Ha concluso il suo cammino terreno'],
  ['È venuto a mancare', 'È venuta a mancare'],
]

export const suddenOpenings: readonly Gendered[] = [
  ['È mancato improvvisamente', 'È mancata improvvisamente'],
  ['Un male affrontato con coraggio ci ha portato via', 'Un male affrontato con coraggio ci ha portato via'],
  ['Troppo presto ci ha lasciato', 'Troppo presto ci ha lasciato'],
]

export const callings: readonly Gendered[] = [
  ['già maestro elementare', 'già maestra elementare'],
  ['agricoltore', 'sarta'],
  ['già ferroviere', 'già infermiera'],
  ['artigiano', 'commerciante'],
  ['alpino', 'catechista'],
  ['già dipendente comunale', 'già dipendente delle Poste'],
  ['falegname', 'magliaia'],
  ['casaro', 'già mondina'],
  ['già operaio all’Arsenale', 'già operaia del bottonificio'],
  ['muratore', 'cuoca'],
]

export const announcements: readonly string[] = [
  'Ne danno il triste annuncio {family}.',
  'Lo annunciano con dolore {family}.',
  'Ne danno l’annuncio {family}.',
  'Con immenso dolore lo comunicano {family}.',
]

export const oldFamilies: readonly string[] = [
  'i figli con le famiglie, i nipoti e i parenti tutti',
  'la figlia {a}, il genero, i nipoti {b} e {e}',
  'il figlio {e} con {a}, gli adorati nipoti e le cognate',
  'i figli {a} e {e}, la nuora, il genero, i nipoti e i pronipoti',
  'i nipoti, i cugini e quanti hanno voluto bene alla famiglia',
  'la sorella {a}, i nipoti {b} e {e}, gli amici di sempre',
]

/** For one who leaves husband or wife, by the sex of the dead. */
export const spouseFamilies: readonly Gendered[] = [
  [
    'la moglie {wife}, i figli {b} e {e}, i nipoti e i parenti tutti',
    'il marito {husband}, i figli {b} e {e}, i nipoti e i parenti tutti',
  ],
  ['la moglie {wife} e i figli con le loro famiglie', 'il marito {husband} e i figli con le loro famiglie'],
  ['la moglie {wife}, la figlia {b}, il fratello {e}', 'il marito {husband}, la figlia {b}, la sorella {a}'],
]

export const youngFamilies: readonly Gendered[] = [
  [
    'la moglie {wife}, i figli, la mamma, il fratello {e} e gli amici',
    'il marito {husband}, i figli, la mamma, la sorella {a} e gli amici',
  ],
  [
    'i genitori, la compagna {wife}, la sorella {b} e i colleghi',
    'i genitori, il compagno {husband}, la sorella {a} e le colleghe',
  ],
]

export const closings: readonly string[] = [
  'Non fiori ma opere di bene.',
  'La presente vale come partecipazione e ringraziamento.',
  'La famiglia ringrazia il personale della casa protetta per le cure e l’umanità.',
  'Un grazie particolare al medico curante e alle infermiere dell’assistenza domiciliare.',
  'Eventuali offerte saranno devolute alla ricerca.',
  'Un ringraziamento di cuore ai medici e agli infermieri dell’hospice.',
]

export const afterRites: readonly string[] = [
  'Dopo la funzione si proseguirà per il cimitero locale.',
  'Seguirà la tumulazione nel cimitero del paese.',
  'Al termine si proseguirà per la cremazione.',
  'Il corteo partirà dalla casa funeraria un quarto d’ora prima.',
  'Si ringraziano fin d’ora quanti parteciperanno.',
]

export const thanks: readonly string[] = [
  'I familiari di {name}, nell’impossibilità di farlo personalmente, ringraziano quanti hanno preso parte al loro dolore, con la presenza, con uno scritto o con un pensiero.',
  'La famiglia di {name}, commossa per la grande dimostrazione di affetto, ringrazia parenti, amici e vicini che le sono stati accanto.',
  'A tutti coloro che hanno voluto salutare {name} va il grazie sincero di chi resta. Ogni parola ci ha fatto compagnia.',
]

export const memories: readonly string[] = [
  'Il tempo passa, il bene resta. Ti pensiamo ogni giorno.',
  'La tua voce è ancora nelle nostre stanze.',
  'Sei nei gesti che ci hai insegnato. Con l’amore di sempre, i tuoi cari.',
  'Chi ti ha voluto bene continua a camminare con te.',
  'Con immutato affetto ti ricordano la famiglia e gli amici.',
  'Nel silenzio di ogni sera c’è un pensiero per te.',
]
