import type { LetterRow } from './letters-city.table.ts'

/** Letters from the valleys, the plain and the river. */
export const provinceLetters: readonly LetterRow[] = [
  [
    'La corriera delle sette',
    'Ferriere',
    'Mio figlio si alza alle cinque e mezza per essere a scuola alle otto. Non si lamenta mai; si lamenta la corriera, che d’inverno si ferma. Se vogliamo che qualcuno resti quassù, prima della fibra e delle residenze d’artista servirebbe una corriera con le gomme buone.',
    'Un paese vive finché ci passa qualcosa. Della corriera torneremo a scrivere, salendoci.',
  ],
  [
    'Il ponte Gobbo e i selfie',
    'Bobbio',
    'Il ponte è di tutti e ne siamo orgogliosi. Ma d’estate per attraversarlo a piedi servono venti minuti e molta pazienza, perché ci si ferma a ogni gobba. Propongo un patto: una fotografia a testa, poi si cammina.',
  ],
  [
    'Sacchi di sabbia',
    'Calendasco',
    'La notte della piena eravamo in trecento sull’argine. Non ci conoscevamo tutti. Alle tre una signora è arrivata con due pentole di minestra e ha detto: «È calda, poi mi ridate le pentole». Gliele abbiamo riportate lavate. Volevo che restasse scritto.',
    'Resta scritto. E grazie a chi c’era, con la pala o con la pentola.',
  ],
  [
    'Lupi e greggi',
    'Farini',
    'Ho quaranta pecore e ne ho perse sei. Non chiedo di sparare a nessuno. Chiedo che quando telefono per un sopralluogo venga qualcuno entro la settimana, e che il rimborso arrivi prima della primavera successiva. Il lupo fa il lupo, l’ufficio dovrebbe fare l’ufficio.',
  ],
  [
    'Due classi, una stufa',
    'Morfasso',
    'La nostra scuola ha undici bambini e rischia di chiudere. Si dice che non fa numero. Undici bambini che crescono in montagna sono undici famiglie che tengono puliti i boschi, aperta la bottega, accesa la luce. A me pare un numero.',
  ],
  [
    'La nebbia e i limiti',
    'Caorso',
    'Sulla statale, con la nebbia, mi sorpassano a cento all’ora. Io vado a cinquanta e mi sento in colpa. Poi leggo degli incidenti e il senso di colpa passa. A chi ha fretta vorrei dire che alla rotonda ci troviamo comunque insieme.',
  ],
  [
    'Il forno di paese',
    'Gropparello',
    'Il nostro fornaio va in pensione e cerca qualcuno a cui lasciare il forno. Lo regala, quasi. In tre mesi non si è presentato nessuno. Eppure tutti diciamo che il pane di una volta è un’altra cosa. Forse lo diciamo senza averlo mai visto fare alle due di notte.',
  ],
  [
    'Grandine e assicurazioni',
    'Ziano',
    'Otto minuti di grandine e l’annata è finita. L’assicurazione copre una parte, lo Stato forse un’altra, fra due anni. Intanto la vite va curata lo stesso. Chi beve un bicchiere dei nostri colli sappia che dentro ci sono anche quegli otto minuti.',
  ],
  [
    'Il campanile che sbaglia l’ora',
    'Vernasca',
    'Il nostro campanile batte sette minuti dopo. In paese lo sanno tutti e si regolano. Adesso vogliono aggiustarlo con un apparecchio collegato al satellite. Domando: chi ci ridarà quei sette minuti?',
    'Li tenga da parte lei. E ci dica l’ora giusta quando passiamo.',
  ],
  [
    'Rifiuti lungo il Trebbia',
    'Rivergaro',
    'Domenica sera, dopo i bagnanti, abbiamo riempito quattordici sacchi. Eravamo in sei, il più vecchio aveva settantotto anni e la più giovane nove. Il fiume è gratis, ma qualcuno lo paga. Domenica prossima ricominciamo: si accettano mani.',
  ],
  [
    'La posta a giorni alterni',
    'Zerba',
    'Qui la posta arriva tre volte alla settimana, se la strada è aperta. Ho ricevuto l’avviso per una visita il giorno dopo la visita. Ho telefonato, mi hanno detto di controllare la posta elettronica. Siamo in settanta, dieci hanno il computer.',
  ],
  [
    'Strade bianche, polvere e camion',
    'Cortemaggiore',
    'La strada dietro casa era una carraia per due trattori. Da quando c’è il magazzino ci passano i camion che hanno sbagliato uscita. Un cartello chiaro, in più lingue, risolverebbe metà del problema. L’altra metà è che ogni tanto qualcuno controlli.',
  ],
  [
    'Un dialetto per nipote',
    'Bettola',
    'Con mio nipote parlo in dialetto. Sua madre teme che a scuola faccia confusione; la maestra dice che è fortunato. Intanto lui mi traduce l’inglese. Ci capiamo benissimo, e ogni tanto passiamo all’italiano per cortesia verso gli altri.',
  ],
  [
    'Cinghiali nell’orto',
    'Alta Val Tidone',
    'Una notte, dodici cinghiali, un orto in meno. Ho fatto la recinzione che mi hanno consigliato: la usano per grattarsi. So che il problema è serio e non ha soluzioni facili. Ma quando lo racconto in città sorridono, e questo un po’ mi dispiace.',
  ],
  [
    'La banda non va in vacanza',
    'Lugagnano',
    'La banda suona ai matrimoni, ai funerali, il 25 Aprile, alla sagra e sotto la pioggia. Nessuno di noi prende un euro. Cerchiamo una stanza per provare, perché la nostra ha il soffitto che perde. In cambio promettiamo di non suonare dopo le dieci.',
    'Se qualcuno ha una stanza asciutta, la redazione fa volentieri da portalettere.',
  ],
  [
    'Il castello a porte chiuse',
    'Castell’Arquato',
    'Vivo accanto a un castello che vedo aperto due volte l’anno. Capisco i costi, capisco la sicurezza. Ma un gruppo di pensionati volontari, con una torcia e molta memoria, saprebbe raccontarlo ogni domenica. Siamo disponibili, e abbiamo già le scarpe comode.',
  ],
  [
    'La rotonda che mancava',
    'Podenzano',
    'Per vent’anni abbiamo chiesto la rotonda. Adesso c’è, e funziona. Siccome scriviamo sempre per protestare, questa volta scrivo per dire che le cose, qualche volta, si fanno. Con calma, ma si fanno.',
  ],
  [
    'Latte, prezzi e silenzi',
    'Besenzone',
    'Mungiamo alle quattro e alle sedici, Natale compreso. Quando il prezzo sale se ne parla, quando scende no. Tre centesimi sembrano niente: su una stalla come la nostra sono la differenza fra cambiare il trattore e cambiare mestiere.',
  ],
  [
    'Il medico condotto',
    'Ottone',
    'Il nuovo medico fa quaranta chilometri per arrivare e quaranta per tornare. È venuto anche con la neve. Gli abbiamo trovato una casa con il camino e il bosco dietro, l’affitto lo fa il paese. Se legge, sappia che la legna è già tagliata.',
  ],
  [
    'Un lago da difendere',
    'Vernasca',
    'Attorno alla diga di Mignano si cammina che è una meraviglia. Da qualche mese compaiono fuochi, bottiglie e piste di moto. Prima di mettere divieti proporrei di mettere qualcuno: due guardie volontarie la domenica, con il binocolo e il sorriso.',
  ],
]
