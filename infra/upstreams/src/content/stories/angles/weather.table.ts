import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a kind of weather, beside the day on which it strikes. */
export const weatherAngles: readonly Angle[] = [
  defineAngle(
    'la statistica del secolo',
    { years: '60-140' },
    [
      '{theme}, i registri di {years} anni: che cosa è cambiato {a:town}',
      '{years} anni di misure {a:hamlet}: la storia {di:theme}',
    ],
    'I quaderni della stazione {di:hamlet} cominciano {years} anni fa: riga dopo riga raccontano come è cambiata da noi la provincia, e con lei {theme}.',
    [
      'La calligrafia cambia {w4-9} volte, la precisione mai: i registri {di:hamlet} coprono {years} anni e {the.forecaster} li ha trascritti per capire {theme}. [Il valore più alto è del {1985-2003}|Gli anni fuori norma sono {w9-15}], {w5-8} dopo il Duemila. «[Non serve gridare, basta leggere|Un anno non dice nulla, trenta sì]».',
    ],
    [
      'Il prete che misurava {a:hamlet} scriveva anche [che cosa aveva mangiato|dei litigi in piazza].',
      '{the.forecaster}',
    ],
  ),
  defineAngle(
    'la centralina',
    { cost: '6-28*1000' },
    [
      'Una centralina nuova {a:hamlet}: {theme} si misura in diretta',
      '{cost} euro per una centralina: {hamlet} tiene d’occhio {theme}',
    ],
    'Dati ogni cinque minuti sul telefono di chiunque: la centralina {di:hamlet} costa {cost} euro e aiuterà a capire {theme} con più precisione.',
    [
      'È alta {w3-6} metri e somiglia a un albero di Natale spoglio: la centralina montata {a:hamlet} manda dati ogni cinque minuti e servirà a studiare {theme}. È costata {cost} euro, [raccolti fra i soci|pagati dal Consorzio]. {the.forecaster}: «[Qui avevamo un buco nella mappa|{a:other} funziona da {w2-5} anni]».',
    ],
    ['Mio padre guardava le rondini: io {a:hamlet} guardo [il telefono, poi le rondini|tutti e due].', '{the.farmer}'],
  ),
  defineAngle(
    'le previsioni del fine settimana',
    { low: '2-9' },
    [
      'Fine settimana, che tempo fa {a:town}: occhi puntati {su:theme}',
      '{theme} e poi una tregua: le previsioni per {n+4} e {n+5}',
    ],
    'Qualche ora di incertezza, poi una tregua: le previsioni per i prossimi giorni {a:town}, con uno sguardo in più {su:theme}.',
    [
      'La mappa sul tavolo ha più frecce di un torneo di tiro: {the.forecaster} prevede per {n+4} [nuvole e qualche schiarita|un cielo capriccioso], poi il tempo [si rimette|cambia direzione]. Chi teme {theme} può [aspettare a preoccuparsi|tenere pronto il necessario]. {a:hamlet} differenze fino a {low} gradi rispetto alla città. «[Oltre i {w5-6} giorni chi dà certezze vende ombrelli|Il modello cambia ogni {w6-12} ore]».',
    ],
    [
      'Prima di scegliere la data della festa {a:hamlet} mi telefonano: [porto sfortuna|ci prendo quasi sempre].',
      '{the.forecaster}',
    ],
  ),
  defineAngle(
    'i nonni e i proverbi',
    { old: '78-94' },
    [
      '{theme} e i proverbi: {f1}, {old} anni, non sbaglia mai',
      'Ginocchia, gatti e {theme}: la meteorologa di casa ha {old} anni',
    ],
    'Il ginocchio, il gatto e il fumo del camino: {f1}, {old} anni, {di:hamlet}, sa sempre prima degli altri quando cambia il tempo.',
    [
      'Alle {6-7} apre la finestra, annusa e decide: {f1}, {old} anni, {a:hamlet} è più ascoltata della televisione. {su:theme} conosce {w9-19} proverbi, [{w2-3} irripetibili|quasi tutti in rima]. {the.forecaster} li ha controllati: [la metà regge|{w4-7} hanno un fondo di verità]. «[Il ginocchio sinistro dice pioggia, il destro vento|Il gatto sa, ma non parla]».',
    ],
    ['Quando sbaglio {a:hamlet} dicono che [ha sbagliato il tempo|sono stanca].', '{f1}'],
  ),
  defineAngle(
    'la città si prepara',
    { men: '24-90' },
    ['{theme}, {town} si prepara: {men} persone e {w6-15} mezzi', 'Il piano {di:town} per {theme}: chi fa che cosa'],
    'Turni, mezzi e numeri da chiamare: {a:town} il piano per affrontare {theme} conta {men} persone. Prova generale {d+4~12}.',
    [
      'Il piano è un foglio plastificato appeso in municipio: per affrontare {theme} {town} mette in campo {men} persone e {w6-15} mezzi, con [turni di {w6-8} ore|un coordinatore per frazione]. {the.mayor}: «[L’ultima volta ci ha salvato il vicinato|Un piano vale se lo conosce anche chi ha novant’anni]». Prova generale {d+4~12} {a:hamlet}, alle {hour2}.',
    ],
    ['Mi hanno dato un giubbotto e [un fischietto|una torcia]: {a:hamlet} comando io.', '{h1}, capofrazione'],
  ),
  defineAngle(
    'il conto dei danni',
    { sum: '120-960*1000' },
    ['{theme}, il conto per {town}: {sum} euro di danni', 'Danni per {sum} euro: {theme} presenta il conto {a:hamlet}'],
    'Tetti, strade e raccolti: il conto provvisorio {a:town} è di {sum} euro. Il Comune chiede lo stato di emergenza, i moduli entro il mese.',
    [
      'Le fotografie allegate sono {90-400}: il conto che {town} ha mandato in Regione è di {sum} euro, per i danni causati {da:theme} [a strade e tetti|fra {hamlet} e {hamlet2}]. I moduli si ritirano [in municipio|{in:street}] entro {d+15~30}. {the.mayor}: «[Anticipiamo noi i primi {20-60*1000} euro|Chi aspetta lo Stato fa la muffa]».',
    ],
    ['Ho rifatto il tetto {w2-3} volte: {a:hamlet} [l’assicuratore mi evita|ormai lo so fare].', '{h1}, residente'],
  ),
  defineAngle(
    'la scuola guarda il cielo',
    { kids: '18-60' },
    [
      '{kids} bambini guardano il cielo: una lezione {su:theme}',
      'Termometri in cortile: {kids} alunni studiano {theme}',
    ],
    'Un termometro, un secchio e un quaderno: {kids} alunni {di:hamlet} tengono ogni giorno il diario del cielo, e un capitolo intero è per {theme}.',
    [
      'Il meteo del mattino lo leggono a turno, con il cappello: {kids} alunni {di:hamlet} misurano da {w3-8} mesi pioggia e temperatura, e con {the.teacher} studiano {theme}. I dati [finiscono in rete|li usa anche un agricoltore {di:hamlet2}]. «[Hanno scoperto un errore nella mia tabella|Litigano per svuotare il pluviometro]».',
    ],
    ['Mia figlia a cena {a:hamlet} ci fa [il bollettino|la previsione con le percentuali].', '{f1}, madre'],
  ),
  defineAngle(
    'il campo e il cielo',
    { share: '12-45' },
    [
      '{theme}, i campi {di:hamlet} in attesa: «Decide il cielo»',
      'Raccolti e {theme}: in ballo {il:share} per cento della produzione',
    ],
    'In ballo c’è {il:share} per cento della produzione: chi coltiva {a:hamlet} guarda il cielo e fa i conti, pensando {a:theme}.',
    [
      'La prima cosa che {the.farmer} fa al mattino è guardare a ovest: {a:hamlet} dal tempo dei prossimi {w6-12} giorni dipende {il:share} per cento della produzione. {theme} [può fare bene o male|è un’incognita], dipende [dalle ore|dalla notte]. «[L’assicurazione costa {20-80} euro a ettaro|Mio padre diceva di non contare prima], [quest’anno l’ho fatta|e io conto lo stesso]».',
    ],
    ['Il mestiere è questo: {a:hamlet} si lavora [con un socio che non risponde|a cielo aperto].', '{the.farmer}'],
  ),
  defineAngle(
    'la notte dei cantonieri',
    { km: '90-420' },
    [
      'Una notte coi cantonieri: {km} chilometri e {theme}',
      '{km} chilometri prima dell’alba: chi lavora quando c’è {theme}',
    ],
    'Partono alle due con il caffè nel thermos: la squadra {di:hamlet} fa {km} chilometri a notte quando c’è di mezzo {theme}. Un turno con loro.',
    [
      'Alle {2-3} il piazzale {di:hamlet} è l’unico posto illuminato: {h1} e {h2} escono con il furgone e tornano dopo {km} chilometri. Quando c’è di mezzo {theme} [non si guarda l’orologio|il telefono squilla ogni {w5-15} minuti]. «[Incontriamo fornai, infermieri e caprioli|La gente si accorge di noi solo se sbagliamo]».',
    ],
    [
      'Mia moglie {a:hamlet} dorme quando sente il furgone: [vuol dire che sono tornato|è la sua sveglia].',
      '{h1}, cantoniere',
    ],
  ),
  defineAngle(
    'i consigli del medico',
    { cases: '20-90' },
    [
      '{theme}, i consigli dei medici: «Attenti ad anziani e bambini»',
      '{cases} accessi in più in pronto soccorso: c’entra {theme}',
    ],
    'In una settimana {cases} accessi in più {a:hospital}: i medici spiegano come comportarsi quando arriva {theme} e chi deve stare attento.',
    [
      'La sala d’attesa {di:hospital} lo segnala prima del termometro: {cases} accessi in più in una settimana, e secondo {the.doctor} c’entra {theme}. [A rischio sono anziani soli e bambini piccoli|Bastano poche attenzioni]: «[Bere, coprirsi o scoprirsi, chiamare i vicini|Chi prende molte medicine parli col medico]». Numero attivo [dalle 8 alle 20|tutti i giorni].',
    ],
    ['Telefono a {w5-12} vicine {di:hamlet}: [chi non risponde riceve visita|alle otto in punto].', '{f1}, volontaria'],
  ),
  defineAngle(
    'lo scatto virale',
    { views: '40-900*1000' },
    [
      '{views} visualizzazioni: {theme} {a:hamlet} fa il giro del mondo',
      'Lo scatto {di:p1} {a:hamlet}: {views} volte visto in rete',
    ],
    'Era uscit{p1/o/a} a portare fuori il cane: la foto {di:p1}, con {theme} e il campanile {di:hamlet}, ha {views} visualizzazioni.',
    [
      'Il merito è del cane, che voleva uscire: {p1}, {26-64} anni, alle {6-7} ha fotografato {hamlet} e {theme} con il telefono e in {w2-5} giorni l’immagine è stata vista {views} volte. [L’ha ripresa una televisione giapponese|Gliel’ha chiesta una rivista inglese]. «[Ho tremato per il freddo, infatti è un po’ mossa|In paese dicono che è merito del campanile]».',
    ],
    ['Adesso {a:hamlet} arrivano con il cavalletto: [vendo caffè|il cane è diventato antipatico].', '{p1}'],
  ),
  defineAngle(
    'il ricordo di quell’anno',
    { ago: '20-60' },
    ['{ago} anni fa quella notte: {hamlet} ricorda {theme}', '«Sembrava la fine»: {theme} di {ago} anni fa {a:hamlet}'],
    'Fotografie, voci e una targa: {ago} anni dopo {hamlet} ricorda la notte che ha cambiato il paese, quando {theme} arrivò senza preavviso.',
    [
      'La candela alla finestra la accendono ancora: {ago} anni fa {hamlet} conobbe {theme} come mai prima. {f1}, che aveva {w7-15} anni, ricorda [il rumore|il silenzio dopo]: «[Mio padre ci mise sul tavolo e restammo lì|Non si vedeva più la casa di fronte], [nessuno piangeva|la maestra cantava]». {d+3~9} una targa {in:street}.',
    ],
    ['La mia pagella di quell’anno è ancora {a:hamlet}, [macchiata|piegata in quattro].', '{f1}'],
  ),
]
