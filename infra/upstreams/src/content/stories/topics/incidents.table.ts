import type { StoryEvent } from '../story.types.ts'

export const incidentsEvents: readonly StoryEvent[] = [
  {
    theme: 'l’incidente',
    subjects: ['ambulance', 'traffic', 'street'],
    slots: {
      hurt: '2-5',
      cause: 'una mancata precedenza|un sorpasso azzardato|l’asfalto bagnato|un attimo di distrazione|il sole basso',
      kind: 'un’utilitaria e un furgone|due auto e uno scooter|un pick-up e una station wagon|un camion e due auto',
    },
    titles: [
      'Scontro {in:street}, {w:hurt} feriti: «Ho sentito il botto dal balcone»',
      '{town}, schianto all’incrocio {di:street}: {w:hurt} persone all’ospedale',
      'Tre ore di paura {a:hamlet}: scontro {su:road}, {w:hurt} feriti',
      'Schianto {su:road} {a:hamlet}, in {w:hurt} finiscono all’ospedale',
      'Auto contro auto {in:street}: feriti in {w:hurt}, traffico in tilt',
      '{hamlet}, botto all’incrocio: {w:hurt} feriti e strada chiusa per ore',
      'Feriti in {w:hurt} nello scontro {su:road}: code fino {a:other}',
    ],
    standfirsts: [
      '[Coinvolti|Nello schianto] {kind}: {w:hurt} i feriti, il più grave ha {p1.age} anni. Strada chiusa per {w2-4} ore, lunghe code verso {other}.',
      'L’impatto {when} {a:hamlet}: all’origine forse {cause}. Il ferito più serio, {p1.age} anni, non è in pericolo di vita.',
    ],
    steps: [
      '[Lo schianto|L’impatto] è avvenuto {when} {in:street}, {a:hamlet}, [all’altezza del civico {4-160}|vicino all’incrocio con {street2}|a pochi metri {da:square}]: {kind} si sono scontrati [frontalmente|di lato|in piena curva], [per cause al vaglio della polizia locale|forse per {cause}].',
      'I feriti sono {w:hurt}: {p1}, {p1.age} anni, [residente|che abita] {a:other}, è [stat{p1/o/a} portat{p1/o/a} in elicottero a Parma|ricoverat{p1/o/a} {a:hospital}] con [un trauma al torace|fratture alle gambe|una commozione cerebrale]; {p2}, {p2.age} anni, [se l’è cavata con|ha riportato] {w3-9} giorni di prognosi.',
      '[I vigili del fuoco|I pompieri {di:other}] hanno lavorato {15-55} minuti per liberare {p1.last} [dalle lamiere|dall’abitacolo], mentre [l’automedica|l’elisoccorso] [atterrava|arrivava] {a:hamlet2}. {p3}, [che guidava l’altro mezzo|alla guida del secondo veicolo], è [risultat{p3/o/a} negativ{p3/o/a} all’alcoltest|uscit{p3/o/a} illes{p3/o/a}].',
      '[Quell’incrocio|Quel tratto], [dicono in molti|ricordano i residenti], [è pericoloso da anni|aspetta una rotatoria dal {2009-2021}]: [nel {lastyear}|negli ultimi {w8-20} mesi] [gli incidenti sono stati|se ne contano] {w4-16}, [e il limite dei {50-70} all’ora lo rispettano in pochi|e il semaforo chiesto {a:mayor.title} non è mai arrivato].',
    ],
    quotes: [
      [
        'Ho sentito un colpo secco e sono corso giù [in ciabatte|con una coperta]: [dopo {w3-8} minuti|nel giro di {w4-9} minuti] l’ambulanza era già {in:street}.',
        '{h6}, residente {in:street}',
      ],
      ['{in:street} si corre troppo. {a:hamlet} lo diciamo da {w3-14} anni.', '{f6}, {di:hamlet}'],
    ],
  },
  {
    theme: 'l’investimento',
    subjects: ['street', 'ambulance', 'night-village'],
    slots: { days: '20-60' },
    titles: [
      'Investit{p1/o/a} sulle strisce {in:street}: grave {p1/un uomo/una donna} di {p1.age} anni',
      'Travolt{p1/o/a} mentre attraversa {in:street}: è grave {p1/un/una} {p1.age}enne',
      '«Non si è fermato»: pirata della strada {in:street}, caccia a un’auto scura',
      '{town}, colpit{p1/o/a} da un’auto mentre attraversa: {days} giorni di prognosi',
      'Stava tornando a casa a piedi, travolt{p1/o/a} da un’auto {in:street}',
    ],
    standfirsts: [
      '{p1/Un uomo/Una donna} di {p1.age} anni è stat{p1/o/a} travolt{p1/o/a} {when} mentre attraversava {in:street}. La prognosi è di {days} giorni.',
      '{p1}, {p1.age} anni, stava tornando a casa {a:hamlet} quando un’auto l’ha colpit{p1/o/a}: prognosi di {days} giorni.',
    ],
    steps: [
      '{when} {p1}, {p1.age} anni, [stava attraversando {street}|era appena sces{p1/o/a} dall’autobus|tornava dalla spesa] quando [un’utilitaria|una berlina scura|un furgone] [l’ha colpit{p1/o/a} in pieno|l’ha sbalzat{p1/o/a} a {w5-12} metri], {a:hamlet}.',
      '[I primi ad aiutare|A soccorrerl{p1/o/a}] sono stati {p2}, {p2.age} anni, e [due ragazzi|due operai] che [passavano|si trovavano] {in:street}; [il 118 è arrivato|l’automedica è giunta] dopo {w5-12} minuti. [La prognosi|Il primo referto] parla di {days} giorni [per fratture multiple|per un trauma cranico|e di un intervento al bacino].',
      'La polizia locale {di:town} ha raccolto un [pezzo di paraurti|frammento di fanale|lungo segno di frenata di {w8-20} metri]. [Il limite|La velocità consentita] {in:street} è di cinquanta chilometri orari, [ma il rilevatore nell’ultimo mese ha segnato punte di {78-118}|ma {w2-5} dossi erano stati chiesti nel {lastyear}].',
      '{p1.last}, [pensionat{p1/o/a}|impiegat{p1/o/a}|conosciut{p1/o/a}] {a:hamlet} dove [abita da {12-40} anni|tutti {p1/lo/la} salutano|fa parte del coro], [è cosciente|ha parlato con i familiari] e [dovrà restare {a:hospital}|sarà operat{p1/o/a} {d+1~3}].',
    ],
    quotes: [
      [
        'Era {a:hamlet} per un saluto e in {w2-5} secondi è cambiato tutto: chi guidava si faccia avanti.',
        '{p4}, parente {di:p1.last}',
      ],
      ['{in:street} le strisce non si vedono più, le hanno ripassate nel {2016-2022}.', '{h5}, commerciante'],
    ],
  },
  {
    theme: 'l’infortunio',
    subjects: ['factory', 'ambulance', 'logistics'],
    slots: {
      firm: 'un’officina meccanica|un magazzino della logistica|una carpenteria|un salumificio|un mobilificio',
      days: '30-90',
    },
    titles: [
      'Infortunio sul lavoro {a:hamlet}, operaio di {h1.age} anni in ospedale',
      '{town}, cade da {w3-6} metri in {firm}: grave un {h1.age}enne',
      'Schiacciato da un macchinario {a:hamlet}: operaio salvo per miracolo',
      'Incastrato mentre lavora {a:hamlet}: {days} giorni di prognosi per un operaio',
      'Infortunio in {firm}: sigilli alle macchine, è sciopero',
    ],
    standfirsts: [
      'L’uomo, {h1.age} anni, era al lavoro in {firm} {a:hamlet}. La prognosi è di {days} giorni, l’area è sotto sequestro.',
      'È successo {when} in {firm}: {h1}, {h1.age} anni, ne avrà per {days} giorni. I sindacati: «Basta».',
    ],
    steps: [
      '{h1}, {h1.age} anni, stava [spostando un carico di {2-9} quintali|lavorando alla pressa|riparando una copertura] in {firm} {di:hamlet} quando, {when}, [ha perso l’equilibrio|è rimasto incastrato con un braccio|è stato colpito da un bancale].',
      '[I colleghi|I compagni di turno], {w4-14} in tutto, hanno [fermato la linea|chiamato il 118] e [prestato le prime cure|usato il kit d’emergenza]. L’elisoccorso è atterrato [nel piazzale|in un campo] {in:street} alle {hour} e ha portato {h1.last} a Parma: {days} giorni la prima prognosi.',
      'Gli ispettori dell’Ausl hanno messo i sigilli a {w2-3} macchine e chiesto {w4-12} documenti, [dal piano di sicurezza|dai turni delle ultime {w2-5} settimane] alle manutenzioni. In provincia, dall’inizio del {year}, gli infortuni denunciati sono {1-4*100}.',
      '{the.unions} [ha proclamato|annuncia] {w2-8} ore di sciopero per {d+1~4}: «[Non si può uscire di casa e non sapere se si torna|{a:hamlet} in {w3-9} mesi è il secondo caso|Più ispettori, subito]». [L’azienda|La proprietà] [si dice vicina alla famiglia|assicura collaborazione], [che vive {a:other}|moglie e {w2-3} figli].',
    ],
    quotes: [
      [
        '{h1.first} è uno dei più esperti: se è capitato a lui, {a:hamlet} può capitare a [tutti|chiunque].',
        '{h4}, collega',
      ],
      ['[Ogni mese|Ogni anno] chiediamo {w4-12} controlli in più. {a:town} ne abbiamo visti {w2-3}.', '{the.unions}'],
    ],
  },
  {
    theme: 'il salvataggio',
    subjects: ['river', 'forest', 'ambulance'],
    slots: { hours: '3-14' },
    titles: [
      'Disperso nei boschi sopra {hamlet}, ritrovato dopo {w:hours} ore',
      'Si perde cercando funghi {a:hamlet}: salvo dopo una notte all’aperto',
      'Bloccato sul greto {a:hamlet}, salvato dai vigili del fuoco con il gommone',
      'Notte di ricerche {a:hamlet}: in {w:hours} ore la paura diventa sollievo',
      'Il fischio nel bosco e poi l’abbraccio: {h1} ritrovato {a:hamlet}',
      'Elicottero, cani e torce: ritrovato {a:hamlet} dopo {w:hours} ore',
    ],
    standfirsts: [
      '{h1}, {h1.age} anni, era uscito da solo: l’hanno trovato i soccorritori {a:hamlet}, infreddolito ma in buone condizioni.',
      'Ricerche durate {w:hours} ore con {w3-6} squadre e i cani: {h1}, {h1.age} anni, sta bene. Il telefono era scarico.',
    ],
    steps: [
      'Era [uscito di casa|partito {da:other}] [all’alba|alle {openhour}] con [uno zaino e {w2-3} panini|un cestino|la canna da pesca] e [alla sera|a pranzo] non era rientrato: {h1}, {h1.age} anni, è stato [ritrovato|raggiunto] {a:hamlet} dopo {w:hours} ore [di ricerche|di ansia].',
      'A cercarlo [c’erano|si sono mosse] {24-80} persone: [Soccorso alpino|vigili del fuoco], carabinieri forestali, {w8-20} volontari {di:town} e {w2-4} unità cinofile. A risolvere tutto è stato [un fischio sentito {da:h2}|il segnale agganciato {a:hamlet2}|un cane di {w2-6} anni di nome Brina|un pastore {di:hamlet2}].',
      '{h1.last} [era scivolato per {w8-20} metri|si era fermato sotto una roccia|aveva una caviglia gonfia] e [ha resistito|ha aspettato] [bevendo da una sorgente|coprendosi di foglie|cantando], con {w2-9} gradi. [È stato visitato|I medici l’hanno visitato] {a:hospital} e [dimesso|rimandato a casa] {n-1}.',
      '«[Mai da soli|Avvisate sempre qualcuno]», [ripete|raccomanda] {the.volunteer}: {within} [nel {lastyear}|in {w8-18} mesi] gli interventi simili [sono stati|hanno toccato quota] {18-64}, [{w4-14} dei quali per cercatori di funghi|con {w3-9} notti passate all’aperto].',
    ],
    quotes: [
      [
        'Ho visto le torce sotto {hamlet} e ho pensato: [ci siamo|è finita]. [Non ho mai smesso di|Continuavo a] fischiare.',
        '{h1}, {h1.age} anni',
      ],
      [
        '[Dopo {w2-6} ore|Passate {w2-6} ore] il bosco inganna: conta [restare fermi|non muoversi] e risparmiare la batteria.',
        '{the.volunteer}',
      ],
    ],
  },
]
