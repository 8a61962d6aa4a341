/** A letter: title, where it comes from, text, and the editor’s answer where there is one. */
export type LetterRow = readonly [title: string, town: string, text: string, answer?: string]

/** Letters about the city and how it works. */
export const cityLetters: readonly LetterRow[] = [
  [
    'Il 16 non passa più dal cimitero',
    'Piacenza',
    'Da settembre l’autobus 16 salta la fermata del cimitero. Ho ottantun anni e due volte la settimana porto i fiori a chi mi ha voluto bene: ora scendo a ottocento metri e cammino sul ciglio. Nessuno ci ha chiesto nulla prima di decidere. Si può rimettere quella fermata almeno il sabato?',
    'Abbiamo girato la domanda all’azienda dei trasporti, che promette una verifica entro l’anno. La terremo d’occhio, anche noi dal ciglio.',
  ],
  [
    'Panchine con vista sul cassonetto',
    'Piacenza',
    'Sul Facsal hanno messo panchine nuove, belle, di legno. Peccato che tre su cinque guardino una fila di cassonetti. Chi le ha montate non si è mai seduto. Basterebbe girarle: due bulloni, mezz’ora di lavoro e un po’ di buon senso.',
  ],
  [
    'Grazie a chi ha fermato la corsa',
    'Piacenza',
    'Martedì, all’angolo con via Venti Settembre, mi si è rotta la borsa della spesa in mezzo alla strada. Un ragazzo in monopattino si è fermato, ha bloccato le auto con un gesto e ha raccolto le mele una per una. Non ho fatto in tempo a chiedergli il nome. Lo ringrazio da qui.',
  ],
  [
    'La biblioteca aperta la sera',
    'Piacenza',
    'Le sale studio aperte fino a mezzanotte sono la notizia più bella dell’anno. A casa siamo in cinque e si studia a turno in cucina. Vorrei solo che qualcuno pensasse anche all’ultimo autobus: chi abita alla Besurica dopo le dieci torna a piedi.',
    'Studiare di notte e tornare di notte sono lo stesso servizio. Giriamo la richiesta a chi fa gli orari.',
  ],
  [
    'Un parcheggio in meno, un albero in più',
    'Piacenza',
    'Si litiga per undici posti auto tolti davanti alla scuola. Io li ho contati: al loro posto ci sono nove tigli e un marciapiede dove i bambini camminano senza la mano di nessuno. A me sembra un buon affare, anche se la sera faccio due giri dell’isolato.',
  ],
  [
    'Rumore sotto le finestre',
    'Piacenza',
    'Abito sopra un locale che chiude alle due. Non chiedo il coprifuoco, chiedo che alle due si chiuda davvero e che chi resta a parlare sappia che sopra c’è gente che si alza alle cinque. Ho scritto tre volte, mi hanno risposto che la competenza è di un altro ufficio.',
  ],
  [
    'Le luci di Natale e le lampadine di casa',
    'Piacenza',
    'Ogni anno si discute di quanto costano le luminarie. Ogni anno, passando sotto con i nipoti, penso che siano i soldi meglio spesi del bilancio. Forse si può risparmiare altrove: per esempio sui fogli con cui ci spiegano perché bisogna risparmiare.',
  ],
  [
    'Chi spazza la piazza',
    'Piacenza',
    'Alle sei di domenica mattina piazza Cavalli è un tappeto di bicchieri. Alle sette è pulita. In mezzo ci sono quattro persone con la ramazza che nessuno vede mai. Li ho visti perché faccio il pane. Volevo che qualcuno dicesse loro grazie.',
    'Lo facciamo noi, e aggiungiamo un invito a chi i bicchieri li lascia: il cestino è a dodici passi.',
  ],
  [
    'Biciclette contromano',
    'Piacenza',
    'Vado in bicicletta da sessant’anni e mi vergogno di dover scrivere contro i ciclisti. Contromano, senza luci, con il telefono in mano: di notte siamo ombre. La pista ciclabile ce la siamo meritata chiedendola; adesso dovremmo meritarcela usandola.',
  ],
  [
    'Il medico che risponde',
    'Piacenza',
    'Si parla solo di quello che non funziona. Il mio medico di base ha millecinquecento assistiti e mi ha richiamato alle nove di sera per un esame. Non so come faccia. So che quando andrà in pensione saremo nei guai, e che forse conviene pensarci prima.',
  ],
  [
    'Il treno delle 6.42',
    'Piacenza',
    'Da gennaio il treno delle 6.42 per Milano è arrivato puntuale undici volte. Le ho segnate. Siamo trecento, tutti con lo zaino e la stessa faccia. Non vogliamo il rimborso, che è un caffè al mese: vogliamo un treno.',
    'Undici volte è un dato, e i dati ci interessano: ci mandi il suo quaderno, lo pubblichiamo.',
  ],
  [
    'Il verde del vicino',
    'Piacenza',
    'Il condominio accanto al mio ha tagliato un cedro di novant’anni perché sporcava. Adesso il cortile è pulito e a luglio ci si frigge un uovo. Il regolamento lo permetteva. Allora, con permesso, cambiamo il regolamento.',
  ],
  [
    'Ai ragazzi del sottopasso',
    'Piacenza',
    'Ai ragazzi che disegnano nel sottopasso della stazione: il murale con gli aironi è bellissimo e ogni mattina mi mette di buon umore. Le scritte sopra, un po’ meno. Possiamo metterci d’accordo che gli aironi non si toccano?',
  ],
  [
    'La maestra della Taverna',
    'Piacenza',
    'È mancata la maestra che insegnò a leggere a metà del mio quartiere. In chiesa c’erano tre generazioni di suoi alunni e nessuno sapeva dove sedersi, perché lei ci avrebbe messi in ordine alfabetico. Lo abbiamo fatto, ridendo e piangendo.',
  ],
  [
    'Una città senza bagni',
    'Piacenza',
    'Ho una malattia che non si vede e che mi obbliga a conoscere tutti i bagni del centro. Sono quattro, due dei quali guasti. Non è un argomento elegante, ma è il motivo per cui molte persone non escono di casa. Bastano una chiave e un cartello.',
    'È un argomento di cittadinanza. Abbiamo chiesto in municipio l’elenco e i tempi delle riparazioni: lo pubblicheremo.',
  ],
  [
    'Il negozio sotto casa',
    'Piacenza',
    'Ha chiuso la merceria. Ci compravo un bottone all’anno, quindi la colpa è anche mia. Si dice sempre che il centro muore, e si compra altrove. Da oggi ho deciso: una cosa al mese in un negozio con la porta che suona.',
  ],
  [
    'Le strisce cancellate',
    'Piacenza',
    'In via Boselli le strisce davanti all’asilo non si vedono più da marzo. Gli automobilisti frenano per cortesia, non per segnaletica. Un barattolo di vernice costa meno di un convegno sulla sicurezza stradale.',
  ],
  [
    'Ospedale nuovo, domande vecchie',
    'Piacenza',
    'Prima di discutere di quanti piani avrà l’ospedale nuovo, vorrei sapere quanti infermieri ci lavoreranno. Le pareti non fanno i prelievi. Mia sorella ci lavora da trent’anni e dice che il reparto migliore è quello in cui qualcuno ha il tempo di sedersi.',
  ],
  [
    'La lezione del controllore',
    'Piacenza',
    'Sull’autobus una signora anziana non trovava il biglietto. Il controllore si è seduto accanto e ha aspettato due fermate che vuotasse la borsa. Il biglietto c’era. Avrebbe potuto fare il verbale in dieci secondi. Ho imparato qualcosa.',
  ],
  [
    'Cani, padroni e fontanelle',
    'Piacenza',
    'Ai giardini i cani bevono dalla fontanella, con il muso sul rubinetto. Amo i cani, ne ho due, e proprio per questo porto una ciotola. Chiedo al Comune una seconda vaschetta in basso, come in tante città. E ai padroni di sapere che non sono soli.',
  ],
]
