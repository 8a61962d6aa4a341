import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const editorialsEvents: readonly StoryEvent[] = [
  defineEvent(
    'la città che invecchia',
    ['square', 'arcades', 'street'],
    { shut: '9-60' },
    [
      'Una città si misura {da:square}: i giovani che abbiamo perso',
      '{town} e il coraggio di scegliere: restare non è una sconfitta',
      'Le {shut} serrande {di:street} e la domanda che evitiamo',
    ],
    [
      '{shut} vetrine spente {in:street}, {120-480} ragazzi partiti in un anno: il problema non è trattenerli, è farli tornare.',
      'Discutiamo di parcheggi e intanto {120-480} giovani se ne vanno. {da:square} bisogna ricominciare, con umiltà.',
    ],
    [
      'Provate a contarle, come ho fatto io {n-1} mattina: {in:street} le serrande abbassate sono {shut}. [Non è|Questo non è] un lamento, è [un inventario|una fotografia], e ogni [saracinesca|vetrina] {a:town} ha un cognome, [una data|un motivo], una telefonata [mai fatta|arrivata tardi].',
      'In un anno {120-480} ragazze e ragazzi hanno [fatto la valigia|preso un treno] {da:town}. [Partire è sano|Andarsene è un diritto]; il guaio comincia quando [nessuno|uno solo su {w5-15}] trova un motivo per tornare, e noi {in:square} [parliamo di parcheggi|litighiamo per {w4-12} posti auto].',
    ],
    [['Una città che teme {w4-12} biciclette {in:square} [ha già|forse ha] paura del futuro.', 'Dall’editoriale']],
  ),
  defineEvent(
    'la politica vicina',
    ['council', 'square', 'meeting'],
    { turnout: '38-58' },
    [
      'Metà {town} non vota più: e se avessero ragione loro?',
      '{town}, il consiglio vuoto e la piazza piena: un’altra politica',
      'La democrazia comincia {a:hamlet}, da una buca e da un saluto',
    ],
    [
      'Alle ultime elezioni ha votato {il:turnout} per cento: prima di sgridare gli assenti, ascoltiamoli. Magari {a:hamlet}.',
      'In consiglio {a:town} {w4-9} cittadini tra il pubblico, {in:square} trecento. La distanza si misura in metri.',
    ],
    [
      'Ha votato {il:turnout} per cento {a:town}, e la prima tentazione è [sgridare chi è rimasto a casa|dare la colpa al bel tempo].',
      'L’altra sera in consiglio comunale il pubblico era di {w4-9} persone, [compreso il sottoscritto|due dormivano]; {in:square}, per {w2-3} tigli da abbattere, erano {200-400}. [La passione c’è|L’interesse non è morto]: {a:hamlet} [cerca una porta|aspetta solo che qualcuno apra], possibilmente prima delle {hour2}.',
    ],
    [['La politica {a:hamlet} ha [la forma|il suono] di una risposta entro {w5-20} giorni.', 'Dall’editoriale']],
  ),
  defineEvent(
    'il fiume',
    ['river', 'bridge', 'countryside'],
    { years: '30-70' },
    [
      '{town} volta le spalle al fiume: è ora di girare la sedia',
      'L’acqua che manca e quella che fa paura: una lezione {da:town}',
      'Il Po non è un confine: lettera {a:town} e a chi la governa',
    ],
    [
      'Per {years} anni lo abbiamo temuto o sporcato. Eppure tra {hamlet} e {other} c’è il parco più bello che abbiamo.',
      'Prima la siccità, poi la piena in {w3-9} mesi: il clima {a:town} presenta il conto, e le ricette vecchie non bastano.',
    ],
    [
      'Per {years} anni {town} ha guardato il fiume [solo quando faceva paura|come si guarda un vicino ingombrante]: sacchi di sabbia, {w3-9} ordinanze, poi di nuovo le spalle voltate fino {a:hamlet}.',
      'Eppure basta scendere l’argine {n+3} mattina: tra {hamlet} e {other} ci sono {w5-18} chilometri di [silenzio|aironi e pioppi] che altrove chiamerebbero parco. Costerebbe {90-400*1000} euro, [meno di una rotatoria|quanto {w2-3} chilometri di asfalto].',
    ],
    [['Chi {a:town} non sa nuotare nel proprio fiume [non sa|fatica a] raccontarsi.', 'Dall’editoriale']],
  ),
]
