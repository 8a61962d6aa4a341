import type { StoryFamily } from '../story.types.ts'

/** What accidents, fires and thefts have in common: those who came, the inquiry, the neighbours. */
export const emergency: StoryFamily = {
  context: [
    '[A dare l’allarme è stato|Il primo a chiamare il 112 è stato|La telefonata alla centrale operativa è partita da] un [passante|automobilista di passaggio|residente {di:hamlet}|pensionato che abita {in:street}], che [alle|verso le] {hour} [ha sentito un rumore sordo|ha notato qualcosa di strano|si è affacciato alla finestra]. «[Ho capito subito che|Mi sono accorto che|Ci è voluto poco per capire che] [non era cosa da poco|bisognava fare in fretta|serviva aiuto]», [racconta|ha detto ai soccorritori|ha spiegato a verbale] {h1}, {30-79} anni.',
    '[Sul posto sono rimasti|Al lavoro ci sono stati|Hanno operato] per [oltre|circa|quasi] {w2-5} ore {w5-14} [uomini|operatori] con {w2-4} mezzi, [arrivati {da:town} e {other}|partiti dalla caserma {di:other}|coordinati dalla sala operativa di Piacenza]. [La zona|L’area] {di:street} è [stata transennata|rimasta chiusa|stata presidiata] fino alle {hour2}.',
    '{the.captain} [parla|ha parlato] di «[una situazione seguita con la massima attenzione|accertamenti che non lasciano indietro nulla|un quadro che si va chiarendo ora dopo ora]» e [invita|ha invitato] chi [era {in:street}|passava {da:hamlet}|si trovava nella zona {di:square}] [tra le {6-11} e le {12-18}|in quelle ore|verso le {hour}] a [farsi avanti|presentarsi in caserma|chiamare il 112].',
    '[Non è la prima volta che|Già altre volte] {hamlet} [finisce|arriva] [in cronaca|sotto i riflettori]: [negli ultimi {w2-6} anni|dal {lastyear} a oggi|nel solo mese di {lastmonth}] [gli episodi simili sono stati|le segnalazioni sono state] {w3-19}. [Numeri|Cifre|Dati] che {the.localpolice} [conosce bene|ha portato in consiglio|tiene in un registro] e che [hanno spinto|spingono|stanno spingendo] il Comune a [rivedere i turni delle pattuglie|chiedere rinforzi alla Prefettura|mettere a bilancio {12-90*1000} euro].',
    '«[Viviamo qui da|Abito in questa casa da|Sono {in:street} da] {12-48} anni e [una cosa così non l’avevamo mai vista|uno spavento del genere non lo ricordo|di notti così ne ho passate poche]», [dice|confida|racconta] {f1}, che [abita al civico {3-118} {di:street}|ha casa a pochi metri|gestisce un negozio {in:square}]. [Con lei|Accanto a lei], [il marito|il vicino|il figlio] {h2} [annuisce|scuote la testa|indica il punto esatto]: «[Meno male che|Per fortuna] [era chiuso|non c’erano bambini|non passava nessuno]».',
    '[Gli occhi elettronici|Gli impianti di videosorveglianza] [puntati su {square}|{di:street}|installati {a:hamlet}] [sono stati acquisiti|saranno visionati nelle prossime ore|sono già nelle mani di chi indaga]: [si cerca|l’attenzione è su] un [furgone chiaro|utilitaria scura|motorino senza targa] [ripreso|passato] {w2-6} volte [tra le {1-5} e le {6-9}|nel giro di {12-50} minuti].',
    '[Per {the.mayor}|Secondo {the.mayor}|{the.mayor} non ha dubbi:] «[{hamlet} non può essere lasciata sola|la prima cosa è ringraziare chi è intervenuto|servono risposte rapide, non promesse]». [Il Comune|L’amministrazione] [ha già sentito|sentirà oggi] [il prefetto|la Provincia|la centrale del 118] e [chiederà|ha chiesto] [un incontro entro {d+2~9}|un sopralluogo {in:street}|un rapporto scritto].',
    'Il traffico {su:road} è [stato rallentato|rimasto a singhiozzo|andato in tilt] per [circa|quasi|più di] {20-110} minuti, con [code|incolonnamenti] [fino {a:hamlet2}|di {w2-5} chilometri|in direzione {di:other}]. A regolarlo [ci ha pensato|è stata] la polizia locale {di:town}, con {w2-4} agenti.',
    '[I danni|Le conseguenze economiche] [sono ancora da quantificare|si annunciano pesanti]: [una prima stima|un calcolo a spanne] [parla di|indica] {8-95*1000} euro. [L’assicurazione|La compagnia] [manderà un perito {d+1~5}|ha aperto la pratica numero {1200-9800}|risponderà entro {20-60} giorni].',
    '[Un anno fa|Nel {lastyear}|Due anni fa], a [poche centinaia di metri|{w2-9} chilometri da qui], [era accaduto|si era verificato] un episodio [molto simile|per certi versi uguale]: allora le persone coinvolte [furono|erano state] {w2-7} e [la strada|la zona] rimase chiusa per {w4-18} ore. Tra la gente {di:hamlet} [se lo ricordano tutti|se ne parla ancora].',
  ],
  outlook: [
    '[Gli accertamenti|Le verifiche|I rilievi] [proseguiranno|andranno avanti] [per tutta la settimana|fino {a:d+3~8}|anche nei prossimi giorni]: [il fascicolo|il rapporto] è sul tavolo {di:the.inspector}. [Chi ha visto qualcosa|Chi può aiutare|Chi passava] {a:hamlet} [può chiamare il 112|può rivolgersi alla stazione {di:town}|è pregato di farsi avanti] [anche in forma anonima|a qualsiasi ora|entro {d+4~9}].',
    '[Oggi|Questa mattina|In giornata] {in:street} [tornano i tecnici|è previsto un nuovo sopralluogo|si lavora ancora per mettere in sicurezza l’area]; il ritorno alla normalità è [atteso per|annunciato per] {d+1~4}, [salvo imprevisti|alle {openhour}|se il tempo lo permette].',
    '{the.mayor} [ha convocato|convocherà] [residenti e commercianti|gli abitanti {di:hamlet}|il comitato {di:street}] per {d+2~10} alle {hour2} [in municipio|nella sala civica|nella palestra comunale]: [all’ordine del giorno|al centro della serata] {theme} e [le misure|gli interventi] [da prendere subito|per i prossimi {w3-9} mesi].',
    '[Dei fatti|Di quanto accaduto] [si parlerà|tornerà a occuparsi] [anche in prefettura|anche il comitato per la sicurezza], {d+3~12}, [quando|alla riunione in cui] [sarà fatto il punto|si discuterà] [sui controlli|sulle pattuglie|sui soccorsi] [tra {town} e {other}|{within}|lungo {road}].',
    '[Un abbraccio|Un ringraziamento|Un pensiero] è arrivato [ieri|in serata] anche {da:the.parish}, che [{d+1~6} ricorderà l’accaduto durante la messa|ha aperto l’oratorio {di:hamlet} a chi ne ha bisogno|ha passato {w2-4} ore con le famiglie {di:street}].',
  ],
  headings: [
    'I soccorsi {a:hamlet}',
    'La testimonianza {di:f1}',
    'Paura {in:street}',
    'Cosa è successo {a:town}',
    '{town}, le prossime ore',
    'Gli accertamenti {in:street}',
  ],
  facts: [
    {
      title: '{hamlet}, minuto per minuto',
      items: [
        ['{hour}', 'La prima chiamata al 112 arriva {da:street}.'],
        ['{4-9} minuti dopo', '{w2-3} [pattuglie|squadre] [lasciano|partono da] {other}.'],
        [
          '{18-40} minuti dopo',
          '[L’area|La zona] {di:hamlet} è [chiusa|isolata] [dalla polizia locale|dai carabinieri].',
        ],
        ['{hour2}', '[Via libera|Cessato allarme] [dopo {w2-6} ore|per i {12-80} residenti di {street}].'],
      ],
    },
    {
      title: 'I precedenti {a:town}',
      items: [
        ['{g-300~360}', 'Un episodio simile [{a:hamlet2}|{in:street2}]: {w2-5} persone coinvolte.'],
        ['{g-120~180}', '[La minoranza|Il comitato {di:hamlet}] [porta|deposita] in Comune {180-900} firme.'],
        [
          '{g-20~60}',
          '[La giunta|La polizia locale] {di:town} [stanzia|chiede] {12-60*1000} euro per [i controlli|le telecamere].',
        ],
      ],
    },
  ],
}
