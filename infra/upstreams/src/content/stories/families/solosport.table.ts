import type { StoryFamily } from '../story.types.ts'

/** What cycling and tennis have in common: the athlete, the club, the calendar. */
export const solosport: StoryFamily = {
  context: [
    '[Dietro il risultato|Dietro la giornata] [c’è|si nasconde] [una settimana|una stagione] di lavoro: {w8-20} ore [alla settimana|ogni sette giorni], {w2-4} [preparatori|tecnici], e [un’alimentazione pesata al grammo|tanti chilometri {su:road}|il sostegno di {w2-5} sponsor {di:town}]. «[Non si improvvisa niente|Il talento da solo non basta]», [dice|spiega] {h4}, che [è nello staff|lavora con il gruppo] da {w2-9} anni.',
    'La società [fondata|sorta] {nel:1922-1988} {in:street} [conta|ha] {120-690} soci e {40-280} tesserati [sotto i sedici anni|under 16]: [la quota|l’iscrizione] [parte da|costa] {60-240} euro. {the.president} [va fiero|parla volentieri] dei {w4-9} titoli regionali vinti [dal {1990-2015} a oggi|con i ragazzi {di:hamlet}].',
    '[Sul percorso|A bordo campo], [tra il pubblico|tra gli appassionati], [c’erano|si sono visti] {140-980} [spettatori|curiosi], [molti venuti|parecchi arrivati] {da:other} e {other2}. {h5}, {52-83} anni, [non ne perde una dal {1975-1998}|cronometra tutto su un taccuino]: «[Ragazzi così fanno bene allo sport|Il livello è salito {del:10-40} per cento]».',
    '[I tempi|I numeri] [parlano chiaro|non mentono]: [media di {31-46} chilometri orari|{62-81} per cento di prime in campo|{w3-9} piazzamenti tra i primi dieci] [e un margine di|con un vantaggio di] {w8-20} lunghezze su {h6}, [atteso|dato per favorito] [dopo il successo {di:g-8~30}|da molti|dopo la vittoria {a:other3}].',
    '«[La prima gara la persi di {w4-20} lunghezze|Ho cominciato a {w6-12} anni, {a:hamlet}|Mia madre {f6.first} mi portava in auto {w3-5} volte a settimana]», [ricorda|racconta] {p1.last}. [Da allora|Poi] [sono venute|sono arrivate] {w9-20} vittorie, {w2-3} infortuni e un diploma {a:highschool} [sudato|preso] [tra un allenamento e l’altro|in trasferta].',
    '[Il Comune|L’amministrazione] {di:town} [ci crede|investe]: {24-180*1000} euro per [la pista ciclabile {di:hamlet}|i campi {di:street}|gli impianti {di:hamlet2}], [pronti|da finire] entro {nextmonth}. {the.mayor} [era alla premiazione|ha consegnato la targa]: «[Sono {w4-9} i ragazzi {di:town} che ci rappresentano|Lo sport è scuola|{hamlet} è sulla mappa]».',
    '[Nelle altre categorie|Tra i più giovani] [bene|successo per] {h2}, [davanti a|che ha preceduto] {h3}, e {f2} [nel gruppo|nella categoria] under {13-18}; {f3} [chiude|finisce] a {w2-6} lunghezze, [a un soffio dal podio|tra gli applausi {di:hamlet}|dopo {w2-3} ore di gara].',
    '[La federazione|Il comitato provinciale] [segna|registra] {il:3-18} per cento di tesserati in più [rispetto al {lastyear}|in un anno], {480-3900} in tutto, [con {w12-20} società|sparsi tra {town} e {other}]. [Boom|Crescita] tra le ragazze, [che valgono {il:24-46} per cento|grazie ai {w3-8} progetti con le scuole].',
  ],
  outlook: [
    '[Prossimo appuntamento|Si riparte] {d+5~18} {a:other}, [via alle {openhour}|con {60-190} iscritti]: {p1.last} [ci sarà|partirà con il numero {2-99}] e sogna [il podio|un posto tra i primi {w5-10}].',
    '[Ora|Adesso] {w3-9} giorni di [scarico|riposo], poi [il raduno|lo stage] {a:other2}, {d+10~25}: {w2-5} atleti {di:town} saranno [della partita|in gruppo].',
    '«[L’obiettivo è {nextyear}|Io guardo gara per gara|Vorrei restare {a:town}]», [dice|confida] {p1}, [prima di salire in auto per {other}|con lo zaino già in spalla|mentre firma {w3-14} autografi]. [Il sogno|Il traguardo] [ha una data|è cerchiato in rosso], {d+20~60}.',
    '[Le iscrizioni|Le adesioni] [alla prossima prova|al corso di {nextmonth}] si chiudono {d+8~20} nella sede {di:street}, {a:town}: [quota|costo] {w8-20} euro, [{40-120} posti|gratis sotto i dodici anni].',
  ],
  headings: [
    'La storia {di:p1}',
    'I numeri {di:p1.last}',
    'La società {di:street}',
    'Verso {other}',
    'Gli altri {di:town}',
  ],
  facts: [
    {
      title: '{p1}, le tappe',
      items: [
        ['{lastyear}', '{w3-9} [vittorie|podi], il primo {a:other2}.'],
        ['{g-20~60}', '[Rientro|Ritorno alle gare] dopo {w3-9} settimane {a:other}.'],
        ['{g+5~20}', '[Gara|Appuntamento] {a:other3}, {60-240} iscritti.'],
      ],
    },
  ],
}
