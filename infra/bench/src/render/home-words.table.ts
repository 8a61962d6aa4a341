/** Beginnings and ends of plausible headlines; 15 and 13 have no common divisor, so that taken in turn they meet in 195 ways. */
export const HEADLINE_BEGINNINGS = [
  'Il ponte sul Trebbia riapre a senso alternato',
  'Mercato europeo in piazza Cavalli',
  'La scuola di via Campagna cambia sede',
  'Piena del Po, il colmo è passato nella notte',
  'Nuovo ospedale, pronte le prime tavole',
  'Raccolto del pomodoro sotto le attese',
  'Statale 45, tre frane in dieci giorni',
  'Derby al Garilli davanti a seimila',
  'Teatro Municipale, stagione quasi esaurita',
  'Bilancio del Comune, l’aula discute fino a tarda sera',
  'La funivia dimenticata della Val Nure',
  'Volley, la rimonta si ferma al quinto set',
  'Logistica, quattrocento posti e molti turni di notte',
  'Il castello di Rivalta apre le cucine',
  'Ztl, dal primo dicembre cambiano gli orari',
] as const

export const HEADLINE_ENDS = [
  ': «Qui si aspettava da undici anni»',
  ', ecco le strade da evitare',
  ' e i pendolari contano i minuti',
  ': che cosa cambia, quartiere per quartiere',
  ', la lettera dei sindaci alla Regione',
  '. E domenica si replica',
  ', i numeri che nessuno aveva messo in fila',
  ': le fotografie dei lettori',
  ', parla chi c’era',
  ' tra applausi e qualche fischio',
  ': la mappa e gli orari',
  ', il conto arriva a fine mese',
  ': tre domande a chi deve decidere',
] as const

export const STANDFIRSTS = [
  'Il cantiere chiude con tre settimane di ritardo. Restano da posare i guardrail sul lato di monte, poi il collaudo.',
  'Dodici famiglie rientrano oggi, dopo il sopralluogo dei tecnici. La palestra resta aperta fino a lunedì.',
  'Ottanta banchi, nove paesi e una fila che alle undici arrivava già al Corso.',
  'In commissione due ore di domande. La risposta è rimandata a mercoledì, con le carte sul tavolo.',
  'Dal crinale al fiume, chi ha visto il bosco cambiare racconta perché conviene guardarlo da vicino.',
] as const

export const SECTIONS: readonly (readonly [path: string, name: string])[] = [
  ['cronaca', 'Cronaca'],
  ['attualita', 'Attualità'],
  ['economia', 'Economia'],
  ['politica', 'Politica'],
  ['sport', 'Sport'],
  ['cultura', 'Cultura'],
  ['lifestyle', 'Lifestyle'],
  ['territorio', 'Territorio'],
  ['scuola', 'Scuola'],
  ['sanita', 'Sanità'],
  ['ambiente', 'Ambiente'],
  ['lavoro', 'Lavoro'],
]

export const VALLEYS: readonly (readonly [path: string, name: string])[] = [
  ['territorio/val-tidone', 'Val Tidone'],
  ['territorio/val-trebbia', 'Val Trebbia'],
  ['territorio/val-nure', 'Val Nure'],
  ['territorio/val-d-arda', 'Val d’Arda'],
]

export const AUTHORS = ['Marta Valdonica', 'Gino Pietranera', 'Ottavia Roncolongo', 'Tullio Montarsiccio'] as const
