import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a sport beside its matches: those who play it, run it and watch it. */
export const clubAngles: readonly Angle[] = [
  defineAngle(
    'gli abbonamenti',
    { cards: '420-2600' },
    [
      '{team}, staccati {cards} abbonamenti: «Mai così tanti»',
      'In coda dall’alba per {team}: {cards} tessere in {w2-5} giorni',
    ],
    'La campagna si chiude a {cards} tessere: una su tre è di chi ha meno di diciotto anni. {the.clubhead}: «Ci chiedono passione, la restituiremo».',
    [
      'L’ultima tessera l’ha presa {f1}, {71-86} anni, che si è portata la sedia da casa: {team} arriva a {cards} abbonamenti, {il:12-40} per cento in più del {lastyear}. {theme} piace ai giovani, che pagano {30-60} euro. {the.clubhead}: «[È un patto con la città|Adesso non abbiamo scuse]».',
    ],
    [
      'Mio marito {a:hamlet} pensa che sia dal dottore: [io sono in tribuna|ho la tessera numero {12-90}].',
      '{f1}, abbonata',
    ],
  ),
  defineAngle(
    'l’infortunio in allenamento',
    { weeks: '4-9' },
    ['{team}, si ferma {h1}: stop di {w:weeks} settimane', 'Tegola per {team}: {h1} fuori {w:weeks} settimane'],
    'Un movimento sbagliato in allenamento e {team} perde {h1} per {w:weeks} settimane. {the.coach}: «Tocca ai giovani, sono pronti».',
    [
      'Si è sentito un urlo, poi più niente: {h1} si è fatto male durante l’ultima seduta {a:hamlet} e starà fuori {w:weeks} settimane. L’esame di {n-1} [ha escluso il peggio|parla di lesione parziale]. Per {team}, che {su:theme} ha costruito la stagione, è un colpo. {the.coach}: «[Non cerco alibi|Guardo in panchina e sono tranquillo]».',
    ],
    ['Tornerò prima: {a:hamlet} mi hanno già visto fare [di peggio|le scale con le stampelle].', '{h1}'],
  ),
  defineAngle(
    'il nuovo allenatore',
    { age: '33-52' },
    [
      '{team} cambia guida: in panchina arriva {h1}, {age} anni',
      'Primo giorno di {h1} alla guida: «{team} deve divertirsi»',
    ],
    'Esonero nella notte e presentazione al mattino: {h1}, {age} anni, prende {team} con un contratto fino a giugno e un’idea di gioco coraggiosa.',
    [
      'È arrivato {a:hamlet} con un quaderno e mezz’ora di anticipo: {h1}, {age} anni, è la nuova guida {di:team}. Ha [chiesto silenzio e acceso la lavagna|stretto la mano a tutti, magazziniere compreso]. «[Il mio modo di intendere il gioco è semplice|Non prometto punti, prometto sudore]; [correre prima di pensare è inutile|chi sbaglia ci riprova]».',
    ],
    ['Ho detto ai ragazzi che {a:hamlet} le porte dell’allenamento resteranno aperte.', '{h1}'],
  ),
  defineAngle(
    'la palestra inagibile',
    { kids: '60-240' },
    [
      'Piove dal tetto {a:hamlet}: {kids} ragazzi senza allenamenti',
      'Impianto chiuso {in:street}: in {kids} restano a piedi',
    ],
    'Infiltrazioni e impianto chiuso {in:street}: {kids} ragazzi devono traslocare {a:other}. Il Comune: «Due mesi di lavori, poi torneranno a casa».',
    [
      'I secchi non bastavano più: {in:street} l’impianto è chiuso da {w4-9} giorni e {kids} ragazzi si allenano {a:other}, in corridoio o la domenica mattina. Per {theme}, {a:hamlet}, è un inverno difficile. {the.works}: «[Servono {60-240*1000} euro|La ditta comincia {n+3}]». I genitori [si danno i turni in auto|hanno raccolto {240-780} firme].',
    ],
    ['Abbiamo fatto stretching [nel parcheggio|in canonica]: {a:hamlet} non si molla.', '{h1}, istruttore'],
  ),
  defineAngle(
    'lo sponsor',
    { years: '2-4', sum: '40-260*1000' },
    [
      'Nuovo sponsor per {team}: {sum} euro e {w:years} anni di firma',
      'Un’azienda {di:hamlet} sulle maglie: {team} respira',
    ],
    'Firma fino al {nextyear} e {sum} euro a stagione: un’azienda {di:hamlet} entra con {team}. «Ma il vivaio deve venire prima di tutto».',
    [
      'La maglia nuova è rimasta sotto un telo fino alle {hour2}: sul petto {di:team} c’è il nome di un’azienda {di:hamlet}, {sum} euro per {w:years} anni. {the.owner} ha voluto una clausola: [metà dei soldi al vivaio|trasferte pagate ai ragazzi]. {the.clubhead}: «[Per {theme} da queste parti non si vedeva da anni|Dormirò meglio]».',
    ],
    ['Il mio operaio più anziano {a:hamlet} mi ha detto: «[O loro o mi licenzio|Era ora]».', '{the.owner}'],
  ),
  defineAngle(
    'il bambino e il campione',
    { age: '7-11' },
    [
      'Scrive al suo campione, {age} anni: la risposta arriva {a:hamlet}',
      'Una lettera, una maglia e {h1}: la favola di un bambino',
    ],
    'Ha {age} anni e scrive {su:theme} come i grandi: la lettera arriva a {h1}, che si presenta {a:hamlet} con una maglia e due ore libere.',
    [
      'La busta aveva [un francobollo storto|un disegno a pennarello] e dentro una domanda: «Anche tu hai paura prima di giocare?». {h1} l’ha letta nello spogliatoio e {n-1} ha suonato {in:street}, con una maglia {di:team}. Per un’ora, nel cortile {di:hamlet}, lezione {su:theme} a {w6-12} bambini: «[Certo che ho paura|La paura passa dopo due minuti]».',
    ],
    ['Non ha dormito per {w2-3} notti: la maglia {a:hamlet} [non si può lavare|è appesa in cucina].', '{f1}, la mamma'],
  ),
  defineAngle(
    'la trasferta dei tifosi',
    { coaches: '3-9' },
    [
      '{w:coaches} pullman per {team}: la trasferta più lunga',
      'Sveglia alle {3-5} e {w:coaches} pullman: in viaggio con {team}',
    ],
    'Partenza nella notte, panini e cori: {w:coaches} pullman seguono {team} contro {rival}. A bordo ci sono nonni, neonati e una fisarmonica.',
    [
      'L’appello si fa {in:street} alle {3-5}: {w:coaches} pullman, {120-420} persone e un solo argomento, {theme}. Verso la casa {di:rival} sono {180-420} chilometri. {f1}, {68-82} anni, ha preparato {60-120} panini; {h2} porta la fisarmonica. «[Il risultato viene dopo|Si parte in cinquanta e si torna amici], [la gita è il bello|anche quando si perde]».',
    ],
    ['Che si vinca o si perda, {a:hamlet} cantiamo meglio al ritorno.', '{h2}'],
  ),
  defineAngle(
    'l’arbitro di provincia',
    { games: '300-1400' },
    [
      '{games} partite e un fischietto: {h1} smette a {52-64} anni',
      '«Mi hanno detto di tutto»: {h1} e le sue {games} gare',
    ],
    'Ha diretto {games} gare e conserva un taccuino per ciascuna: {h1}, {di:hamlet}, appende il fischietto al chiodo. «L’errore più bello? Il primo».',
    [
      'Il primo fischietto era del nonno vigile: {h1} smette dopo {games} gare e {w20-34} anni di domeniche. Ha [litigato con due parroci|diretto padre e figlio], preso {w2-4} uova e [molte scuse il lunedì|qualche caffè]. «[{theme} mi ha insegnato a stare solo in mezzo agli altri|Si decide in un attimo e si ripensa una vita]», [sorride|racconta] {a:hamlet}.',
    ],
    ['Un ragazzo {di:hamlet} mi ha detto: «Arbitro, era fallo mio». Non l’ho mai dimenticato.', '{h1}'],
  ),
  defineAngle(
    'i convocati in azzurro',
    { age: '15-19' },
    [
      'Chiamata azzurra per {p1}, {age} anni: «Piangeva anche il nonno»',
      '{da:hamlet} alla Nazionale: convocazione per {p1}, {age} anni',
    ],
    'La mail è arrivata durante l’ora di matematica: {p1}, {age} anni, {di:hamlet}, va in ritiro con la Nazionale giovanile per {w5-9} giorni.',
    [
      'Il telefono era spento, come vuole la scuola: {p1}, {age} anni, ha saputo della Nazionale alle {13-14} sulla corriera per {hamlet}. [L’autista ha suonato il clacson|Ha dovuto sedersi]. Ha cominciato a {w5-9} anni con {the.teacher}. «[In valigia metto i compiti|Dormirò in stanza con chi vedevo in televisione]».',
    ],
    ['Lo sapevano prima al bar {di:hamlet} che a casa: [mi hanno offerto un’aranciata|che vergogna].', '{p1}'],
  ),
  defineAngle(
    'il torneo dei piccoli',
    { kids: '180-720' },
    [
      'In {kids} al torneo {di:hamlet}: vince chi ride di più',
      'Due giorni, {kids} bambini e zero classifiche: festa {a:hamlet}',
    ],
    'Niente classifica e merenda per tutti: il torneo dei piccoli {a:hamlet} porta in campo {kids} bambini di {w12-19} società e i nonni al bar.',
    [
      'Al posto delle coppe c’erano {kids} medaglie di biscotto: {a:hamlet} due giorni per i più piccoli, {w12-19} società e nessuna classifica. {theme} a questa età «[è prendersi per mano|serve a stancarsi]», [spiega|dice] {p1}. I genitori dovevano restare dietro una riga di gesso: chi gridava pagava {w2-5} euro, la cassa è a {60-180}.',
    ],
    ['Mio nipote ha perso {w3-5} volte e mi ha chiesto quando si torna {a:hamlet}.', '{h2}, nonno'],
  ),
  defineAngle(
    'le giovanili in finale',
    { age: '14-17' },
    ['Under {age} in finale: la stagione d’oro {di:team}', '{team}, i ragazzi dell’under {age} a un passo dal titolo'],
    'Ventidue ragazzi e una finale da giocare contro {rival}: l’under {age} {di:team} non perde da {w9-15} turni. Il segreto è un allenatore falegname.',
    [
      'L’ultima volta che hanno perso faceva ancora caldo: l’under {age} {di:team} è in finale dopo {w9-15} turni senza sconfitte e affronterà {rival}. Li guida {h1}, falegname {di:hamlet}: «[Alleno come lavoro, si misura due volte|Prima i compiti, poi il resto]». In rosa [nessuno|uno solo] viene da fuori provincia: {theme}, qui, comincia all’oratorio.',
    ],
    [
      'Se vinciamo il mister si taglia i baffi: {a:hamlet} [ci sono le scommesse|non dorme più].',
      '{h3.first}, capitano',
    ],
  ),
  defineAngle(
    'la vecchia gloria',
    { age: '70-86', year: '1962-1979' },
    [
      '{h1}, {age} anni: «{nel:1962-1979} si giocava per un pasto»',
      'La leggenda abita {a:hamlet}: {h1} e i suoi {age} anni',
    ],
    'Ha vinto quando si tornava a casa in treno: {h1}, {age} anni, apre {a:hamlet} l’album dei ritagli e spiega perché oggi si corre troppo.',
    [
      'L’album ha la copertina consumata e un odore di cantina: {h1}, {age} anni, lo sfoglia {a:hamlet} e si ferma su una foto del {1964-1978}. «[Si giocava per un pasto e una stretta di mano|Il premio partita era un prosciutto]». {su:theme} di oggi ha idee chiare: [«Belli da vedere, ma nessuno guarda il compagno»|«Troppi schermi e poche ginocchia sbucciate»].',
    ],
    ['Il momento più bello è stato il pranzo dopo, {a:hamlet2}.', '{h1}'],
  ),
  defineAngle(
    'il bilancio della società',
    { debt: '18-90*1000', members: '120-640' },
    [
      'Conti in ordine e {members} tesserati: l’assemblea {di:team}',
      '{team}, il bilancio passa: {members} tesserati e un debito in meno',
    ],
    'Debiti ridotti di {debt} euro e {members} tesserati: l’assemblea {di:team} approva i conti e rielegge {the.clubhead}.',
    [
      'Per una volta si è parlato più di fatture che di formazioni: l’assemblea {di:team} ha approvato i conti, con {debt} euro di debiti in meno e {members} tesserati. {the.clubhead} [resta per altri {w2-4} anni|ha chiesto altri {w2-4} anni]: «[Spendiamo quello che entra|Il pulmino ha {14-19} anni e va cambiato]». Al vivaio andrà {il:15-40} per cento delle entrate.',
    ],
    ['Ho contato anche le bottigliette: {a:hamlet} non si butta niente.', '{p2}, che tiene la cassa'],
  ),
  defineAngle(
    'lo sport che include',
    { kids: '12-34' },
    [
      'Nessuno in panchina {a:hamlet}: in {kids} nella squadra speciale',
      '{kids} ragazzi, una maglia: {theme} senza barriere {a:hamlet}',
    ],
    'Si allenano insieme, chi corre e chi no: {a:hamlet} {theme} apre a {kids} ragazzi con disabilità. «Qui contano i sorrisi e i passaggi».',
    [
      'La regola è una: prima di segnare bisogna che tutti abbiano partecipato. {a:hamlet} {kids} ragazzi con e senza disabilità si allenano insieme {w2-3} volte la settimana, [seguiti|guidati] da {p1}. «[All’inizio avevano paura i genitori, non loro|Ho imparato più qui che in {w12-19} anni]». {theme} diventa così [una lingua comune|una festa]: la prima uscita è {d+5~12}.',
    ],
    ['Mio figlio {a:hamlet} [ha un soprannome|è il capitano]: non gli era mai successo.', '{f1}, madre'],
  ),
]
