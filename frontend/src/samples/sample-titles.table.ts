/** Invented stories: section's path, title, standfirst. Long and short ones, quotations, accents. */
export const SAMPLE_TITLES: readonly (readonly [string, string, string])[] = [
  [
    'cronaca',
    'Il Po scende, la città respira: «Una notte così non l’avevamo mai vista»',
    'Il colmo è passato alle 6.40 con 5 metri e 12. A Roncaglia rientrano le prime famiglie, a Calendasco riapre l’arginale. Restano chiuse quattro scuole.',
  ],
  [
    'sanita',
    'Nuovo ospedale, il cantiere parte a giugno. Ma i parcheggi raddoppiano',
    'La Regione sblocca i fondi: quarantotto mesi di lavori, due lotti, un solo ingresso da via Emilia.',
  ],
  ['politica', 'Bilancio, passa la tassa di soggiorno: due voti di scarto', 'In aula fino a notte. Astenuti in tre.'],
  ['economia', 'Logistica, mille posti a tempo in attesa del Natale', 'Le agenzie cercano magazzinieri e carrellisti.'],
  ['scuola', 'Iscrizioni, boom per gli istituti agrari: aule in prestito', 'Venti classi in più in due anni.'],
  ['territorio', 'Il ponte vecchio resta ai ciclisti, sì della Soprintendenza', 'La variante si farà a valle.'],
  ['lifestyle/food', 'Il forno di piazza Duomo compie cent’anni e non cambia ricetta', 'La pasta madre ha un nome.'],
  [
    'cultura',
    'Sotto i portici torna la luce: finito il restauro che nessuno aspettava più',
    'Undici anni, tre imprese, ottantadue archi. Dentro il cantiere con chi ha pulito il cotto a mano, mattone per mattone.',
  ],
  [
    'cultura/spettacoli',
    'Municipale, tutto esaurito per la prima: biglietti in piedi dalle 18',
    'Si comincia alle 20.30.',
  ],
  ['economia/lavoro', 'Meccanica, le aziende cercano tornitori: «Li formiamo noi»', 'Sei mesi di corso pagato.'],
  [
    'cronaca',
    'Schianto nella nebbia sulla tangenziale, quattro feriti lievi. «Limite a 70 fino a marzo»',
    'La Provincia installa due nuovi pannelli luminosi. I residenti: «Servono i guard rail».',
  ],
  ['cronaca', 'Stazione, telecamere accese anche sul piazzale dei bus', 'Undici occhi in più.'],
  ['cronaca', 'Auto schiacciata dal platano, illeso il proprietario', 'Era sceso un minuto prima.'],
  ['cronaca', 'Ztl, da lunedì i varchi si spengono alle 19', 'La sperimentazione dura fino a Pasqua.'],
  ['cronaca', 'Furto di biciclette in stazione, due denunciati', 'Le hanno ritrovate in un garage di Borgonovo.'],
  [
    'sport/calcio',
    'Derby al tramonto, stadio esaurito: «Giochiamo per chi ha spalato»',
    'Treni speciali da Fiorenzuola, cancelli aperti dalle 15. In dubbio il capitano.',
  ],
  ['sport', 'Under 18, il tennis piacentino torna in finale dopo nove anni', 'Domenica a Bologna.'],
  ['sport/volley', 'Mercoledì non si gioca: palazzetto ancora agli sfollati', 'Si recupera il 9 dicembre.'],
  ['sport/calcio', 'Promozione, il Gotico ritrova il suo portiere dopo due anni', 'Era fermo dal ginocchio.'],
  ['territorio/val-trebbia', 'Tir fermo in galleria, statale 45 a senso unico alternato', 'Code di due chilometri.'],
  ['cultura', 'Biblioteca Passerini, sale studio aperte fino a mezzanotte', 'Da dicembre, cinque giorni su sette.'],
  ['economia/agricoltura', 'Latte, firmato l’accordo: tre centesimi in più alla stalla', 'Vale fino a giugno.'],
  ['territorio', 'Fossi puliti in ritardo, i sindaci scrivono alla Regione', 'Undici firme sotto la lettera.'],
  ['scuola', 'Mensa, da gennaio il menu con il riso della Bassa', 'Ottomila pasti al giorno.'],
  ['cronaca', 'Il caffè sotto i portici riapre dopo trent’anni, con lo stesso bancone', 'Lo zinco è del 1931.'],
  ['cronaca', 'Nebbia in autostrada, tamponamento a catena: due ore di coda', 'Nessun ferito grave.'],
  ['lifestyle/food', 'Pisarei, la disputa del fagiolo divide i cuochi di valle', 'Borlotto o no.'],
  ['economia', 'Case all’asta in provincia, cosa si compra con 60mila euro', 'I prezzi, comune per comune.'],
]

/** Invented towns' stories of the valleys, by section's path. */
export const SAMPLE_VALLEYS: Readonly<Record<string, readonly string[]>> = {
  'territorio/lungo-il-po': [
    'Monticelli, l’idrovora regge: turni di sei ore',
    'Caorso, la ciclabile sull’argine riapre a maggio',
  ],
  'territorio/val-tidone': [
    'Pianello riapre la rocca alle visite',
    'Vigneti, la conta dopo la grandine',
    'Borgonovo, il teatro cerca comparse',
  ],
  'territorio/val-trebbia': [
    'Bobbio, il ponte Gobbo torna di notte',
    'Rivergaro, scuola antisismica: via ai lavori',
    'Travo, il parco archeologico di sera',
  ],
  'territorio/val-nure': [
    'Ponte dell’Olio, fornaci in mostra',
    'Farini, la bottega salvata in cooperativa',
    'Ferriere, prima neve oltre i mille metri',
  ],
  'territorio/val-darda': [
    'Castell’Arquato cerca il suo custode',
    'Fiorenzuola, il mercato cambia piazza',
    'Vernasca, la corriera a chiamata funziona',
  ],
}

/** Names of sections by path. */
export const SAMPLE_SECTIONS: Readonly<Record<string, string>> = {
  cronaca: 'Cronaca',
  sanita: 'Sanità',
  politica: 'Politica',
  economia: 'Economia',
  'economia/lavoro': 'Lavoro',
  'economia/agricoltura': 'Agricoltura',
  scuola: 'Scuola',
  territorio: 'Territorio',
  'territorio/lungo-il-po': 'Lungo il Po',
  'territorio/val-tidone': 'Val Tidone',
  'territorio/val-trebbia': 'Val Trebbia',
  'territorio/val-nure': 'Val Nure',
  'territorio/val-darda': 'Val d’Arda',
  lifestyle: 'Lifestyle',
  'lifestyle/food': 'Food',
  cultura: 'Cultura',
  'cultura/spettacoli': 'Spettacoli',
  sport: 'Sport',
  'sport/calcio': 'Calcio',
  'sport/volley': 'Volley',
  opinioni: 'Opinioni',
}
