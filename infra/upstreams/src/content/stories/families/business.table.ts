import type { StoryFamily } from '../story.types.ts'

/** What firms, shops and work have in common. */
export const business: StoryFamily = {
  context: [
    'Secondo [i dati della Camera di commercio|l’ultimo rapporto sulla congiuntura], in provincia le imprese attive sono {24-29*1000}, {il:2-9} per mille [in meno|in più] [di un anno fa|rispetto {a:lastmonth}]. [Tiene|Cresce] [il manifatturiero|l’export|l’artigianato di servizio], [soffre|arretra] [il commercio al dettaglio|l’edilizia|l’abbigliamento], che {a:town} [ha perso {w4-19} insegne|conta {14-90} vetrine spente].',
    '{the.chamber} [invita|esorta] [alla prudenza|a guardare lontano]: «[Il {year} è partito piano|Le bollette pesano ancora {il:6-24} per cento in più|Le aziende {di:town} hanno ordini per {w3-9} mesi], [ma la voglia di investire c’è|eppure nessuno molla|e la differenza la fanno le persone]». [Tra le priorità|In cima alla lista] [il credito|la formazione|le infrastrutture], [con {w2-5} bandi aperti|e {200-900*1000} euro già stanziati].',
    '[I sindacati|Le sigle] {a:town} [aspettano i fatti|restano alla finestra|chiedono garanzie]. «[Vogliamo il piano scritto|Contano i contratti, non gli annunci|Su {w3-9} assunzioni, {w2-3} devono essere stabili]», [avverte|dice] {the.unions}, [che {d+2~12} riunirà i delegati|che ha incontrato i lavoratori {a:hamlet}|reduce da un’assemblea con {40-190} persone].',
    '[In fabbrica|In azienda|Tra i dipendenti] {a:town} il clima è [di attesa|buono|cambiato]. {p4}, {28-62} anni, di cui {w8-20} passati qui, [la vede così|riassume]: «[Si lavora e si spera|Il mestiere è cambiato, le persone no|Ho due figli e un mutuo da {480-880} euro al mese]». [Il turno|La giornata] [comincia|inizia] alle {w5-7} [e finisce quando {hamlet} è già sveglia|e per arrivare {da:other} servono {20-50} minuti].',
    'Tra le aziende che guardano alla vicenda c’è quella {di:h7}, {a:other3}: il {lastyear} [si è chiuso|è andato in archivio] con ricavi per {12-96/10} milioni, [in crescita|in aumento] {del:3-19} per cento, e [un utile|un margine] di {60-940*1000} euro. [La quota estero|L’export] [vale|pesa] {il:12-64} per cento: [si vende|si spedisce] in {w6-20} Paesi, [con la Germania in testa|con Francia e Spagna davanti|e la Polonia è la novità].',
    '[Trovare personale|Assumere] [resta difficile|non è semplice]: [le ricerche|i colloqui] [durano|richiedono] in media {w5-16} settimane e {30-58} posizioni su cento [restano scoperte|sono di difficile reperimento]. [Mancano|Si cercano] {w4-18} [saldatori|autisti|tecnici informatici|manutentori|carpentieri]. [L’accordo|La convenzione] con {highschool} [prevede|vale] {12-60} tirocini l’anno.',
    '[A pochi chilometri|Anche {a:other}|Non lontano, {a:other2}] [un’altra azienda|un concorrente|un’impresa dello stesso ramo] [ha investito {12-78/10} milioni|ha aperto {w2-4} linee|ha chiuso dopo {22-60} anni]. [Segno|È la prova] che {within} [il settore si muove|la partita è aperta|chi si ferma è perduto], [con {800-3900} addetti|con {60-400} imprese] e un indotto da {12-90} milioni.',
    '[Il Comune|L’amministrazione] [segue|accompagna] [l’operazione|la vicenda] [da vicino|da {w3-14} mesi]: {the.shops} [ha incontrato la proprietà {g-6~40}|ha aperto uno sportello {in:street}|ha ottenuto {20-140*1000} euro dalla Regione] e [parla|ha parlato] di «[un segnale per {town}|un’occasione che non capita due volte|un impegno da {12-60} posti]».',
    'Un’impresa {di:other3} ci è già passata: [comincia|è nata] {nel:1950-1994}, [in un capannone|in un garage|in un cortile] di {60-300} metri quadrati con {w2-6} [operai|persone]. [Oggi|Adesso] gli addetti sono {22-280} e alla guida c’è la [seconda|terza] generazione, con {p5}, {27-49} anni, [una laurea a Parma|una parentesi di {w2-6} anni all’estero|e due fratelli].',
  ],
  outlook: [
    '[Il prossimo incontro|Il tavolo successivo] è [fissato|convocato] per {d+3~20} [in Provincia|nella sede degli industriali|in municipio {a:town}], alle {openhour}: [saranno presenti|si siederanno] {w4-12} delegati e [si parlerà|si ripartirà] [dai turni|dalle assunzioni|dai {120-900*1000} euro sul piatto].',
    '[Entro {d+30~80}|Nel giro di {w2-5} mesi] [si saprà|sarà chiaro] se [i numeri reggono|la ripresa c’è|la scommessa {di:town} è vinta]. «[Noi ci crediamo|Ci vuole pazienza|Il mercato è severo]», [dice|chiude] {the.manager}, «[e abbiamo già ordini fino {a:nextmonth}|ma {town} ha risorse per farcela|e {w2-5} clienti nuovi lo dimostrano]».',
    '[Le candidature|I curriculum] si [inviano|mandano] entro {d+8~30} al centro per l’impiego o {in:street} {a:town}, dalle {openhour} alle 13: si comincia con {w4-18} posti [{a:nextmonth}|nel reparto {di:hamlet}|e un corso di {20-80} ore].',
    '[I prossimi dati|Le nuove cifre] [arriveranno|sono attese] {a:nextmonth}, [quando|con il rapporto in cui] la Camera di commercio [pubblicherà|diffonderà] [il trimestre|il quadro] {di:town} e {other}. [Le previsioni|Le attese] [dicono|indicano] una variazione di {4-29/10} per cento.',
  ],
  headings: [
    'I conti, {a:town} e altrove',
    'Il mercato visto {da:town}',
    'Chi lavora {a:hamlet}',
    'La parola {a:the.manager}',
    'Il nodo del personale {a:town}',
  ],
  facts: [
    {
      title: '{town}, i numeri {di:theme}',
      items: [
        [null, '{12-96/10} milioni di [ricavi|fatturato] nel {lastyear}.'],
        [null, '{22-380} addetti, {w4-18} dei quali [sotto i trent’anni|assunti nel {year}].'],
        [null, '{w5-20} Paesi serviti, {12-64} per cento [all’estero|di esportazioni].'],
      ],
    },
  ],
}
