import type { StoryFamily } from '../story.types.ts'

/** What teams have in common: the dressing room, the table, the stands. */
export const teamsport: StoryFamily = {
  context: [
    '[In classifica|Graduatoria alla mano] {team} [sale a|arriva a] {18-52} punti, [a {w2-9} lunghezze dalla vetta|{w2-8} sopra la zona calda|in scia al gruppo che insegue]. [Davanti|Più su] [corre|non si ferma] {rival2}, [dietro|alle spalle] [spinge|si muove] {rival3}, che [ha vinto {w3-6} delle ultime {w7-9} gare|ha una partita in meno|{n+5} giocherà in casa].',
    '{the.coach} [allarga le braccia|sceglie le parole|non si nasconde]: «[Questa squadra ha {w3-9} giocatori sotto i vent’anni|Abbiamo lavorato {w4-6} giorni su questo|Mi è piaciuto l’atteggiamento, meno gli ultimi {w6-20} minuti]. [Ai ragazzi {di:team} ho detto che {rival} è già passato|Con {rival2} chiedo {w2-3} cose, una è la testa|{h8.last} ci ha dato una mano]».',
    '[Sugli spalti|In tribuna] [si sono contate|c’erano] {180-3900} persone, [{60-240} arrivate in trasferta|con un settore ospiti da {40-300} posti|record stagionale]. [Il tifo|La curva] [non ha mai smesso|ha spinto fino in fondo]: [cori|tamburi] dalle {hour2} [e uno striscione lungo {w8-20} metri|e un applauso per {h4}, {48-84} anni, storico abbonato].',
    'Tra i ragazzi in vetrina c’è {h8}, {17-26} anni, [cresciuto|nato sportivamente] {a:hamlet}, {w3-14} [presenze|gare] da titolare [in stagione|da agosto]. «[Da bambino venivo qui con mio padre|La dedica è per mia nonna {f6.first}|Non ho ancora realizzato]», [sorride|dice], «[ora testa a {n+5}|e {a:town} si sta benissimo|ma i complimenti vanno divisi con {h3.last} e {h5.last}]».',
    '[L’infermeria|La lista degli assenti] [si svuota|si allunga]: {h2} [ne avrà per {w8-20} giorni|è tornato in gruppo {n-1}|ha un problema alla caviglia], {h3} [lavora a parte|salterà {w2-3} turni|ha superato il test medico]. [Possibile|Probabile] una maglia per {h5}, {18-24} anni.',
    '{the.clubhead} [guarda avanti|ragiona da formica|non cambia linea]: «[Il bilancio è di {120-880*1000} euro e lo rispettiamo|Abbiamo {180-640} ragazzi nel vivaio|Lo sponsor {di:hamlet} ha firmato per {w2-4} anni]». [Sul mercato|Sulle voci], [poche parole|una sola frase]: «[Se parte {h2.last} arriva {h6}|Valuteremo {w2-3} profili, uno gioca con {rival3}|Prima la salvezza {di:team}, poi il resto]».',
    '[I precedenti|Gli almanacchi] contro {rival} dicono {w4-14} vittorie, {w2-9} sconfitte e {w2-8} [pareggi|gare finite in volata]; [l’ultima volta|nel {lastyear}] [decise|fu decisivo] {h6}, [oggi|adesso] [al via con un’altra maglia|vice allenatore|fermo per {w2-6} mesi].',
    '[Il settore giovanile|Il vivaio] [intanto|nel frattempo] [dà soddisfazioni|sorride]: gli under {14-19} hanno [battuto {rival3} con {w3-9} lunghezze di scarto|vinto il torneo {di:other}|conquistato la finale di {n+6}], [con {h5.first} {h3.last} in evidenza|sotto gli occhi di {140-480} spettatori|dopo {w3-9} risultati utili]. [Nel gruppo|In rosa] [ci sono|si allenano] {w3-8} ragazzi {di:hamlet}.',
    '[L’impianto|Il campo] {di:street} [avrà|riceverà] {18-240*1000} euro di lavori: [spogliatoi|luci|tribuna] [da rifare|da mettere a norma] entro {nextmonth}. {the.mayor}, [ieri presente|in tribuna con la sciarpa], ha [promesso|confermato] che «[{town} avrà una casa all’altezza|i {people} abitanti meritano uno spazio così|il bando uscirà {d+8~30}]».',
  ],
  outlook: [
    '[Prossimo impegno|Si torna in campo] {d+4~8}, alle {hour2}: [arriva|c’è da affrontare] {rival2}, che [ha {18-50} punti|non perde da {w3-8} giornate|schiera il capocannoniere]. [Biglietti|Tagliandi] da {w5-14} euro, gratis [per gli under {12-15}|per gli under {14-18}].',
    '[La ripresa degli allenamenti|Il prossimo allenamento] è in agenda per {d+1~2} alle {hour2} {a:hamlet}: [seduta video di {20-50} minuti|lavoro atletico|porte aperte per {30-120} tifosi], poi si penserà {a:rival2}.',
    '«[Adesso riposo, poi {w5-9} finali|Il traguardo è a {50-68} punti|Guai a sentirsi arrivati]», [chiude|ammonisce] {h8.last}. [Mancano|Restano] {w4-18} [giornate|partite] e {rival3} [dista {w2-6} punti|ha lo scontro diretto {n+6}|deve ancora riposare].',
    '[Il calendario|Il cammino] [adesso|da qui] [propone|mette in fila] {rival2}, {rival3} e [una pausa di {w8-16} giorni|un turno infrasettimanale|due gare lontano {da:town}]: {w5-9} punti sarebbero [oro|un bel bottino].',
  ],
  headings: [
    'Le parole {di:the.coach}',
    'I numeri {di:team}',
    'Verso {rival2}',
    'La storia {di:h8}',
    'Dagli spalti {di:street}',
  ],
  facts: [
    {
      title: 'La settimana {di:team}',
      items: [
        ['{n+1}', '[Ripresa|Allenamento] alle {hour2} [{a:hamlet}|{in:street}].'],
        ['{n+3}', '[Amichevole|Test] con {rival3}, {w2-3} tempi da {20-40} minuti.'],
        ['{n+5}', '[Rifinitura|Partenza] alle {openhour}: {w18-20} i convocati {di:the.coach}.'],
      ],
    },
  ],
}
