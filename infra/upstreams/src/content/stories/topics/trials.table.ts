import type { StoryEvent } from '../story.types.ts'

export const trialsEvents: readonly StoryEvent[] = [
  {
    theme: 'il processo',
    subjects: ['council', 'square', 'arcades'],
    slots: { years: '2-7', months: '2-10', crime: 'furto aggravato|truffa|appropriazione indebita|spaccio|estorsione' },
    titles: [
      '{crime}, condanna a {w:years} anni: la sentenza dopo {w3-8} ore',
      'Processo per {crime}, la giudice decide: {w:years} anni e {w:months} mesi',
      '«Giustizia è fatta»: {w:years} anni a {p1/un/una} {p1.age}enne per {crime}',
    ],
    standfirsts: [
      '{p1/Condannato/Condannata} {p1/un uomo/una donna} di {p1.age} anni {di:town}: {w:years} anni e {w:months} mesi di reclusione, {6-40*1000} euro di risarcimento. La difesa annuncia appello.',
      'Il tribunale ha riconosciuto {p1/l’imputato/l’imputata}, {p1.age} anni, colpevole di {crime}: {w:years} anni e {w:months} mesi. Assolt{p2/o/a} {p2/il/la} complice.',
    ],
    steps: [
      'La sentenza è arrivata alle {hour2}, dopo {w3-8} ore di camera di consiglio: {w:years} anni e {w:months} mesi per {crime} [inflitti a|decisi per] {p1/un uomo/una donna} di {p1.age} anni [residente {a:other}|con casa {a:hamlet}], [già not{p1/o/a} alle forze dell’ordine|incensurat{p1/o/a} fino al {lastyear}].',
      'Secondo l’accusa, tra il {2017-2019} e il {2020-2022} [erano stati sottratti|erano spariti] {12-140*1000} euro [a {w4-18} persone {di:town}|a una cooperativa {di:hamlet}|ai danni di {w3-9} anziani]. {the.prosecutor} aveva chiesto {w:years} anni e [sei|otto|dieci] mesi.',
      '{p2}, {p2.age} anni, [finit{p2/o/a} a giudizio come complice|accusat{p2/o/a} di aver tenuto i conti], è stat{p2/o/a} [assolt{p2/o/a}|scagionat{p2/o/a}] «[per non aver commesso il fatto|perché il fatto non costituisce reato]». «[Sono stati {w3-6} anni lunghissimi|Torno a dormire|Ora penso a mia figlia]», [ha detto|si è sfogat{p2/o/a}], [in lacrime|abbracciando l’avvocato {h3.last}].',
    ],
    quotes: [
      [
        '[Non cerco vendetta|Non provo rancore]: {a:hamlet} voglio solo tornare a fidarmi di chi suona alla porta.',
        '{p5}, parte civile',
      ],
      ['Leggeremo le motivazioni riga per riga: su {w2-5} punti {a:town} i conti non tornano.', '{h3}, difensore'],
    ],
  },
  {
    theme: 'l’inchiesta',
    subjects: ['square', 'construction', 'meeting'],
    slots: {
      suspects: '3-14',
      worth: '120-900*1000',
      thing: 'fatture false|appalti pilotati|lavoro nero|gasolio di contrabbando|bonus edilizi mai spettati',
    },
    titles: [
      'Inchiesta su {thing}: {w:suspects} indagati, sequestri per {worth} euro',
      'All’alba le perquisizioni: {thing}, {w:suspects} indagati {a:town}',
      '{town}, l’ombra di {thing}: la procura indaga {w:suspects} persone',
    ],
    standfirsts: [
      'La Guardia di finanza ha sequestrato beni per {worth} euro tra {hamlet} e {other}. Gli indagati sono {w:suspects}: tutti respingono le accuse.',
      'Perquisiti {w4-12} uffici e {w3-9} abitazioni. L’indagine, partita {a:hamlet}, dura da {w6-18} mesi: {w:suspects} i nomi nel fascicolo.',
    ],
    steps: [
      'Sono {w:suspects} le persone [iscritte|finite] nel registro degli indagati per {thing}: {n-1} all’alba la Guardia di finanza ha perquisito {w4-12} sedi tra {town}, {other} e {other2} e [sequestrato|bloccato] beni per {worth} euro.',
      'Al centro [dell’indagine|del fascicolo], {w2-5} società [con sede {in:street}|aperte e chiuse in {w8-18} mesi|intestate a prestanome], una delle quali, guidata da {h1}, {h1.age} anni, [avrebbe emesso {40-280} documenti in un anno|avrebbe avuto un solo dipendente].',
      '«[Il mio assistito chiarirà tutto|Non c’è nulla da nascondere|Abbiamo {w3-9} scatole di ricevute]», [replica|ribatte] l’avvocato {h3}. Gli interrogatori [cominceranno|inizieranno] {d+3~12}: {the.prosecutor} ha [convocato|chiamato] {w3-7} testimoni {da:hamlet}.',
    ],
    quotes: [
      ['[Siamo sereni|Attendiamo con fiducia]: in {w8-20} giorni porteremo {a:town} tutte le carte.', '{h3}, avvocato'],
      ['Chi paga le tasse {a:hamlet} ha diritto di [sapere|vedere] come finiscono {worth} euro.', '{the.opposition}'],
    ],
  },
  {
    theme: 'la causa',
    subjects: ['street', 'square', 'night-village'],
    slots: {
      worth: '4-58*1000',
      cause:
        'il rumore di un locale|un muro di confine|un gallo troppo mattiniero|le radici di un platano|il fumo di un forno a legna',
    },
    titles: [
      '{town}, in tribunale per {cause}: risarcimento da {worth} euro',
      'Vicini in causa per {cause}: dopo {w4-11} anni arriva la sentenza',
      '«Non dormivamo più»: lite per {cause}, il giudice dà ragione ai vicini',
    ],
    standfirsts: [
      'Una lite {in:street} cominciata {nel:2012-2019} e finita davanti al giudice: {worth} euro di risarcimento e {30-90} giorni per adeguarsi.',
      'Dopo {w4-11} anni di carte bollate, tra {h1.last} e i vicini {di:street} la spunta chi protestava: {worth} euro più le spese.',
    ],
    steps: [
      'È finita [con|in] una sentenza di {14-48} pagine la lite che dal {2012-2019} [divide|opponeva] due famiglie {di:street}, {a:hamlet}: per {cause} {h1}, {h1.age} anni, dovrà [versare|pagare] {worth} euro e [mettersi in regola|rimediare] entro {30-90} giorni.',
      'I vicini, {p2} e {p3}, avevano [raccolto {w5-18} perizie|tenuto un diario di {120-400} giorni|chiamato la polizia locale {12-60} volte]. «[Non dormivamo più|Abbiamo provato a parlarne|Ci siamo sentiti presi in giro]», [spiegano|raccontano], «[e il medico ci ha dato le gocce|e {w2-4} sindaci ci hanno detto di avere pazienza]».',
      '[La consulenza tecnica|Il perito], {the.engineer}, [aveva misurato|aveva accertato] [valori oltre soglia di {w3-12} punti|{w4-19} centimetri di troppo|un disturbo in {w5-9} notti su dieci]. {h1.last} [non ci sta|farà appello|scuote la testa]: «[{a:hamlet} siamo in campagna|Ho sempre chiesto permesso|Questa storia mi è costata {6-30*1000} euro]».',
    ],
    quotes: [
      [
        '[Bastava|Sarebbe bastata] una stretta di mano {in:street}: dopo {w4-11} anni non ha vinto nessuno.',
        '{p4}, amico delle due famiglie',
      ],
      ['Finalmente {a:hamlet} potremo [riposare|aprire le finestre] dopo le {21-23}.', '{p2}, {p2.age} anni'],
    ],
  },
]
