import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that people live by. */
export const tradeAngles: readonly Angle[] = [
  defineAngle(
    'il rapporto annuale',
    { firms: '140-900', share: '2-9' },
    [
      '{theme}, il rapporto: {firms} imprese e un più {share} per cento',
      'I conti {di:theme}: {firms} imprese, fatturato in crescita: {share} per cento',
    ],
    'Le imprese sono {firms}, il fatturato cresce: il rapporto della Camera di commercio {su:theme} è positivo, ma mancano giovani e tecnici.',
    [
      'La cifra che tutti annotano è a pagina {w4-9}: nel Piacentino le imprese legate {a:theme} sono {firms}, con un fatturato in crescita {del:share} per cento. {the.chamber} [frena gli entusiasmi|guarda avanti]: «[Una su {w4-6} non trova chi assumere|Crescono le grandi, le piccole resistono]». {a:town} gli addetti sono {180-900}.',
    ],
    ['I numeri sono buoni, ma {a:hamlet} [cerco un tecnico da {w5-12} mesi|il telefono squilla meno].', '{the.owner}'],
  ),
  defineAngle(
    'il passaggio di testimone',
    { age: '24-33' },
    [
      '{p1}, {age} anni, torna {a:hamlet}: «La mia scelta è {theme}»',
      'Dalla laurea {a:theme}: {p1} raccoglie il testimone del padre',
    ],
    '{p1} ha {age} anni e un contratto a Milano nel cassetto: ha scelto {theme} e l’azienda di famiglia {di:hamlet}. «Mio padre ha pianto».',
    [
      'La scrivania {in:street} è ancora quella del nonno: {p1}, {age} anni, ha lasciato Milano per l’azienda di famiglia {di:hamlet} e per {theme}. Il padre {h2}, {58-69} anni, [resta a dare consigli|non ha ancora consegnato le chiavi]. «[Litighiamo sul computer, mai sul lavoro|Ho portato {w2-4} idee, ne ha accettata una]».',
    ],
    ['Da bambin{p1/o/a} {a:hamlet} facevo i compiti [fra gli attrezzi|in magazzino]: era destino.', '{p1}'],
  ),
  defineAngle(
    'il corso per addetti',
    { seats: '18-45' },
    [
      'Corso gratuito {a:town}: {seats} posti per chi punta {su:theme}',
      '{theme} cerca mani: un corso con {seats} posti e stage pagato',
    ],
    'Seicento ore, metà in azienda: il corso per lavorare con {theme} ha {seats} posti. Le domande si consegnano {a:town} entro la fine del mese.',
    [
      'I posti sono {seats} e le domande già {60-180}: il corso per chi vuole lavorare con {theme} comincia {a:nextmonth} {in:street}, {400-600} ore, metà in azienda con {400-600} euro al mese. L’anno scorso [otto allievi su dieci hanno trovato posto|quasi tutti hanno firmato un contratto]. {the.manager}: «[Qui si impara sbagliando|Le assunzioni ci sono, mancano le persone]».',
    ],
    [
      'A {44-56} anni sono torna{p2/to/ta} sui banchi: {a:hamlet} mi chiamano «{p2/il ragazzo/la ragazza}».',
      '{p2}, che si è rimess{p2/o/a} in gioco',
    ],
  ),
  defineAngle(
    'il premio all’impresa',
    { rivals: '60-240' },
    [
      'Premio nazionale {a:hamlet}: vince chi investe {su:theme}',
      'Su {rivals} candidati vince {hamlet}: un premio per {theme}',
    ],
    'La giuria ha scelto fra {rivals} imprese: il premio per {theme} va a un’azienda {di:hamlet} con {20-90} dipendenti e molte donne ai vertici.',
    [
      'Quando hanno letto il nome {the.owner} stava [parcheggiando|cercando gli occhiali]: fra {rivals} candidati il premio nazionale per {theme} è andato a un’azienda {di:hamlet}, {20-90} dipendenti e {w2-4} brevetti. La motivazione parla di «[coraggio silenzioso|buon lavoro fatto vicino a casa]». La targa [è appesa in mensa|la terranno gli operai a turno].',
    ],
    ['Il premio è di chi alle {5-6} {a:hamlet} [accende le luci|apre il cancello].', '{the.owner}'],
  ),
  defineAngle(
    'l’export',
    { countries: '12-48', share: '5-18' },
    [
      '{theme} va all’estero: {countries} Paesi, ordini su {del:share} per cento',
      '{da:hamlet} in {countries} Paesi: la corsa {di:theme}',
    ],
    'Gli ordini crescono {del:share} per cento e i Paesi sono {countries}: all’estero {theme} tira, ma pesano trasporti e cambi. Il caso {di:hamlet}.',
    [
      'Sulla parete dell’ufficio {di:hamlet} c’è un planisfero con {countries} spilli: sono i Paesi dove arriva quello che qui si fa con {theme}. Gli ordini sono cresciuti {del:share} per cento, [Germania e Francia in testa|spinti dal Nord Europa]. {the.manager}: «[Il mercato interno è fermo|Un container è rimasto in porto {20-40} giorni], [fuori ci cercano|e intanto si paga]».',
    ],
    ['Mia figlia ha imparato il tedesco {a:hamlet}, [rispondendo alle mail|al telefono con i clienti].', '{the.owner}'],
  ),
  defineAngle(
    'lo sciopero',
    { share: '55-90' },
    [
      '{theme}, sciopero {a:hamlet}: adesione {al:share} per cento',
      'Bandiere davanti ai cancelli: si ferma {theme} {a:hamlet}',
    ],
    'Otto ore di stop e un presidio {a:hamlet}: per il sindacato l’adesione è {al:share} per cento. Al centro i turni {di:theme} e un contratto scaduto.',
    [
      'I primi sono arrivati alle {4-5} con le bandiere e un bidone per il fuoco: {a:hamlet} otto ore di sciopero, con adesione {al:share} per cento secondo il sindacato. Il contratto per {theme} è scaduto da {w9-19} mesi. {the.unions}: «[I turni si decidono con un messaggio la sera prima|Chiediamo {80-180} euro e un calendario]». L’azienda [ha convocato un tavolo|non commenta].',
    ],
    ['Ho {w2-3} figli e so i turni {n+1} per {n+2}: {a:hamlet} non si vive così.', '{f1}, operaia'],
  ),
  defineAngle(
    'la rete di imprese',
    { firms: '7-19' },
    [
      '{theme}, {w:firms} aziende si mettono insieme {a:town}',
      'Da concorrenti ad alleati: {w:firms} imprese per {theme}',
    ],
    'Comprano insieme, vendono insieme e si prestano i furgoni: {w:firms} aziende fra {town} e {other} fanno rete per {theme}.',
    [
      'Si guardavano di traverso da {20-40} anni: ora {w:firms} aziende fra {hamlet} e {other} hanno firmato un contratto di rete per {theme}. Compreranno insieme [l’energia|le materie prime], con un risparmio di {40-160*1000} euro. Presidente è {p1}: «[La prima riunione è durata {w2-4} minuti|Nessuno voleva parlare per primo], [poi è uscito il vino|la quarta sei ore]».',
    ],
    ['Il mio rivale di una vita adesso {a:hamlet} [mi presta il muletto|mi offre il caffè].', '{h2}, imprenditore'],
  ),
  defineAngle(
    'la bolletta',
    { rise: '12-38' },
    [
      'Bollette su {del:rise} per cento: {theme} stringe la cinghia',
      'Costi in salita, {theme} in affanno: il caso {di:hamlet}',
    ],
    'Energia e trasporti costano {il:rise} per cento in più: chi {a:hamlet} vive {di:theme} lavora di notte, quando la corrente si paga meno.',
    [
      'La fattura di {lastmonth} {the.owner} l’ha incorniciata: {18-60*1000} euro, {il:rise} per cento in più. {a:hamlet} chi vive {di:theme} [accende le macchine alle {22-23}|ha spento metà dei capannoni] e [rinvia gli investimenti|aspetta il credito d’imposta]. Secondo la Camera di commercio un’impresa su {w4-7} ha già ritoccato i listini.',
    ],
    [
      'Lavoriamo di notte come i fornai, {a:hamlet}: [mia moglie mi lascia biglietti|di giorno conviene dormire].',
      '{h1}, artigiano',
    ],
  ),
  defineAngle(
    'la prova in azienda',
    { doors: '9-24' },
    ['Porte aperte {a:hamlet}: {theme} vista da dentro', '{doors} aziende aprono le porte: una domenica per {theme}'],
    'Visite guidate, prove e merenda: {doors} aziende fra {town} e {other} mostrano che cosa c’è dietro {theme}. Prenotazione consigliata.',
    [
      'Cancelli aperti, cani legati e una tavola con il salame: {d+4~9} {doors} aziende fra {hamlet} e {other} fanno entrare chi vuole vedere da vicino {theme}. L’anno scorso [sono arrivati in {600-1900}|i visitatori erano {600-1900}]. Si potrà [provare a fare da soli|parlare con chi ci lavora]; per i bambini c’è {p1}, {58-74} anni, che racconta [com’era prima|trucchi e proverbi].',
    ],
    ['Chi abita {a:other} passa qui davanti ogni giorno e non sa che cosa facciamo.', '{the.owner}'],
  ),
  defineAngle(
    'il nuovo macchinario',
    { cost: '90-780*1000' },
    [
      'Una macchina da {cost} euro {a:hamlet}: così cambia {theme}',
      '{theme} si fa più veloce: {cost} euro per la macchina {di:hamlet}',
    ],
    'È lunga {w9-19} metri e costa {cost} euro: la macchina arrivata {a:hamlet} fa in un’ora il lavoro di una giornata. Nessun posto in meno.',
    [
      'Per farla entrare {in:street} hanno smontato un portone: la macchina nuova {di:hamlet}, {cost} euro, servirà {a:theme} e fa in un’ora quello che [in {w4-6} si faceva in un giorno|una squadra faceva in un turno]. {the.manager}: «[Nessuno perde il posto|Chi faceva fatica adesso controlla]». I sindacati [vogliono vederlo scritto|chiedono {40-120} ore di formazione].',
    ],
    ['Le ho dato il nome di mia suocera: {a:hamlet} [non sta mai zitta|comanda lei].', '{h1}, operaio da {20-34} anni'],
  ),
  defineAngle(
    'la banca e il credito',
    { plafond: '12-60' },
    [
      '{plafond} milioni di credito per {theme}: l’accordo con le banche',
      'Prestiti più facili per {theme}: {plafond} milioni sul tavolo',
    ],
    'Un fondo da {plafond} milioni e risposte entro {20-40} giorni: le banche del territorio scommettono {su:theme}. Possono chiederlo anche le piccole imprese.',
    [
      'La firma è arrivata alla Camera di commercio dopo {w4-9} mesi di trattativa: {plafond} milioni per chi investe {su:theme}, con risposte entro {20-40} giorni. Una garanzia pubblica copre {il:50-80} per cento. {the.chamber}: «[I soldi ci sono, mancava la fiducia|Alle piccole chiedevano la casa del nonno]». {a:town} le domande sono già {20-90}.',
    ],
    [
      'Mi hanno detto no {w2-4} volte: {a:hamlet} [sono andato avanti a cambiali|ho venduto il trattore].',
      '{h1}, imprenditore',
    ],
  ),
  defineAngle(
    'la bottega che resiste',
    { years: '50-110' },
    [
      '{years} anni di lavoro {in:street}: la famiglia che vive {di:theme}',
      'Tre generazioni e una porta {in:street}: così resiste {theme}',
    ],
    'La porta è la stessa da {years} anni: {in:street} la famiglia {di:p1} vive {di:theme} e non pensa di vendere. «Ci hanno provato in tanti».',
    [
      'Il campanello suona come {years} anni fa: {in:street} {p1}, {48-67} anni, vive {di:theme} come il padre e il nonno. I clienti arrivano anche {da:other}, [qualcuno paga ancora a fine mese|molti portano i figli]. «[Mi hanno offerto {180-420*1000} euro per i muri|Tre volte sono stat{p1/o/a} per chiudere], [poi entra un ragazzo e cambio idea|e tre volte ho riaperto]».',
    ],
    ['Il segreto {in:street} è [ricordarsi i nomi|non avere fretta di incassare].', '{p1}'],
  ),
  defineAngle(
    'il sequestro di merce',
    { pieces: '600-9000' },
    [
      '{theme}, controlli {a:town}: {pieces} pezzi irregolari',
      'Etichette false e carte in disordine: controlli {su:theme}',
    ],
    'Su {20-60} aziende visitate {w4-9} non erano in regola: i controlli {su:theme} {a:town} hanno tolto dal mercato {pieces} pezzi.',
    [
      'Gli ispettori sono entrati alle {6-8} {in:street}: {pieces} pezzi senza documenti, chiusi in scatoloni con un’altra etichetta. I controlli {su:theme} hanno toccato {20-60} aziende fra {town} e {other}; {w4-9} non erano in regola, sanzioni per {12-90*1000} euro. {the.captain}: «[Chi lavora bene ci ringrazia|Basta un’etichetta per rovinare un settore]».',
    ],
    ['Io pago tutto e vendo meno: {a:hamlet} era ora che [qualcuno guardasse|si controllasse].', '{h1}, imprenditore'],
  ),
  defineAngle(
    'le assunzioni',
    { jobs: '25-160' },
    [
      '{jobs} assunzioni {a:town}: {theme} cerca personale',
      'Colloqui {in:street}, si assume: {jobs} posti per {theme}',
    ],
    'I posti sono {jobs}, quasi tutti a tempo indeterminato: chi vive {di:theme} {a:town} non trova personale e alza gli stipendi.',
    [
      'La fila {in:street} è cominciata alle {7-8}: {jobs} posti per lavorare con {theme}, {il:60-85} per cento a tempo indeterminato. Si cercano [tecnici e autisti|periti, contabili e manutentori], ma anche {w6-15} apprendisti. {the.manager}: «[Offriamo {1500-1900} euro e la mensa|Chi ha voglia lo formiamo noi]». I colloqui [durano fino {d+3~9}|riprendono {n+2}].',
    ],
    ['Ho mandato {60-140} curriculum: {in:street} mi hanno risposto in {w2-4} giorni.', '{p2}, {p2.age} anni'],
  ),
]
