import type { StoryEvent } from '../story.types.ts'

export const theftsEvents: readonly StoryEvent[] = [
  {
    theme: 'la serie di furti',
    subjects: ['night-village', 'street'],
    slots: { homes: '3-9', worth: '4-38*1000' },
    titles: [
      'Ladri in {w:homes} case {a:hamlet} in una sola notte: «Dormivamo al piano di sopra»',
      'Furti {a:hamlet}, {w:homes} case svaligiate: bottino da {worth} euro',
      '«Sono entrati dalla finestra del bagno»: notte di furti {a:hamlet}',
      '{hamlet}, una notte e {w:homes} case visitate: i residenti organizzano le ronde',
      'Oro, contanti e ricordi: la notte dei ladri {a:hamlet}, colpite {w:homes} case',
      'Razzia nelle villette {di:hamlet}: caccia alla banda delle {w:homes} case',
    ],
    standfirsts: [
      'Colpite {w:homes} abitazioni tra {street} e {street2}: spariti oro, contanti e {w2-4} auto. Il bottino supera i {worth} euro.',
      'La banda ha agito {nightwhen}, in meno di {w2-4} ore: {w:homes} case visitate, {worth} euro di bottino, una famiglia sveglia nel letto.',
    ],
    steps: [
      'Sono entrati [forzando una finestra|dal garage|tagliando la rete sul retro] {nightwhen} e hanno visitato {w:homes} case {a:hamlet}, [tra {street} e {street2}|tutte {in:street}]: [il bottino|il valore di quanto rubato] [sfiora|supera] i {worth} euro.',
      '[La prima|La più colpita] è stata [la casa|la villetta] {di:p1}, {p1.age} anni: [spariti|portati via] [gli anelli della madre|un orologio e {300-900} euro|{w2-6} monete d’oro]. «[Dormivamo al piano di sopra|Eravamo a cena {a:other}|Il cane non ha abbaiato]», [racconta|dice], «[e {w2-3} cassetti erano rovesciati a terra|e sul letto c’erano {w4-9} impronte|e la porta {di:street} era spalancata]».',
      '[I carabinieri|Le pattuglie] cercano [un’auto grigia|un furgone|una station wagon rubata {a:other}] [vista|segnalata] {in:street2} tra le {1-2}.{10-50} e le {3-4}.{10-50}: a bordo [tre|quattro] persone [incappucciate|con gli zaini]. [Un testimone|Un vicino], {h3}, [ha annotato {w3-5} cifre della targa|ha sentito un fischio|li ha visti correre verso {square}].',
      'Nella chat del [controllo di vicinato|quartiere], {60-240} iscritti, [i messaggi sono|ne arrivano] decine all’ora. {the.localpolice} [annuncia|promette] {w2-4} pattuglie in più [fino {a:d+10~30}|{a:hamlet} e {a:hamlet2}] e [nuove telecamere {in:street}|un incontro con i residenti {d+3~9}].',
    ],
    quotes: [
      [
        '[I soldi|Gli ori] si ricomprano, le foto nel cassetto no. {a:hamlet} non ci sentiamo più tranquilli.',
        '{p1}, derubat{p1/o/a}',
      ],
      [
        'In {w4-14} mesi siamo alla [terza|quarta] volta {in:street}: qualcuno studia i nostri orari.',
        '{f5}, residente',
      ],
    ],
  },
  {
    theme: 'la truffa',
    subjects: ['street', 'arcades'],
    slots: { worth: '3-28*1000' },
    titles: [
      '«Sua figlia ha avuto un incidente»: anziana raggirata, via {worth} euro',
      'Finto carabiniere {a:hamlet}, truffa da {worth} euro: ma la vicina dà l’allarme',
      'Truffe agli anziani, {f1} racconta: «Così ho messo in fuga il finto avvocato»',
      'La voce al telefono, poi l’uomo alla porta: truffa da {worth} euro {a:hamlet}',
      '{hamlet}, la vicina sente tutto e sventa il raggiro ai danni {di:f1}',
      'Finti carabinieri, {worth} euro spariti {a:town}: «Nessuno viene a casa vostra»',
    ],
    standfirsts: [
      '{f1}, {77-91} anni, ha consegnato {worth} euro in oro e contanti a un falso incaricato. Altri {w3-9} tentativi {a:hamlet}.',
      'La telefonata, la richiesta di denaro, l’uomo alla porta {in:street}: in un’ora {worth} euro spariti. I carabinieri: «Chiamate sempre il 112».',
    ],
    steps: [
      'La telefonata è arrivata {when}: «[Sua figlia ha investito una donna|Suo nipote è in caserma|C’è una cauzione da pagare]». {f1}, {77-91} anni, [che vive sola|vedova] {in:street}, [ha creduto a quella voce|ha avuto paura] e ha preparato {worth} euro tra [contanti e gioielli|fedi, catenine e risparmi].',
      'Dopo {w9-20} minuti alla porta [si è presentato|c’era] un uomo [sui quarant’anni|ben vestito|con una cartellina], [che ha mostrato|con] un tesserino [falso|con lo stemma]. [Ha preso la busta|Ha infilato tutto in una borsa] e [si è allontanato verso {square}|è salito su un’auto {in:street2}].',
      '[La vicina|La figlia], {f2}, [ha capito tutto|ha chiamato i carabinieri] alle {hour}: nelle stesse ore [erano stati contattati|avevano squillato i telefoni di] altri {w3-12} pensionati tra {hamlet} e {other}, [due dei quali avevano già messo i soldi nella busta|nessuno dei quali ci è cascato].',
      '{the.captain} [ricorda|ripete] che «[nessun militare chiede denaro|nessuno verrà mai a casa vostra a ritirare gioielli]» e [annuncia|ha fissato] {w3-8} incontri nelle parrocchie, [il primo|si comincia] {d+3~12} {a:hamlet}. Nel {lastyear} in provincia i casi [denunciati|accertati] sono stati {120-290}.',
    ],
    quotes: [
      [
        'Parlava [bene|con garbo], sapeva [il nome di mia figlia|dove lavora mio nipote]. In {w8-20} minuti mi ha portato via una vita.',
        '{f1}, pensionata {di:hamlet}',
      ],
      [
        '[Mettete giù e|Riagganciate e] richiamate un familiare: {in:street} una telefonata ha salvato {3-19*1000} euro.',
        '{the.captain}',
      ],
    ],
  },
  {
    theme: 'la spaccata',
    subjects: ['arcades', 'street', 'market'],
    slots: {
      shop: 'la tabaccheria|la gioielleria|il bar|la farmacia|il negozio di biciclette|il salone di parrucchiera',
      worth: '2-24*1000',
    },
    titles: [
      'Auto ariete contro {shop} {di:street}: vetrina in frantumi e fuga',
      'Spaccata {in:street}, {w2-4} minuti per svuotare {shop}',
      '«È la terza volta in un anno»: {shop} di nuovo nel mirino',
      'Nella notte sparisce tutto: {shop} {di:street} svuotata dai ladri',
      '{street}, vetrina a pezzi e {worth} euro spariti: commercianti esasperati',
      'Mazza, passamontagna e una fuga in scooter: il colpo {di:street}',
    ],
    standfirsts: [
      'Colpo {nightwhen} {a:town}: i ladri hanno sfondato l’ingresso e portato via {worth} euro. {the.owner}: «Ora basta».',
      'Bottino da {worth} euro e danni per altri {3-9*1000}: l’allarme è scattato, ma della banda {a:hamlet} nessuna traccia.',
    ],
    steps: [
      '[Un botto|Un rumore di vetri] [alle {2-4}.{10-50}|{nightwhen}] ha svegliato {street}: [una vecchia auto rubata {a:other}|un tombino|una mazza da cantiere] aveva appena sfondato l’ingresso. Nel mirino {shop} [che {p1} gestisce da {w8-20} anni|all’angolo con {street2}].',
      'In {90-240} secondi i ladri, [tre|quattro] [uomini a volto coperto|persone con il passamontagna], hanno fatto sparire merce e contanti per {worth} euro. Sono fuggiti verso {hamlet2} [su una seconda auto|a bordo di {w2-3} scooter].',
      '{p1}, {p1.age} anni, [ha riaperto|ha rialzato la serranda] [con un pannello di legno|già alle {openhour}]: «[L’assicurazione mi ha aumentato il premio {del:18-40} per cento|Ho {w2-5} dipendenti e non mollo|Spendo più in vetri che in luce]».',
      '{in:street} nell’ultimo anno i colpi [sono stati|salgono a] {w4-14}. I commercianti, {18-70} insegne, chiedono {w2-6} telecamere e [un presidio serale|una luce più forte]; {the.shops} [li incontrerà {d+2~8}|ha promesso un fondo da {10-60*1000} euro].',
    ],
    quotes: [
      [
        '[Il vetro si ripara|La vetrina si ricompra], la voglia di alzare la serranda {in:street} ogni volta è un po’ [meno|più fragile].',
        '{p1}, esercente',
      ],
      ['Dormo con la finestra aperta {in:street}: in {w2-4} minuti erano già via.', '{f4}, residente'],
    ],
  },
  {
    theme: 'il furto nei campi',
    subjects: ['farm-machine', 'countryside'],
    slots: {
      worth: '18-140*1000',
      thing:
        '{w2-4} trattori|{300-900} metri di cavi di rame|{w4-12} antenne satellitari dei trattori|{12-40} quintali di gasolio|le batterie di {w3-9} mezzi',
    },
    titles: [
      'Spariti {thing}: agricoltori nel mirino',
      'Furti in campagna, {a:hamlet} danni per {worth} euro in una notte',
      '«Sapevano dove cercare»: ladri nelle cascine tra {hamlet} e {other}',
      'Trattori fermi {a:hamlet} dopo il raid dei ladri: danni per {worth} euro',
      'Cancello divelto e un rimorchio pronto: il furto in cascina {a:hamlet}',
      'La campagna {di:hamlet} non dorme: in una notte un danno da {worth} euro',
    ],
    standfirsts: [
      'Nel mirino {w2-5} aziende agricole {di:town}: rubati {thing}, per un valore di {worth} euro. Caccia a un camion bianco.',
      'I ladri hanno agito {nightwhen} {a:hamlet}. Il danno sfiora i {worth} euro e blocca i lavori nei campi per {w4-14} giorni.',
    ],
    steps: [
      'Hanno [tagliato la catena|divelto il cancello|sfondato una porta] e caricato tutto su un camion: {nightwhen} {a:hamlet} sono spariti {thing}, [un valore di|per] {worth} euro.',
      '[La cascina|L’azienda] {di:h1}, {60-240} ettari [a mais e pomodoro|e {80-300} capi], [è stata la prima|è la più colpita]: «[Mi sono alzato alle {w4-5} per la mungitura e il portone era aperto|Sapevano dove cercare|Senza quei pezzi sto fermo {w6-14} giorni]», dice il titolare, {h1.age} anni.',
      'Nella stessa notte [sono stati visitati|i malviventi hanno provato ad aprire] altri {w2-5} capannoni tra {hamlet} e {other}. I carabinieri [hanno trovato|seguono] [le tracce di un rimorchio {su:road}|{w2-4} lucchetti tranciati|i segni di {w3-4} paia di scarponi nel fango].',
      '{the.coldiretti} [stima|calcola] in {18-70} i furti {within} [dall’inizio del {year}|in {w6-12} mesi] e [propone|chiede] [una rete di fototrappole da {20-80*1000} euro|un numero dedicato|pattuglie miste].',
    ],
    quotes: [
      ['Un trattore fermo {a:hamlet} in questo periodo vuol dire {w2-6} settimane perse.', '{h1}, agricoltore'],
      [
        'Prima il gasolio, poi il rame, adesso la tecnologia: {a:town} serve [più luce e più occhi|un presidio].',
        '{the.coldiretti}',
      ],
    ],
  },
]
