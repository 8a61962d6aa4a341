import { defineAngle, type Angle } from '../angle.ts'

/** How cases end, and what comes after; their theme is what somebody was accused of. */
export const sentenceAngles: readonly Angle[] = [
  defineAngle(
    'l’assoluzione',
    { years: '3-9' },
    [
      '«Il fatto non sussiste»: assoluzione dopo {w:years} anni',
      '{theme}, cade l’accusa: assoluzione piena a {p1.age} anni',
    ],
    'Dopo {w:years} anni finisce il processo per {theme}: assoluzione piena. La difesa: «Una vita sospesa per una firma letta male».',
    [
      'Ha chiesto di ripetere, perché non aveva capito: assoluzione. Dopo {w:years} anni cade per {p1/un uomo/una donna} {di:hamlet}, {p1.age} anni, l’accusa legata {a:theme}. {the.judge} ha parlato {w4-9} minuti. «[Ho perso il lavoro e qualche amico|Mia madre non c’è più per sentirlo]», [ha detto|ha sussurrato] in corridoio.',
    ],
    ['La perizia diceva tutto da {w2-3} anni: {a:town} [bisognava leggerla|nessuno l’ha aperta].', '{h3}, difensore'],
  ),
  defineAngle(
    'il patteggiamento',
    { months: '8-22' },
    [
      '{theme}, patteggia {p1/un/una} {p1.age}enne {di:town}: {months} mesi',
      'Patteggiamento per {theme}: {months} mesi e un risarcimento',
    ],
    'Accordo fra accusa e difesa: {months} mesi con pena sospesa e {4-28*1000} euro alle vittime. Chiude così la vicenda legata {a:theme} {a:town}.',
    [
      'L’udienza è durata {w9-15} minuti: {months} mesi, pena sospesa, per {p1/un uomo/una donna} di {p1.age} anni {di:town}. L’accordo chiude la vicenda legata {a:theme}, cominciata {a:hamlet} nel {2020-2023}, e prevede {4-28*1000} euro di risarcimento. {the.prosecutor} [ha dato il consenso|chiedeva di più].',
    ],
    ['Non era una questione di soldi: {a:hamlet} volevo [sentirlo ammettere|una parola].', '{f2}, parte civile'],
  ),
  defineAngle(
    'l’appello',
    { cut: '4-14' },
    [
      'In appello pena più lieve: {w:cut} mesi in meno per {theme}',
      '{theme}, Bologna riduce la condanna di {w:cut} mesi',
    ],
    'La Corte d’appello di Bologna toglie {w:cut} mesi alla pena decisa a Piacenza per {theme}. Confermato il risarcimento alle famiglie.',
    [
      'Da Bologna la notizia è arrivata alle {hour}: {w:cut} mesi in meno per {p1/l’imputato/l’imputata}, {p1.age} anni, {p1/condannato/condannata} in primo grado per {theme}. Restano i {12-60*1000} euro alle parti civili {di:hamlet}. {h3}, difensore: «[Andremo in Cassazione|È un primo passo]».',
    ],
    ['Per noi non cambia niente: {a:hamlet} [il danno resta|i conti li facciamo ogni sera].', '{f2}, parte civile'],
  ),
  defineAngle(
    'i lavori socialmente utili',
    { hours: '120-480' },
    [
      '{hours} ore al servizio {di:town}: così si estingue il reato',
      'Messa alla prova: {hours} ore di lavoro dopo l’accusa per {theme}',
    ],
    'Niente condanna ma {hours} ore di lavoro: il giudice ammette alla prova {p1/un/una} {p1.age}enne che era a giudizio per {theme}.',
    [
      'Comincerà {n+3} alle {7-8} con una ramazza {in:street}: {hours} ore di lavoro utile per {p1/un uomo/una donna} di {p1.age} anni, a giudizio per {theme}. Se andrà bene, il reato si estingue. {the.judge} ha voluto anche una lettera alle vittime. «[Non è una scorciatoia|Imparerò i nomi delle strade]».',
    ],
    ['Lo aspetto {a:hamlet} con i guanti: [da noi si ricomincia così|c’è tanto da fare].', '{the.volunteer}'],
  ),
  defineAngle(
    'l’archiviazione',
    { months: '9-30' },
    [
      '{theme}, inchiesta archiviata dopo {months} mesi',
      'Nessun colpevole: dopo {months} mesi archiviato il caso {di:hamlet}',
    ],
    'Dopo {months} mesi il giudice archivia: non ci sono prove per un processo per {theme}. I familiari {di:hamlet}: «Non ci arrendiamo».',
    [
      'Il fascicolo era alto {w9-15} centimetri, la decisione è di {w3-5} pagine: archiviata dopo {months} mesi l’indagine per {theme} nata {a:hamlet}. Per {the.judge} gli indizi «[non superano il dubbio|restano indizi]». Le parti offese, con {h3}, [chiedono di riaprire|cercano nuovi elementi].',
    ],
    ['Per lo Stato è finita: {a:hamlet} [ogni sera ricomincia|aspettiamo ancora].', '{p2}, familiare'],
  ),
  defineAngle(
    'la Cassazione',
    { years: '6-13' },
    [
      'La Cassazione chiude il caso dopo {w:years} anni: {theme}, condanna',
      '{theme}, parola fine da Roma dopo {w:years} anni',
    ],
    'Respinto l’ultimo ricorso: dopo {w:years} anni diventa definitiva la condanna per {theme}. Per {p1/l’uomo/la donna} si aprono le porte delle Novate.',
    [
      'Tre righe arrivate da Roma hanno chiuso {w:years} anni di carte: la condanna per {theme} è definitiva. {p1/L’uomo/La donna}, {p1.age} anni, {di:hamlet}, [si è {p1/presentato/presentata} alle Novate con una borsa|ha atteso i carabinieri sulla porta]. La difesa [valuta Strasburgo|chiederà le misure alternative].',
    ],
    [
      'Ho seguito il processo da avvocato giovane e lo finisco [coi capelli bianchi|con gli occhiali].',
      '{h3}, parte civile',
    ],
  ),
  defineAngle(
    'il risarcimento',
    { sum: '18-160*1000' },
    [
      '{sum} euro alle vittime: decide il giudice civile',
      '{theme}, arriva il risarcimento: {sum} euro dopo {w4-9} anni',
    ],
    'Il giudice civile riconosce {sum} euro a chi ha subito le conseguenze {di:theme}: «Il danno non è solo nei conti». Pagamento in {w4-9} rate.',
    [
      'La sentenza dedica {w3-6} pagine alle notti senza sonno: {sum} euro a chi ha subito le conseguenze {di:theme}, {w4-9} anni dopo i fatti {di:hamlet}. Per {the.judge} «[il danno non sta solo nei conti|anche la vergogna si risarcisce]». {p2}, {p2.age} anni, [non esulta|ci ripara il tetto].',
    ],
    ['Li darei indietro per [un giorno di allora|non aver risposto al telefono].', '{p2}'],
  ),
  defineAngle(
    'la class action',
    { people: '24-140' },
    [
      'In {people} contro una sola firma: causa collettiva per {theme}',
      '{theme}, si uniscono in {people}: causa collettiva {a:town}',
    ],
    'Si sono trovati in una chat e ora sono in {people}: la causa collettiva per {theme} approda in tribunale. La prima udienza è fissata.',
    [
      'Il primo messaggio era di {f1}, {41-68} anni: «C’è qualcun altro?». Adesso sono in {people}, {da:town} {a:other}, e la causa collettiva per {theme} è in tribunale. Chiedono {1-9*100} euro a testa e [le scuse|la restituzione di tutto]. {h3}: «[Insieme costa meno e fa più rumore|Da soli avrebbero rinunciato]».',
    ],
    ['{a:hamlet} ci vergognavamo tutti della stessa cosa, [ognuno per conto suo|in silenzio].', '{f1}'],
  ),
  defineAngle(
    'il giudice di pace',
    { cases: '600-2400' },
    [
      '{cases} cause e {w2-3} giudici: il tribunale chiede rinforzi',
      'Per {theme} si aspettano {w3-7} anni: {cases} fascicoli in coda',
    ],
    'I fascicoli in attesa sono {cases}, i giudici {w2-3}: una causa per {theme} può durare {w3-7} anni. L’appello degli avvocati piacentini.',
    [
      'I faldoni sono arrivati nel corridoio e qualcuno ci appoggia il caffè: {cases} cause in attesa, con {w2-3} giudici. Per un procedimento che riguarda {theme} passano {w3-7} anni. {h3}, a nome degli avvocati: «[Si vince quando non serve più|I clienti invecchiano]». Dal ministero [promettono due nomine|nessuna data].',
    ],
    ['Mia madre ha fatto in tempo a [cambiare idea|diventare nonna], aspettando.', '{p2}, {di:hamlet}'],
  ),
  defineAngle(
    'la querela',
    { posts: '9-60' },
    [
      'Denuncia e controdenuncia {a:hamlet}: {theme} finisce in aula',
      'Da un messaggio al tribunale: due querele e un caso, {theme}',
    ],
    'Erano amici da una vita: due querele incrociate e {posts} messaggi stampati portano davanti al giudice una storia {di:hamlet}. In mezzo, {theme}.',
    [
      'I messaggi stampati sono {posts}, qualcuno con gli errori: {h1} e {h2}, amici da {20-40} anni, {a:hamlet} si sono denunciati a vicenda. In mezzo c’è {theme}. {the.judge} ha proposto una stretta di mano; [ci penseranno fino {d+8~15}|uno ha detto sì, l’altro ha guardato fuori].',
    ],
    ['Il paese {di:hamlet} è diviso fra due bar: [io bevo il caffè a casa|prima ce n’era uno].', '{f2}'],
  ),
  defineAngle(
    'il permesso premio',
    { years: '2-9' },
    [
      'Fuori per {w4-9} ore dopo {w:years} anni: il permesso che divide',
      'Dalle Novate {a:hamlet}: un permesso dopo la condanna per {theme}',
    ],
    'Sei ore fuori, la prima volta dopo {w:years} anni: il permesso a chi è stato condannato per {theme} divide chi abita {a:hamlet}.',
    [
      'Ha camminato piano, guardando in alto: dopo {w:years} anni alle Novate {p1/un detenuto/una detenuta} di {p1.age} anni, {p1/condannato/condannata} per {theme}, ha avuto {w4-9} ore di permesso. Le ha passate {a:hamlet} con la famiglia. {h3}: «[È la Costituzione|Chi esce un poco torna meno]». C’è chi [ha scritto al giudice|ha chiuso le finestre].',
    ],
    ['Ha bussato e mi ha chiesto scusa: {a:hamlet} [non ho saputo che dire|l’ho fatto entrare].', '{f2}'],
  ),
  defineAngle(
    'il braccialetto elettronico',
    { metres: '300-500' },
    [
      'Braccialetto elettronico e {metres} metri di distanza: la misura',
      '{theme}, il giudice impone {metres} metri di distanza',
    ],
    'Non potrà avvicinarsi a meno di {metres} metri: misura cautelare per {p1/un uomo/una donna} di {p1.age} anni nell’indagine per {theme}.',
    [
      'Il raggio disegnato sulla mappa taglia a metà {hamlet}: {metres} metri, da non superare, per {p1/un uomo/una donna} di {p1.age} anni {p1/indagato/indagata} in un fascicolo che riguarda {theme}. Il dispositivo [suonerà anche sul telefono della vittima|si controlla da Roma]. Per {the.prosecutor} [il pericolo è concreto|non si poteva aspettare].',
    ],
    ['Ho ripreso a uscire {in:street} [la sera|con le chiavi in tasca e non in mano].', '{f2}'],
  ),
  defineAngle(
    'la nuova procura',
    { files: '2-9*1000' },
    ['{files} fascicoli in un anno: i numeri della procura {su:theme}', 'La procura: più denunce, in testa {theme}'],
    'Un anno di lavoro in {40-90} pagine: la procura conta {files} fascicoli e mette {theme} fra i primi tre pensieri. Meno organico, più carte.',
    [
      'La relazione si apre con una scusa, per i ritardi: la procura ha aperto {files} fascicoli, {il:4-19} per cento in più, e tra quelli che crescono c’è {theme}. Mancano {w3-6} magistrati e {w9-15} cancellieri. {the.prosecutor}: «[Si denuncia di più, ed è un bene|Lavoriamo con le lampade portate da casa]».',
    ],
    ['Chi denuncia {a:hamlet} deve sapere che [qualcuno legge|non sarà solo].', '{the.prosecutor}'],
  ),
  defineAngle(
    'la vita dopo la pena',
    { years: '3-11' },
    [
      '«Ho pagato»: dopo {w:years} anni riparte da un forno',
      'Il lavoro dopo il carcere: la storia {di:p1.first}, {p1.age} anni',
    ],
    '{p1.first} ha scontato {w:years} anni per {theme}: adesso impasta pane {a:hamlet} dalle tre del mattino. «Chi mi assume rischia, lo so».',
    [
      'Alle {2-3} accende la luce e controlla il lievito: {p1.first}, {p1.age} anni, ha scontato {w:years} anni per {theme} e ora fa il pane {a:hamlet}. L’ha assunt{p1/o/a} {h2}, fornaio: «[Mi serviva qualcuno puntuale|Gli sbagli li ho fatti anch’io, solo più piccoli]».',
    ],
    ['La prima pagnotta l’ho portata al cappellano: [era bruciata|l’ha mangiata tutta].', '{p1.first}'],
  ),
]
