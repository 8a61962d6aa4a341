import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const historyEvents: readonly StoryEvent[] = [
  defineEvent(
    'il ritrovamento',
    ['castle', 'construction', 'church'],
    { year2: '2-19', century: 'all’età romana|al Medioevo|al Cinquecento|all’età longobarda' },
    [
      'Scavi {a:hamlet}, riemergono {w:year2} tombe: risalgono {century}',
      'Sorpresa nel cantiere {di:street}: resti che risalgono {century}',
      '«Un mosaico sotto l’asfalto»: la scoperta {in:street} {a:town}',
      'Una ruspa, un coccio, lo stupore: scavi {in:street}',
      'Cantiere fermo {in:street}: affiorano resti antichi',
      'Sotto l’asfalto {di:street} la storia: reperti che risalgono {century}',
      'Archeologi {a:hamlet}: {w:year2} sepolture e ceramiche',
      'Il passato ferma i lavori {a:hamlet}: presto le visite',
      'Pennelli al posto delle pale: sorpresa {in:street}',
      'Risalgono {century} i resti trovati {a:hamlet}',
      'Un pavimento a tessere {in:street}: gli esperti al lavoro',
      '{hamlet} più antica di quanto si credeva: gli scavi',
      'In fila per vedere gli scavi {di:street}: via alle visite',
      'Tombe e ceramiche: che cosa è emerso {a:hamlet}',
    ],
    [
      'Durante i lavori {in:street} affiorano {w:year2} sepolture e ceramiche che risalgono {century}. Cantiere fermo {w3-9} settimane.',
      'Una ruspa, un coccio, poi lo stupore: {a:hamlet} gli archeologi datano i resti {century}. Visite guidate da {d+10~30}.',
    ],
    [
      'Doveva essere [uno scavo per i tubi|il cantiere della fibra]: {in:street}, a {w2-4} metri di profondità, sono comparse {w:year2} sepolture che [secondo le prime analisi|per gli archeologi] risalgono {century}.',
      '{f1}, archeologa, [lavora con un pennello e una lampada|è arrivata in {40-90} minuti]: «[C’era anche un anello, {w2-5} grammi appena|Il muro prosegue verso {square}|Un operaio, {h2.first}, ha capito subito e ha fermato tutto]». I reperti [andranno|finiranno] {a:museum}.',
    ],
    [
      [
        'Sotto {street} [c’è|dorme] un’altra città: la calpestiamo ogni mattina andando al mercato.',
        '{f1}, archeologa',
      ],
    ],
  ),
  defineEvent(
    'la memoria della guerra',
    ['hill-village', 'square', 'church'],
    { age: '91-99' },
    [
      '{h1}, {age} anni, staffetta a tredici: «Portavo i messaggi nel pane»',
      'La bambina che salvò {w5-14} uomini: {hamlet} ricorda {f1}',
      '{hamlet} non dimentica: la storia {di:h1}, {age} anni, torna a scuola',
      'Un biglietto nella pagnotta: {h1} racconta l’inverno del 1944',
      'Le lettere ritrovate {di:f1}: {hamlet} ricorda',
      'Ragazzi in silenzio {a:town}: parla {h1}, {age} anni',
      'La neve, la paura, il pane: la staffetta {h1}',
      '{hamlet}, una lapide per {f1}: «Salvò degli uomini»',
      'A {age} anni torna in classe: la lezione di {h1}',
      'Chilometri nella neve a tredici anni: la guerra di {h1}',
      'Studenti e memoria {a:hamlet}: la storia {di:f1}',
      'Il coraggio di una bambina: {hamlet} rende omaggio {a:f1}',
      '«Portavo notizie, non armi»: {h1} e i suoi {age} anni',
      'Lettere, nomi e una lapide: {hamlet} e la guerra',
    ],
    [
      'A {age} anni {h1} racconta ai ragazzi {di:town} l’inverno del 1944: {w12-20} chilometri nella neve e un biglietto nella pagnotta.',
      'Una lapide e {120-300} studenti {a:hamlet}: la vicenda {di:f1} riemerge da {w12-40} lettere ritrovate.',
    ],
    [
      '«[Avevo {w11-14} anni e le scarpe di mio fratello|Il biglietto stava nella pagnotta|{da:hamlet} {a:other} di notte, senza luce]»: {h1}, {age} anni, ha parlato per {40-80} minuti a {120-300} ragazzi {di:town}.',
      '{the.historian} ha ritrovato {12-60} [lettere|fogli] {a:library}: tra le righe il nome {di:f1}, che {nel:1944-1945} [nascose {w5-14} uomini nel fienile|guidò una famiglia oltre il crinale]. La lapide sarà scoperta {d+5~20} {a:hamlet}.',
    ],
    [
      [
        'Ai ragazzi {di:hamlet} dico: [chiedete ai nonni|fatevi raccontare], prima che restino solo {w2-5} fotografie.',
        '{h1}, {age} anni',
      ],
    ],
  ),
  defineEvent(
    'l’anniversario',
    ['bridge', 'rail', 'factory', 'castle'],
    { years: '90-240', thing: 'il ponte|il vecchio zuccherificio|la stazione|la banda|la torre civica|il mulino' },
    [
      '{thing} {di:hamlet} compie {years} anni: una storia di acqua e lavoro',
      '{years} anni fa nasceva {thing} {di:hamlet}: carte inedite e una festa',
      '{hamlet}, {years} anni e non sentirli: {thing} si racconta',
      'Il parroco, le lire, i disegni: {thing} {di:hamlet} fa {years} anni',
      'Festa {a:hamlet}: {thing} taglia il traguardo dei {years} anni',
      'Le carte ritrovate raccontano {thing} {di:hamlet}',
      '{years} anni di scioperi e piene: {thing} {di:hamlet}',
      'Una mostra per {thing} {di:hamlet}: {years} anni in dodici sale',
      'Candeline {a:hamlet}: {years} anni fa nasceva {thing}',
      'Quando {hamlet} aspettava {thing}: {years} anni di ricordi',
      'L’archivio svela i disegni: così nacque {thing} {di:hamlet}',
      'Alluvioni, feste e fatica: {years} anni per {thing}',
      '{hamlet} si ritrova attorno a una data: {thing} ha {years} anni',
      'Compleanno tondo {a:hamlet}: storia e segreti di un simbolo',
    ],
    [
      'Fu voluto da un parroco e pagato con {8-60*1000} lire: {a:hamlet} festa e mostra per i {years} anni. Apre {the.mayor}.',
      'Dall’archivio {di:library} spuntano {w9-20} disegni: la storia {di:thing} {di:hamlet}, tra alluvioni e scioperi.',
    ],
    [
      'Costò {8-60*1000} lire, {12-40} mesi di lavoro e [una lite col vicino|{w2-4} processi]: {a:hamlet} {thing} [compie|festeggia] {years} anni.',
      '{the.historian} ha studiato {w9-20} disegni {a:library}: «[Il progettista venne {da:other} a cavallo|Nella piena del {1907-1951} salvò {40-180} persone|Le donne {di:hamlet} scioperarono per {w3-9} giorni]». La mostra apre {d+5~20}.',
    ],
    [['Passiamo davanti e [non lo vediamo|non ci pensiamo]: {years} anni {di:hamlet} stanno lì.', '{the.historian}']],
  ),
]
