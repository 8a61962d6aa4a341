import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const showsEvents: readonly StoryEvent[] = [
  defineEvent(
    'la stagione',
    ['theatre', 'meeting'],
    { shows: '14-42', subs: '600-980' },
    [
      'Teatro, la stagione in {shows} titoli: prosa, danza e un debutto',
      '{shows} spettacoli e prezzi fermi: ecco il cartellone {di:theatre}',
      'Sipario su {shows} serate: la nuova stagione {di:theatre}',
      'Prosa, danza e un debutto: {theatre} riparte con {shows} titoli',
      'Biglietti fermi e abbonati in crescita: il cartellone {a:town}',
      '{actor} apre la stagione: {shows} serate {a:theatre}',
      'Un terzo degli abbonati è giovane: {theatre} cambia pubblico',
      '{subs} abbonati hanno già detto sì: ecco la stagione',
      'Spettacoli nati {a:town} nel nuovo cartellone {di:theatre}',
      'Classici in cucina e monologhi: {theatre} si presenta',
      '{the.director}: «A teatro si ride e si tace insieme»',
      'Sconti agli under 30 e {shows} titoli: riapre il sipario',
      'La primavera è lontana, il teatro no: {shows} appuntamenti',
      'Poltrone rosse e prime nazionali: la stagione {di:theatre}',
    ],
    [
      '{shows} titoli, {w3-8} prime e biglietti da {w8-14} euro: {theatre} apre {d+20~50} con {the.actor}.',
      'Presentata la stagione {di:theatre}: {shows} spettacoli, {subs} abbonati confermati e una novità per gli under 30.',
    ],
    [
      'La stagione {di:theatre} [conta|mette in fila] {shows} titoli, {da:d+20~50} alla primavera del {nextyear}: apre {actor}, [con un monologo di {70-100} minuti|in un classico riletto in cucina].',
      '{the.director} [rivendica|spiega] le scelte: «[{il:28-48} per cento degli abbonati ha meno di trent’anni|Abbiamo tenuto i prezzi fermi, da {w8-14} a {28-44} euro|{w3-6} spettacoli nascono {a:town}]». Gli abbonamenti confermati sono {subs}.',
    ],
    [
      [
        'A teatro {a:town} [si ride|si tace] insieme: provate a farlo da soli sul divano, per {70-100} minuti.',
        '{the.director}',
      ],
    ],
  ),
  defineEvent(
    'il debutto',
    ['theatre', 'night-village'],
    { minutes: '4-12' },
    [
      '{actor} {a:theatre}: {w:minutes} minuti di applausi al debutto',
      'Debutto da tutto esaurito {a:theatre}: {w:minutes} minuti di applausi',
      '«Tremavo dietro le quinte»: {actor} conquista {theatre}',
      'Una radio accesa e {w:minutes} minuti di applausi: {actor} incanta',
      'Prima nazionale {a:theatre}: la platea in piedi per {actor}',
      'Il casolare {di:hamlet} diventa teatro: successo per {actor}',
      '{actor}, la madre in terza fila e l’emozione del debutto',
      'Silenzio, poi il boato: il debutto di {actor} {a:theatre}',
      'Chiamate alla ribalta e lacrime: {actor} convince {town}',
      'Sala gremita {a:theatre}: {actor} racconta una famiglia divisa',
      'Debutto riuscito per {actor}: si replica anche {n+1}',
      'Un tavolo, poche sedie, una voce: basta {actor}',
      'L’ultima battuta, il silenzio, poi il boato per {actor} {a:theatre}',
      '{w:minutes} minuti di applausi: la serata perfetta di {actor}',
    ],
    [
      'Sala piena e {w:minutes} minuti di applausi per {actor}: lo spettacolo racconta una famiglia divisa da un casolare {a:hamlet}.',
      'Prima nazionale {a:theatre}: {300-900} spettatori e {w3-6} chiamate alla ribalta. Si replica {n+1} e {n+2}.',
    ],
    [
      'Un tavolo, {w2-5} sedie e [una pioggia vera|una radio accesa]: con poco {actor} ha [tenuto|inchiodato] {300-900} spettatori {a:theatre} per {70-110} minuti, e alla fine gli applausi ne sono durati {w:minutes}.',
      'La storia, scritta {da:p4}, parla di [due fratelli e un casolare {a:hamlet}|una maestra nella piena del 1951|un operaio che perde la voce]. {actor} [confessa|dice]: «[Il testo l’ho letto {w8-18} volte in treno|Qui ho fatto la prima recita, a {w7-12} anni|In terza fila c’era mia madre {f6.first}]».',
    ],
    [
      [
        'Il silenzio {di:theatre} prima dell’ultima battuta [vale|dura] più di {w:minutes} minuti di applausi.',
        '{the.actor}',
      ],
    ],
  ),
  defineEvent(
    'la compagnia dialettale',
    ['theatre', 'square'],
    { years: '30-75' },
    [
      'Dialetto in scena {a:hamlet}: la compagnia compie {years} anni',
      'Risate in piacentino {a:town}: {years} anni di commedie e di amici',
      '«Recito con mia nipote»: {h1} e i {years} anni della filodrammatica',
      'Tre atti e un fidanzato nell’armadio: si ride {a:hamlet}',
      'Nonno e nipote sullo stesso palco: la filodrammatica {di:hamlet}',
      '{years} anni in dialetto: la compagnia {di:hamlet} non invecchia',
      'Il quaderno delle parole perdute: {h1} e il dialetto',
      'Notaio in scena, meccanico fuori: la doppia vita di {h1}',
      'Sipario in dialetto {a:town}: tutto esaurito da settimane',
      'Copioni ingialliti e risate fresche: la compagnia {di:hamlet}',
      'In prima fila ridono prima della battuta: teatro {a:hamlet}',
      'Il piacentino va in scena {a:town}: incasso all’asilo',
      'Dai sedici agli ottantuno: gli attori della compagnia {di:hamlet}',
      'La commedia compie {years} anni e fa ancora ridere {town}',
    ],
    [
      'La filodrammatica {di:hamlet} festeggia {years} anni con {w12-18} attori, dai sedici agli ottantuno. Incasso all’asilo.',
      'Tre atti, {w12-18} attori e un fidanzato nell’armadio: {a:town} il dialetto fa {200-600} spettatori a sera.',
    ],
    [
      'Il fidanzato nell’armadio c’è sempre, da {years} anni: la compagnia {di:hamlet} [torna in scena|festeggia] {d+3~14} con {w12-18} attori e {w3-4} atti in dialetto.',
      '{h1}, {68-84} anni, [fa il notaio in scena e il meccanico fuori|ha recitato {40-90} copioni]: «[In prima fila c’è chi ride prima della battuta|Recito con mia nipote {f2.first}, che ha {w13-19} anni|Le parole perse le scriviamo su un quaderno, siamo a {1-3*1000}]».',
    ],
    [
      [
        'Il dialetto {di:hamlet} [non è|non sarà mai] nostalgia: è il modo più corto per dire una cosa lunga.',
        '{h1}, attore',
      ],
    ],
  ),
]
