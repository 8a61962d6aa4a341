import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

type Opinion = readonly [theme: string, titles: readonly string[], standfirst: string, step: string, quote: string]

const SUBJECTS = ['street', 'square', 'arcades'] as const

const tell = (rows: readonly Opinion[], by: string): StoryEvent[] =>
  rows.map(([theme, titles, standfirst, step, quote]) =>
    defineEvent(theme, SUBJECTS, {}, titles, [standfirst], [step], [[quote, by]]),
  )

/** What those who write for the paper think about. */
export const columnEvents: readonly StoryEvent[] = tell(
  [
    [
      'il saluto',
      ['Salutarsi {in:street} è un atto politico', 'Il buongiorno che non diciamo più {a:town}'],
      'Ho contato i saluti di una mattina {in:street}: {w3-9} in {w2-4} ore. Non è maleducazione, è che abbiamo smesso di guardarci.',
      'Sono uscit{p1/o/a} {in:street} con un quaderno e ho contato i saluti: {w3-9} in {w2-4} ore, [quasi tutti di cani|uno al telefono]. Non è colpa dei ragazzi: [il saluto si impara guardando|abbiamo cominciato noi adulti]. {a:hamlet} ancora [si alza il mento|si tocca il cappello], e vale quanto un servizio pubblico.',
      'Un saluto {in:street} non costa niente e [rende per tutto il giorno|si vede da lontano].',
    ],
    [
      'il silenzio della domenica',
      ['Elogio della domenica vuota', 'Lasciateci una domenica senza vetrine, {a:town}'],
      'Aprire sempre ha un prezzo che non sta sullo scontrino: {a:town} abbiamo confuso la libertà di comprare con quella di riposare.',
      'La domenica {in:street} aveva un rumore tutto suo, [piatti e radio|campane e tapparelle]. Oggi [suona come un martedì|ha la fila alle casse]. Non ho nostalgia dei negozi chiusi: [penso a chi sta dietro il banco|mi chiedo chi abbiamo liberato]. Tra {20-30} anni {a:hamlet} ricorderemo un pranzo, non un parcheggio.',
      'Chi lavora {a:hamlet} la domenica [ha figli come i nostri|ci fa gli auguri per obbligo].',
    ],
    [
      'la panchina',
      ['Una panchina vale più di una fontana', 'In difesa delle panchine {di:street}'],
      'Le hanno tolte per il decoro, e con loro se n’è andata la conversazione: rimettere {w4-9} panchine {in:street} è urbanistica vera.',
      'Le panchine {di:street} erano {w4-9} e ora sono {w2-3}: [il decoro, si disse|si temevano i bivacchi]. Ma chi si siede [guarda, saluta e sorveglia|rende sicura una strada] meglio di una telecamera. Un anziano {di:hamlet} mi ha detto che adesso [gira in tondo|resta in casa].',
      'Le città si misurano in posti a sedere [gratis|dove non si consuma], anche {a:hamlet}.',
    ],
    [
      'la burocrazia gentile',
      ['Il modulo e la faccia: la burocrazia può sorridere', 'Un impiegato {di:town} mi ha cambiato la giornata'],
      'Tre parole semplici allo sportello valgono una riforma: storia di un impiegato, di un modulo sbagliato e di {w9-15} minuti ben spesi.',
      'Il modulo era sbagliato, la colpa mia. L’impiegato {di:town} avrebbe potuto [alzare le spalle|chiamare il prossimo]: ha girato lo schermo e [ha detto «lo facciamo insieme»|spiegato ogni riga]. Ci ha messo {w9-15} minuti. Nessuna riforma [contiene quell’articolo|obbliga al garbo], eppure è lì che uno Stato esiste.',
      'Vorrei il suo nome in una delibera: [lo tengo per me|lo conoscono {in:street}].',
    ],
    [
      'il dialetto',
      ['Il dialetto non è un souvenir', 'Parliamo piacentino ai nipoti, non solo ai turisti'],
      'Lo mettiamo sui menu e lo togliamo dalla cucina: il dialetto {a:town} rischia di diventare un cartello. Bastano {w9-15} parole al giorno.',
      'Mia nonna aveva {w9-15} parole per la nebbia e nessuna per lo stress. Il dialetto [si salva a tavola, non nei convegni|non chiede musei], chiede qualcuno che risponda. {a:hamlet} un ragazzo di {14-17} anni mi ha corretto la pronuncia: [ho capito che non è finita|gli ho offerto il gelato].',
      'Una lingua muore [quando non serve a litigare|quando nessuno ci scherza], non prima.',
    ],
    [
      'la fretta',
      ['Andiamo piano, e non solo in auto', 'La fretta {di:town} non produce niente'],
      'Per guadagnare {w2-5} minuti sulla strada {di:hamlet} rischiamo la pelle e perdiamo il panorama: prova a cronometrare la tua fretta.',
      'Ho cronometrato la fretta: da casa al lavoro, correndo, guadagno {w2-5} minuti. [Li spendo a cercare parcheggio|Li butto guardando il telefono]. {su:road} si vedono [sorpassi da tribunale|fari a un palmo]. Non è questione di multe: [è che ci siamo convinti di essere attesi|nessuno ci aspetta davvero].',
      'Il trattore {di:hamlet} davanti a me, stamattina, [aveva ragione|mi ha insegnato il paesaggio].',
    ],
    [
      'i giovani che tornano',
      ['Ai ragazzi che tornano non chiediamo il perché', 'Chi torna {a:hamlet} non ha fallito'],
      'Ne ho conosciuti {w4-9} in un anno: lauree, lingue e una valigia riportata {a:hamlet}. Chiamarli «tornati» è già un giudizio.',
      'Ne ho conosciuti {w4-9}, tutti con la stessa domanda addosso: «Come mai sei tornato?». Come se {town} fosse [un piano di riserva|una stazione]. Hanno aperto [un forno e uno studio|una stalla e un sito], parlano {w2-3} lingue e [non cercano applausi|pagano le tasse qui]. A chi parte facciamo la festa; a chi torna [l’interrogatorio|i conti in tasca].',
      'Sono torna{p2/to/ta} {a:hamlet} perché [mi piace|qui le cose si vedono finire].',
    ],
    [
      'il pronto intervento dei vicini',
      ['I vicini sono un’istituzione senza bilancio', 'Suonate al campanello accanto'],
      'Prima dell’ambulanza, prima del Comune, c’è il pianerottolo: {a:town} la rete che regge tutto non compare in nessun bilancio.',
      'Quando {f2}, {77-88} anni, è caduta in cucina, ha battuto {w3-5} volte sul termosifone. È arrivata la vicina del piano di sotto, [in ciabatte|con la pasta sul fuoco]. Nessuna legge la obbligava. {in:street} questa rete [esiste ancora|si tiene con lo zucchero prestato], e costa meno di una centralina.',
      'Ho tre chiavi {di:street} nel cassetto: [nessuna è mia|so a chi servono].',
    ],
    [
      'la critica gentile',
      ['Protestare bene è un’arte {di:town}', 'Meno urla, più domande: come si critica un sindaco'],
      'Una domanda precisa vale cento insulti: istruzioni per cittadini esigenti, dopo una sera in consiglio {a:town} e molti commenti in rete.',
      'Sono stat{p1/o/a} in consiglio: {w4-9} cittadini, {w2-3} domande e [un colpo di tosse|molto freddo]. In rete, la stessa sera, {180-900} commenti. [La differenza è il nome e cognome|Chi viene ascolta anche la risposta]. Una critica [con una data e una cifra|scritta bene] non si può ignorare.',
      'Se vi arrabbiate {a:town}, portate [un foglio|una fotografia]: cambia tutto.',
    ],
    [
      'l’albero',
      ['L’albero non ringrazia, ma rinfresca', 'Piantiamo ombra {in:street}'],
      'Sotto i tigli {di:street} ci sono {w5-9} gradi in meno: prima di discutere di clima, contiamo l’ombra che abbiamo e quella che manca.',
      'Ho portato un termometro {in:street}: sotto i tigli {w5-9} gradi in meno che al sole. [Nessun condizionatore fa altrettanto|È fisica, non poesia]. Eppure l’ombra [non entra nei programmi|si taglia per le foglie nelle grondaie]. Un albero chiede {20-30} anni di pazienza: [la stessa di un mutuo|troppa per un mandato].',
      'Chi pianta {a:hamlet} lo fa per [chi non conosce|i nipoti degli altri].',
    ],
    [
      'la maestra',
      ['Una maestra non va mai in pensione, {a:hamlet}', 'La lezione più lunga, {a:hamlet}'],
      'Settant’anni di alunni e un registro in testa: incontro {a:hamlet} con la maestra che ha insegnato a mezzo paese a dire «non ho capito».',
      'Ricorda i nomi in ordine di banco: la maestra {f1}, {80-93} anni, {a:hamlet} ha avuto [{400-700} alunni|mezzo paese a lezione]. «Il voto più bello», mi dice, «è quando dicono [non ho capito|riproviamo]». Abbiamo riempito la scuola di schermi, [e va bene|senza chiederle un parere], ma la domanda è ancora quella.',
      'Ho sbagliato {w2-4} promozioni, [e mai una carezza|le so a memoria].',
    ],
    [
      'il mercato dei numeri',
      ['Diffidate delle percentuali tonde', 'Cento per cento di che cosa? I numeri {di:town}'],
      'Il più, il meno e la torta colorata: piccola guida per leggere i numeri che ci raccontano {town} senza cascarci e senza diventare cinici.',
      'Un aumento del cento per cento {a:hamlet} può voler dire [che da uno siamo passati a due|due persone]. I numeri non mentono, [ma si mettono in posa|chi li sceglie sì]. Prima di indignarmi chiedo {w2-3} cose: rispetto a quando, quanti erano, [chi li ha contati|e quelli che mancano].',
      'La media {di:town} non l’ho mai incontrata: [non abita qui|ha un figlio e mezzo].',
    ],
    [
      'la nebbia',
      ['Non vendete la nebbia, tenetela', 'Quel che la nebbia {di:town} ci insegna'],
      'Rallenta, confonde e protegge: la nebbia è la nostra cosa più onesta. E se dopo pochi metri finisse il mondo, staremmo più vicini.',
      'Ieri {in:street} [non si vedeva il marciapiede|ho salutato un lampione]. La nebbia ci ricorda che [si può andare avanti vedendo poco|basta vedere il passo dopo]. Chi viene {da:other} la teme, noi [la maneggiamo come il sale|ci siamo cresciuti dentro]. {w3-5} voci nel bianco bastano a fare un paese.',
      'Mio padre tornava {da:hamlet} [contando i pali|a orecchio]: non si perse mai.',
    ],
    [
      'l’ultima edicola',
      ['L’edicola è una finestra, non un negozio', 'Quando chiude un’edicola {a:hamlet}'],
      'La serranda verde {di:street} resta giù: con un’edicola se ne va anche chi sapeva, senza chiedere, se qualcuno stava male.',
      'La serranda verde {di:street} non si è alzata {n-1} e l’abbiamo capito tutti. {h1}, edicolante per {28-46} anni, sapeva [chi era in ferie e chi in ospedale|le iniziali di tutti]. Potremo leggere [in molti altri modi|anche senza carta], ma chi ci chiederà [«tutto bene?»|come sta la mamma]?',
      'Mi teneva il giornale anche quando {a:hamlet} [nevicava|non avevo moneta].',
    ],
  ],
  '{p1}',
)

/** What readers write to the paper about. */
export const readerEvents: readonly StoryEvent[] = tell(
  [
    [
      'il cane del vicino',
      ['«Il cane {di:street} mi ha fatto conoscere tutti»', '«Abbaia, ma ha ragione lui»: lettera {da:hamlet}'],
      'Caro direttore, da {w3-9} mesi il cane del vicino abbaia alle sei. Volevo protestare, poi ho scoperto perché lo fa, e con chi.',
      'Gentile direttore, il cane del vicino abbaia alle sei, da {w3-9} mesi, e io [ho dormito poco|avevo già scritto la lettera di protesta]. Poi una mattina sono uscit{p1/o/a} {in:street}: [salutava la signora che va alle pulizie|avvisava che il portone era aperto]. Ora usciamo in {w3-5}, con il caffè.',
      'La protesta {in:street} è diventata [una colazione|un’amicizia].',
    ],
    [
      'la corriera persa',
      ['«Ho perso la corriera e trovato un paese»', '«Quaranta minuti {a:hamlet}»: la lettera di un pendolare'],
      'Caro direttore, ho perso la corriera {a:hamlet} e mi sono arrabbiat{p1/o/a}. Poi mi hanno offerto una sedia, e non ho più guardato l’orologio.',
      'Direttore, la corriera è partita {w2-4} minuti prima e io ero [con un piede sul marciapiede|con la mano alzata]. Mi restavano {40-70} minuti {a:hamlet}. Una signora mi ha portato [una sedia|il caffè con lo zucchero già dentro]; un ragazzo [mi ha spiegato la piazza|ha telefonato per me]. Gli orari vanno rispettati, sia chiaro, ma grazie.',
      'Da allora {a:hamlet} ci vado [apposta|una volta al mese].',
    ],
    [
      'il compito del nipote',
      ['«Mio nipote mi ha dato quattro in tecnologia»', '«A {70-81} anni torno a scuola da mio nipote»'],
      'Gentile direttore, mio nipote mi insegna a usare il telefono e mette i voti. Ho preso quattro, ma ho imparato a mandare le fotografie.',
      'Caro direttore, ho {70-81} anni e un maestro di {w9-12}: mio nipote {h2.first}. Ogni {n+3}, {a:hamlet}, lezione di telefono con pagella. [Ho preso quattro e mezzo|Mi ha rimandato a settembre] perché premo troppo forte. Però {n-1} gli ho mandato [una foto della nebbia|un cuore per sbaglio al dottore].',
      'I nonni {di:hamlet} imparano piano, ma [non dimenticano chi ha insegnato|ripassano].',
    ],
    [
      'il parcheggio rosa',
      ['«Chi parcheggia sul posto altrui legga qui»', '«Solo cinque minuti»: le scuse {di:street}'],
      'Signor direttore, per un mese ho segnato chi parcheggia sul posto riservato {in:street} e che cosa dice quando torna. Ne è uscita una raccolta.',
      'Direttore, spingo la carrozzina di mia moglie {in:street} e per un mese ho preso nota: {20-60} auto sul posto riservato. Le scuse: [«solo cinque minuti»|«non l’avevo visto»|«tanto non c’era nessuno»]. Non voglio multe. Vorrei che [chi legge provasse a girare l’isolato con noi|fossimo noi a non dover chiedere].',
      'Una signora {di:hamlet} ha spostato l’auto e [pianto|chiesto scusa]: le voglio bene.',
    ],
    [
      'la fontanella',
      ['«Ridateci la fontanella {di:street}»', '«Dieci sorsi di memoria»: la fontanella {di:hamlet}'],
      'Caro direttore, hanno chiuso la fontanella {di:street} perché perdeva. Perdeva acqua, è vero, ma teneva insieme le estati di tutti.',
      'Gentile redazione, la fontanella {di:street} è chiusa da {w4-15} mesi. Ci bevevano [ciclisti e piccioni|i bambini dopo la scuola], e chi aspettava la corriera. «Perdeva», [ci hanno scritto|mi ha risposto un ufficio]. Anche io, alla mia età, perdo qualcosa, e {a:hamlet} [mi riparano|nessuno mi chiude].',
      'Una guarnizione costa {w4-9} euro: [la porto io|passo quando volete].',
    ],
    [
      'il signore della biblioteca',
      ['«A chi ha sottolineato il mio libro»', '«Caro sconosciuto della biblioteca»: lettera {da:town}'],
      'Gentile direttore, in un libro preso in prestito ho trovato le sottolineature di uno sconosciuto. Vorrei ringraziarlo, e litigare con lui.',
      'Direttore, il libro era del {1961-1979} e qualcuno, a matita, aveva sottolineato {w9-15} frasi e scritto [«no!»|«magari»] a margine. [Non si fa, lo so|Ho letto due volte: il libro e lui]. Se abita {a:town}, vorrei dirgli che a pagina {40-190} [aveva ragione|non sono d’accordo]. Il caffè {in:street} lo offro io.',
      'Ho risposto a matita, leggero: [chissà|aspetto, {a:hamlet}].',
    ],
    [
      'la bicicletta rubata',
      ['«Al ladro della mia bicicletta: la catena salta»', '«Tienila bene»: lettera a chi ha rubato {in:street}'],
      'Caro direttore, mi hanno rubato la bicicletta {in:street}. Al ladro vorrei dare alcune istruzioni, perché è vecchia e ha le sue abitudini.',
      'Direttore, la bicicletta è sparita {in:street} {n-1}. Aveva {20-40} anni e [il campanello di mio padre|un cestino legato con lo spago]. Chi l’ha presa sappia che [la catena salta in terza|a sinistra frena poco] e che va [gonfiata ogni {n+3}|oliata spesso]. Se la lascia {a:hamlet}, non chiedo niente.',
      'Mi restano il lucchetto e [la chiave|una gran voglia di camminare].',
    ],
    [
      'il coro stonato',
      ['«Canto male da {20-40} anni, grazie»', '«Stono, ma in compagnia»: lettera dal coro {di:hamlet}'],
      'Gentile direttore, sono la voce stonata del coro {di:hamlet} e nessuno me l’ha mai detto. L’ho scoperto da una registrazione.',
      'Caro direttore, canto nel coro {di:hamlet} da {20-40} anni. {n-1} ho ascoltato una registrazione: [stono|sono sempre un soffio avanti]. Nessuno mi ha mai detto niente, il maestro {h2} [mi mette in seconda fila|sorride]. Credo si chiami comunità [far finta di niente per affetto|tenere anche le voci storte].',
      'Continuerò {a:hamlet}, [più piano|ma sulle note basse].',
    ],
    [
      'la multa giusta',
      ['«La multa era giusta, l’ho pagata»', '«Grazie per la multa»: una lettera insolita {da:town}'],
      'Signor direttore, scrivo per una cosa rara: la multa era giusta, il vigile gentile, e io avevo torto marcio. Lo so che non fa notizia.',
      'Direttore, andavo a {62-74} all’ora {a:hamlet}, dove si va a cinquanta. Il vigile ha detto [«buongiorno» e «mi dispiace»|solo «qui escono i bambini»]. Avevo pronte {w3-5} scuse, [tutte vecchie|le ho ingoiate]. Ho pagato {in:street} e [mi sono sentit{p1/o/a} meglio|rallento ancora].',
      'Si scrive per protestare: io, {da:hamlet}, [per dire che andava bene|pago il conto].',
    ],
    [
      'il tavolo apparecchiato',
      ['«Da noi si aggiunge un posto {a:hamlet}»', '«Il posto in più»: una tavola {in:street}'],
      'Caro direttore, in casa mia si apparecchia sempre per uno in più. L’abitudine è di mia madre; l’ospite, quest’anno, è arrivato davvero.',
      'Gentile direttore, mia madre metteva un piatto in più, «non si sa mai». Per {20-50} anni il piatto è rimasto [pulito|vuoto]. Poi {n-1} ha suonato il vicino {di:street}, [solo da poco|con una scusa e una bottiglia]. Ha mangiato {w2-3} volte e [lavato i piatti|raccontato {w3-5} barzellette]. Mamma aveva ragione.',
      'Aggiungete un piatto, {a:hamlet}: [costa poco|qualcuno suona].',
    ],
    [
      'la foto sul muro',
      ['«Cerco i ragazzi di una foto del {1958-1974}»', '«Chi siete?»: una foto ritrovata {a:hamlet}'],
      'Gentile redazione, in una cornice comprata al mercato c’era una foto con {w5-9} ragazzi e un pallone, {a:hamlet}. Vorrei restituirla.',
      'Direttore, la cornice costava {w3-8} euro al mercatino {di:street}. Dentro, sotto una stampa, {w5-9} ragazzi e un pallone, e dietro scritto «{hamlet}, {1958-1974}». [Uno ride con gli occhi chiusi|Il più piccolo ha una benda al ginocchio]. Se qualcuno si riconosce, [la foto è sua|passi quando vuole].',
      'La tengo {in:street} sul frigorifero: [ormai sono di famiglia|vi aspetto].',
    ],
    [
      'la fila alla posta',
      ['«Ode alla fila della posta {di:hamlet}»', '«Quarantadue minuti»: che cosa ho visto in fila {a:town}'],
      'Caro direttore, in {40-70} minuti di fila alla posta {di:hamlet} ho imparato una ricetta, tre malattie e un indirizzo. Chiudete tutto, ma non la fila.',
      'Direttore, vogliono togliere lo sportello {di:hamlet} perché si fa tutto da casa. Ma in {40-70} minuti di fila io ho imparato [una ricetta e due nomi|come si pota il fico], ho tenuto un neonato e [prestato gli occhiali|riso due volte]. Da casa, signori, [non si fa la fila|non si ride].',
      'Ho il numero {40-90}, {a:hamlet}: [non ho fretta|passi avanti].',
    ],
    [
      'il ritorno della rondine',
      ['«È tornata, alle {6-9}, nello stesso nido»', '«Bentornata»: la rondine {di:hamlet}'],
      'Gentile direttore, le scrivo per dare una notizia che nessuno le darà: sotto il portico {di:hamlet} c’è di nuovo vita, dopo {w2-5} anni.',
      'Caro direttore, il nido era vuoto da {w2-5} anni e in casa qualcuno diceva [di toglierlo|che non sarebbero tornate]. Poi un mattino, alle {6-9}, un volo basso {in:street} e [il battito di sempre|un chiasso da mercato]. Lei dirà che non è una notizia. {a:hamlet} [ne parlano tutti|hanno spostato le auto].',
      'Anche noi {a:hamlet} si torna [quando qualcuno lascia il posto|per abitudine].',
    ],
    [
      'il treno dei pendolari',
      ['«Da {w14-19} anni lo stesso sedile»', '«Noi delle {6-7}»: lettera dal treno del mattino'],
      'Signor direttore, siamo in {w6-9}, partiamo all’alba e non ci conosciamo: sappiamo però chi dorme, chi studia e chi ha pianto.',
      'Direttore, da {w14-19} anni prendo il treno delle {6-7}. Siamo in {w6-9}, [sempre gli stessi sedili|senza esserci mai presentati]. {n-1} uno non è salito e [ci siamo guardati|il posto è rimasto vuoto]. È tornato dopo {w3-5} giorni, con un braccio al collo, e qualcuno {di:hamlet} ha detto: [«Ci hai fatto preoccupare»|«Era ora»].',
      'Chieda al capotreno, {a:town}: [sa i nomi di tutti|ci aspetta].',
    ],
  ],
  '{p1}, {di:hamlet}',
)
