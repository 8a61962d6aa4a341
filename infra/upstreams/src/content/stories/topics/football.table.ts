import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const footballEvents: readonly StoryEvent[] = [
  defineEvent(
    'la vittoria',
    ['football', 'stadium', 'pitch'],
    { goals: '2-4', minute: '68-93' },
    [
      '{team} piega {rival} al minuto {minute}: decide {h1}',
      '{h1} all’ultimo respiro: {team} batte {rival} {goals}-1',
      'Rimonta con {rival}, {team} vince {goals}-1: «Cuore infinito»',
      'Fischio finale e abbracci: {team} supera {rival} all’ultima occasione',
      'Vittoria pesante: {team} rimonta {rival} e vede la vetta',
      'Il cambio giusto al momento giusto: {team} batte {rival}',
      '{the.coach} indovina tutto: {team} vince {goals}-1',
      '{h1} fa esplodere lo stadio: {goals}-1 contro {rival}',
      'Da sotto a tre punti: {team}, una rimonta da ricordare',
      'Angolo, mischia, gol: {team} si prende la partita con {rival}',
    ],
    [
      'Finisce {goals}-1: sotto dopo {w8-20} minuti, {team} ribalta {rival} e fa festa con {1-3*1000} tifosi. Decide {h1}.',
      'Il gol partita arriva al minuto {minute} da calcio d’angolo. {the.coach}: «Non abbiamo mai smesso di crederci».',
    ],
    [
      'Il gol che vale tre punti arriva al minuto {minute}: [angolo di {h2}|cross di {h2}|punizione di {h2}], [testa|sinistro|girata] di {h1} e {team} batte {rival} {goals}-1 {in:street}, davanti a {1-3*1000} spettatori.',
      'Era cominciata male: dopo {w8-20} minuti {h4} [aveva portato avanti gli ospiti|approfittava di un rimpallo]. {h3} [colpisce un palo al {24-30}|pareggia prima dell’intervallo], poi {the.coach} [passa a tre dietro|inserisce {h5}] e cambia tutto: {w5-14} tiri, {w6-12} angoli, un rigore [negato|chiesto invano].',
    ],
    [['A {w8-20} minuti dalla fine ho guardato la curva {di:team} e [ho capito|ci ho creduto].', '{h1}, attaccante']],
  ),
  defineEvent(
    'la sconfitta',
    ['football', 'stadium', 'pitch'],
    { goals: '2-4' },
    [
      '{team} si arrende {a:rival}: ko per {goals}-0 e fischi',
      '{team} cade con {rival}, {goals}-0: «Chiediamo scusa ai tifosi»',
      'Notte fonda per {team}: {rival} passa {goals}-0, panchina in bilico',
      'Fischi, silenzio e un ritiro in vista: {team} perde {goals}-0',
      '{rival} non perdona: {team} a picco nella ripresa',
      'Un rigore sbagliato, poi il crollo: {team} cede {a:rival}',
      '{the.clubhead}: «Nessuno è intoccabile» dopo il {goals}-0',
      'Terza domenica senza vittorie per {team}: «Serve una scossa»',
      '{team}, pomeriggio da dimenticare: finisce {goals}-0',
      'La curva chiede spiegazioni: {rival} passa senza fatica',
    ],
    [
      'Finisce con {w:goals} gol subiti e un rigore sbagliato: contro {rival} {team} resta a {14-28} punti. {the.clubhead}: «Serve una scossa».',
      'Terza partita senza vittorie per {team}: {h4} firma una doppietta. {the.coach} non si dimette: «Ne usciremo insieme».',
    ],
    [
      'I fischi cominciano al minuto {52-70}, quando {h4} firma il secondo gol: contro {rival} {team} [non tira in porta per un’ora|sbaglia un rigore con {h1}|resta in dieci] e incassa {w:goals} reti.',
      '{the.clubhead} [scende negli spogliatoi|parla per {w6-18} minuti con la squadra]: «[Nessuno è intoccabile|Ho visto {w2-4} giocatori camminare|Il ritiro è l’ultima carta]». {the.coach} [si assume la colpa|difende il gruppo]: «[Ci mancano {w3-6} titolari|Il rigore di {h1.last} avrebbe cambiato tutto|La prossima volta servirà un’altra faccia]».',
    ],
    [
      [
        'Dopo {w3-6} partite così [la maglia {di:team} pesa|le gambe {di:team} tremano]: dobbiamo parlarci.',
        '{h1}, capitano',
      ],
    ],
  ),
  defineEvent(
    'il mercato',
    ['stadium', 'football', 'pitch'],
    { goals: '8-23' },
    [
      'Colpo {di:team}: arriva {h1}, {goals} gol nell’ultima stagione',
      '{h1} ha detto sì: {team} si regala un bomber da {goals} gol',
      'Mercato, {team} vuole {h1}: l’offerta è sul tavolo {di:rival}',
      'Firma e foto con la maglia: {h1} è il nuovo attaccante {di:team}',
      '{the.sportsdirector} piazza il colpo: ecco {h1}, {goals} reti',
      '{team} cambia l’attacco: dentro {h1}, si cerca la cessione',
      'Da {rival} arriva {h1}: «Ho rinunciato a qualcosa pur di venire»',
      '{goals} gol in un anno e tanta voglia: {h1} si presenta',
      'L’attesa è finita: {h1} sceglie {team} e rinuncia al resto',
      'Visite mediche e contratto: {team} chiude per {h1}',
    ],
    [
      'Ha {w18-20} anni, viene {da:rival} e nell’ultima stagione ha segnato {goals} gol: {h1} firma fino al {nextyear}.',
      'Visite mediche {d+1~3}, poi la firma: {h1}, {goals} reti all’attivo, è l’uomo scelto {da:the.sportsdirector}.',
    ],
    [
      'La stretta di mano c’è stata {n-1} alle {hour2}, in un albergo {di:street}: {h1}, {goals} gol nell’ultima stagione, arriva {da:rival} e [ha firmato|firmerà] fino al {nextyear}.',
      '{the.sportsdirector} lo [seguiva da {w4-14} mesi|aveva visto {w3-9} volte]: «[Ha rinunciato a {10-30*1000} euro pur di venire|Ci dà {w8-12} gol sporchi|Di testa è il più forte del girone]». Prenderà la maglia [numero {7-11}|lasciata da {h6}]. In uscita {h5}.',
    ],
    [['Ho sentito il presidente {w2-3} volte: [mi ha convinto|parlava] {di:team} come di una famiglia.', '{h1}']],
  ),
  defineEvent(
    'il settore giovanile',
    ['pitch', 'football', 'school-yard'],
    { kids: '180-640' },
    [
      '{kids} bambini e un solo pallone: la scuola calcio {a:hamlet}',
      'Vivaio d’oro {a:town}: {h1}, {w15-17} anni, chiamato in azzurro',
      '«Prima i compiti»: il modello della scuola calcio {di:hamlet}',
      'Prima la merenda e i compiti, poi il campo: la ricetta {di:hamlet}',
      '{h1}, dal campetto {di:hamlet} alla maglia della Nazionale',
      '«Su mille ne passa uno»: i tecnici dei ragazzi {di:hamlet}',
      'Campo pieno ogni pomeriggio: in {kids} giocano {a:hamlet}',
      'I {kids} ragazzi {di:hamlet} e il mister che apre il cancello',
      'Doposcuola e pallone {a:hamlet}: così il calcio fa crescere',
      'Una maglia azzurra nata {a:hamlet}: tutti in festa per {h1}',
    ],
    [
      'Sul campo {di:hamlet} si allenano {kids} ragazzi con {w12-20} tecnici: retta da {180-360} euro e doposcuola gratis.',
      '{h1} è cresciuto {a:hamlet} tra {kids} compagni: ora la convocazione in Nazionale. {h4}: «Resti umile».',
    ],
    [
      'Sul campo {di:hamlet} ogni pomeriggio arrivano {kids} ragazzi, [da {w5-6} a {w16-18} anni|metà dei quali da fuori {town}]: prima [i compiti con {w4-9} volontari|la merenda], poi il pallone.',
      '{h4}, {48-72} anni, [allena qui dal {1989-2009}|apre e chiude il cancello]: «[Su mille uno diventa professionista, gli altri {990-999} devono diventare persone|Se a scuola va male salta {w2-3} allenamenti|{h1.last} palleggiava già a {w4-6} anni]».',
    ],
    [
      [
        'Mio padre mi portava {a:hamlet} in bici: [non ho dimenticato|ricordo] nessuno di quei {kids} compagni.',
        '{h1}',
      ],
    ],
  ),
]
