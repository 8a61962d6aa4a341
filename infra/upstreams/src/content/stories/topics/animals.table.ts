import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const animalsEvents: readonly StoryEvent[] = [
  defineEvent(
    'il cane salvato',
    ['forest', 'river', 'garden'],
    { days: '3-24', dog: 'Brina|Zorro|Pepe|Nuvola|Argo|Lilla|Birillo|Kira' },
    [
      '{dog} torna a casa dopo {w:days} giorni: «Ha riconosciuto la voce»',
      'Lieto fine {a:hamlet}: {dog} ritrovato dopo {w:days} giorni',
      'La città cerca {dog} per {w:days} giorni: il lieto fine è {a:hamlet}',
      'Una padella di salsiccia e {dog} torna a casa',
      '{f1} non si è arresa: {dog} ritrovato {a:hamlet}',
      'Volantini ovunque, poi l’abbraccio: la storia di {dog}',
      '{dog}, {w:days} notti fuori e una coda che non si ferma',
      'In fondo al pozzo c’era {dog}: salvataggio {a:hamlet}',
      'La torcia, il richiamo, la gioia: {dog} è salvo',
      'Scappato per un tuono, ritrovato {a:hamlet}: è {dog}',
      'Tutta {town} sulle tracce di {dog}: finale felice',
      'Una zampa graffiata e tanta fame: {dog} è tornato',
      '{dog} e {f1} di nuovo insieme dopo {w:days} giorni',
      'Cercato tra {town} e {other}: {dog} era a due passi',
    ],
    [
      '{w:days} giorni di ricerche, {200-900} volantini e una padella di salsiccia: {dog} è di nuovo con {f1} {a:hamlet}.',
      'Dopo {w:days} giorni di ricerche {dog} è stato ritrovato {a:hamlet}: sta bene, ha perso {w2-5} chili e scodinzola.',
    ],
    [
      'Si era allontanato [dopo un tuono|da un cancello aperto] {a:hamlet}: {dog}, {w2-11} anni, è stato [trovato|avvistato] dopo {w:days} giorni a {w2-9} chilometri da casa, [in fondo a un pozzo|in un capanno di caccia].',
      '{f1}, {24-71} anni, [non aveva mai smesso di cercare|usciva ogni notte con la torcia]: «[Ho attaccato {200-900} volantini tra {town} e {other}|Ha riconosciuto la voce prima di vedermi|Gli ho cotto {w2-3} salsicce per convincerlo]». {the.vet} lo ha visitato: {w2-5} chili in meno, [una zampa graffiata|nessuna ferita].',
    ],
    [['A {dog} ho [chiesto scusa|promesso un guinzaglio nuovo]: {w:days} notti {a:hamlet} senza dormire.', '{f1}']],
  ),
  defineEvent(
    'il canile',
    ['garden', 'meeting'],
    { dogs: '48-190', dog: 'Brina|Zorro|Pepe|Nuvola|Argo|Lilla|Birillo|Kira' },
    [
      'Canile {di:town}, {dogs} cani aspettano: adozioni in calo',
      'Giornata delle adozioni {in:square}: {w6-18} cani trovano casa',
      'Canile {di:hamlet}, {dogs} cani in attesa: l’appello dei volontari',
      '{dog} si siede davanti al cancello: cerca casa {a:hamlet}',
      'Coperte e crocchette: l’appello del canile {di:hamlet}',
      '{dogs} code in attesa: porte aperte al rifugio',
      'Un cane vecchio ringrazia ogni mattina: come adottare',
      'Passeggiate cercasi: al canile servono volontari',
      'Meno adozioni, più abbandoni: i numeri {di:hamlet}',
      '{the.volunteer}: «Ne riportano indietro troppi»',
      'Una famiglia per {dog}: domenica al canile {di:town}',
      'Tra i box del rifugio: {dogs} storie da ascoltare',
      'Quanto costa davvero un cane: i conti del canile {di:town}',
      'Guinzaglio e pazienza: l’affido passo dopo passo',
    ],
    [
      'Nel rifugio {di:hamlet} vivono {dogs} cani, {12-30} anziani. Servono coperte, crocchette e {w8-20} volontari per le passeggiate.',
      'Porte aperte {d+3~14} dalle {openhour}: i {dogs} ospiti del canile cercano famiglia. Costo di un cane: {480-900} euro l’anno.',
    ],
    [
      'I cani del rifugio {di:hamlet} sono {dogs}, {12-30} dei quali [oltre i dieci anni|arrivati da sequestri]: nell’ultimo anno le adozioni sono state {30-90}, {il:8-30} per cento in meno.',
      '{the.volunteer}, {w4-18} anni [di pulizie e carezze|tra i box], [racconta|non si arrende]: «[{dog} è qui dal {lastyear} e si siede davanti al cancello|Ne riportano indietro uno su {w8-12}|Un cane vecchio ti ringrazia ogni mattina]». Porte aperte {d+3~14}, dalle {openhour}.',
    ],
    [
      [
        'Portatene a casa uno {da:hamlet} e [avrete|troverete] {w8-12} anni di passeggiate sotto la pioggia, felici.',
        '{the.volunteer}',
      ],
    ],
  ),
  defineEvent(
    'la colonia di rondini',
    ['arcades', 'church', 'hill-village'],
    { nests: '40-280' },
    [
      'Rondini {a:hamlet}, {nests} nidi protetti: cantiere fermo',
      '{nests} nidi sotto i portici {di:street}: «Non toccateli»',
      'Il censimento dei bambini: {nests} nidi di rondine {a:town}',
      'Quaderno e naso all’insù: i bambini contano i nidi {a:town}',
      'Il cantiere {di:street} aspetta: sotto il tetto ci sono le rondini',
      'Un’ordinanza per le rondini {di:town}: nidi intoccabili',
      'Stesso chiodo ogni primavera: le rondini {di:hamlet}',
      'Il parroco apre il portico: «Ospiti graditi le rondini»',
      '{the.biologist}: «Senza fango niente nidi»',
      'Migliaia di chilometri per tornare {a:hamlet}',
      'Meno stalle, meno rondini: il conto {a:town}',
      '{nests} nidi contati {in:square}: {hamlet} va meglio',
      'La finestra della stalla resta aperta per le rondini',
      'Impresa ferma per {nests} nidi: applausi {in:street}',
    ],
    [
      'Gli alunni {di:town} hanno contato {nests} nidi, {il:6-24} per cento in meno. Un’ordinanza vieta di rimuoverli.',
      'Il restauro {in:street} slitta di {w4-9} settimane: sotto il tetto {nests} nidi. Il parroco: «Ospiti graditi».',
    ],
    [
      'Con il naso all’insù e un quaderno, {40-180} bambini {di:town} hanno contato {nests} nidi tra {street} e {square}: {il:6-24} per cento in meno del {lastyear}, [ma {a:hamlet} la colonia cresce|e {w4-15} distrutti].',
      '{the.biologist} spiega: «[Una rondine mangia {2-4*1000} insetti al giorno|Tornano dopo {6-9*1000} chilometri allo stesso chiodo|Senza stalle e fango non costruiscono]». L’impresa che lavora {in:street} aspetterà {w4-9} settimane.',
    ],
    [
      [
        'Quando arrivano {a:hamlet} [apro|lascio aperta] la finestra della stalla: da {30-60} anni è il mio calendario.',
        '{h4}, allevatore',
      ],
    ],
  ),
]
