import { defineEvent, valleys } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const valleysEvents: readonly StoryEvent[] = [
  defineEvent(
    'la frana',
    ['hill-village', 'construction', 'rain'],
    { houses: '4-19', cost: '120-900*1000' },
    [
      'Frana {a:hamlet}, {w:houses} famiglie isolate: «Riaprite la strada»',
      'Si muove la collina {a:hamlet}: strada chiusa, {cost} euro per i lavori',
      '«La notte si sente scricchiolare»: {hamlet} e la frana che avanza',
      '{hamlet} spezzata in due dalla frana: si passa solo a piedi',
      'Sensori nella terra {a:hamlet}: la collina scende ancora',
      'La spesa nello zaino: {w:houses} famiglie isolate {a:hamlet}',
      'La terra si muove {a:hamlet}: stanziati {cost} euro per le palificate',
      '{the.geologist}: «{hamlet} va tenuta d’occhio giorno e notte»',
      'Vetri che tremano e strada giù: {hamlet} aspetta i lavori',
      'Frana {di:hamlet}, la Provincia promette una pista provvisoria',
      'Palificate e preghiere: {hamlet} e la collina che scende',
      'Un geologo in cantina: le crepe {di:hamlet}',
    ],
    [
      'La strada per {hamlet} è chiusa da {d-3}: {w:houses} famiglie isolate, {cost} euro per i primi lavori. Si passa a piedi.',
      'Movimenti di {w2-12} centimetri al giorno {a:hamlet}: {the.geologist} ha installato i sensori, {w:houses} case sotto osservazione.',
    ],
    [
      'La strada per {hamlet} si è abbassata di {w5-18} centimetri {n-2} notte ed è [chiusa|interrotta] per {60-280} metri: {w:houses} famiglie [fanno il giro di {w12-20} chilometri|passano a piedi con la spesa nello zaino].',
      'La Provincia ha stanziato {cost} euro per [drenaggi e palificate|una pista provvisoria]; {the.geologist} [misura|controlla] {w4-12} sensori: «[Il fronte è largo {120-480} metri|Ha piovuto {140-320} millimetri in {w8-20} giorni|Non è la prima volta: si mosse {nel:1951-1996}]».',
    ],
    [
      [
        '{a:hamlet} la notte [si sente scricchiolare|tremano i vetri]: dormo vestita da {w3-9} giorni.',
        '{f5}, {di:hamlet}',
      ],
    ],
    [1, 2, 3, 4, 5, 10, 11, 12],
    valleys,
  ),
  defineEvent(
    'il rifugio',
    ['forest', 'hill-village', 'night-village'],
    { beds: '14-48' },
    [
      'Riapre il rifugio sopra {hamlet}: {beds} posti letto e una sfida',
      'Lasciano la città per il rifugio: {p1.first} e {p2.first} scommettono {su:hamlet}',
      '{hamlet}, due trentenni riaprono il rifugio: «Qui il tempo è diverso»',
      'Stufa accesa e {beds} letti: il rifugio {di:hamlet} riparte',
      'Via da Milano per i sentieri {di:hamlet}: la scelta {di:p1.first} e {p2.first}',
      'Pannelli, legna e silenzio: riapre il rifugio {di:hamlet}',
      'Una vita nuova sopra {hamlet} per {p1.first} e {p2.first}: «Ci davano dei matti»',
      'Il rifugio dimenticato {di:hamlet} torna a far luce: {beds} posti',
      'Cieli senza lampioni e minestra calda: {beds} letti sopra {hamlet}',
      'Imposte aperte dopo anni: {hamlet} ha di nuovo il suo rifugio',
      'La yurta, l’orto e la neve: la vita al rifugio {di:hamlet}',
      'Due zaini e un mutuo: il rifugio {di:hamlet} ha i suoi custodi',
    ],
    [
      '{p1} e {p2} hanno lasciato Milano per gestire {beds} letti sopra {hamlet}. Cucina di valle, yurta e cieli senza lampioni.',
      'Chiuso da {w4-14} anni, il rifugio riparte {d+5~20}: {beds} posti, pannelli solari e {w6-18} sentieri da scoprire.',
    ],
    [
      'Le imposte sono di nuovo aperte: il rifugio sopra {hamlet}, chiuso da {w4-14} anni, riparte {d+5~20} con {beds} posti letto e [{p1} e {p2} dietro al bancone|una stufa che viene {da:other}].',
      '«[Il nostro ufficio aveva {w9-20} scrivanie|Il primo inverno a {height} metri ci ha insegnato tutto|I vicini ci hanno portato {w5-20} carichi di legna]», [raccontano|dicono]. {the.mayor} [ha messo|ha trovato] {20-140*1000} euro per il tetto: l’affitto è di {80-380} euro al mese.',
    ],
    [
      [
        '{a:hamlet} il cellulare prende [solo vicino al pozzo|in un punto del prato]: gli ospiti dopo {w2-3} giorni ringraziano.',
        '{p1}, gestore',
      ],
    ],
    undefined,
    valleys,
  ),
  defineEvent(
    'la castagnata',
    ['forest', 'food', 'mushrooms'],
    { kilos: '4-38*100' },
    [
      'Castagne e funghi {a:hamlet}: in un giorno cotti {kilos} chili',
      '{hamlet} in festa per le castagne: {kilos} chili e strade chiuse',
      '«Boschi generosi»: la festa {di:hamlet} fa il pieno, {kilos} chili di castagne',
      'Padelle giganti {a:hamlet}: arrostiti {kilos} chili di castagne',
      'Il fumo delle castagne chiama mezza Lombardia {a:hamlet}',
      'Festa d’autunno {a:hamlet}: l’incasso andrà alla scuola',
      'Caldarroste e funghi {a:hamlet}: il bosco fa festa con {kilos} chili',
      '{h4} e i segreti della castagna: {hamlet} in coda alle padelle',
      'Castagne {a:hamlet}, i volontari non bastano: {kilos} chili in un giorno',
    ],
    [
      'Braci accese dalle {openhour} e {kilos} chili di castagne: {a:hamlet} sono arrivate {2-9*1000} persone da mezza Lombardia.',
      'Festa d’autunno {a:hamlet}: {kilos} chili cotti, {w18-20} produttori e il mercato dei funghi. Incasso per la scuola.',
    ],
    [
      '[Il profumo|Il fumo] si sentiva {da:hamlet2}: {n-1} {a:hamlet} sono stati arrostiti {kilos} chili di castagne per {2-9*1000} visitatori, con {w4-12} padelle [forate larghe un metro e mezzo|e {30-80} volontari].',
      '{the.volunteer} [fa i conti|racconta]: «[Abbiamo cominciato a raccogliere {g-20~30}|Il bosco quest’anno ha dato {il:15-50} per cento in più|Con l’incasso compreremo {w8-20} banchi per la scuola]». {h4}, {71-88} anni, [insegna ai bambini a incidere la buccia|conosce {w5-12} varietà].',
    ],
    [
      [
        'Le castagne {di:hamlet} hanno [salvato|nutrito] i nostri nonni: ora {2-9*1000} persone ci fanno festa.',
        '{h4}, castanicoltore',
      ],
    ],
    [9, 10, 11],
    valleys,
  ),
  defineEvent(
    'la corriera',
    ['hill-village', 'street', 'school-yard'],
    { rides: '4-14', people3: '60-380' },
    [
      'Corriera tagliata {a:hamlet}, la rivolta: «Qui vivono {people3} persone»',
      '{hamlet} perde {w:rides} corse: studenti a piedi fino {a:other}',
      'Bus a chiamata {a:hamlet}: {w:rides} corse al giorno con una telefonata',
      'La valle a piedi: tagliate {w:rides} corse {a:hamlet}',
      'Sveglia all’alba per andare a scuola: i ragazzi {di:hamlet}',
      'Una telefonata e arriva il bus: la prova {a:hamlet}',
      '«Così si svuota tutto»: {hamlet} perde la corriera',
      'Autobus, {people3} residenti {di:hamlet} chiedono di non sparire',
      'Minibus a prenotazione tra {hamlet} e {other}: costa pochi euro',
      'Firme per la corriera: {hamlet} non vuole restare senza',
      'L’ultima corsa delle 18: poi {hamlet} resta sola',
      'Zaini e sonno: la vita senza corriera {a:hamlet}',
      'Il minibus del vicino: {hamlet} si organizza',
      'Chi non guida resta a casa: la protesta {di:hamlet}',
    ],
    [
      'Il nuovo orario toglie {w:rides} corse a settimana {a:hamlet}. {the.mayor}: «Così si svuota la valle». Raccolte {180-780} firme.',
      'Tra {hamlet} e {other} arriva il bus a prenotazione: costa {w2-3} euro e serve {people3} residenti. Prova di {w3-9} mesi.',
    ],
    [
      'Dal nuovo orario {a:hamlet} spariscono {w:rides} corse [a settimana|nei festivi]: per {people3} residenti l’alternativa è [l’auto del vicino|un minibus a prenotazione da {w2-3} euro]. {180-780} firme sono già sul tavolo {di:the.mayor}.',
      '{f1.first}, {15-18} anni, [studia|va a scuola] a Piacenza: «[Mi alzo alle {w4-5} e torno alle {w15-17}|Se perdo la coincidenza {a:other} aspetto {40-95} minuti|Le mie amiche si sono trasferite]». L’azienda dei trasporti [parla di|conta] {w2-6} passeggeri di media a corsa.',
    ],
    [
      [
        'Una valle senza corriera è [un’isola|una strada chiusa]: {da:hamlet} al medico sono {w9-20} chilometri.',
        '{the.mayor}',
      ],
    ],
  ),
]
