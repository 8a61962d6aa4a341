import type { EventFamily } from './event-family.ts'

/** For children, and series of several days. */
export const familyEvents: readonly EventFamily[] = [
  {
    category: 'bambini',
    weight: 10,
    venues: ['library', 'park', 'hall', 'museum'],
    begins: [10 * 60, 10 * 60 + 30, 16 * 60, 16 * 60 + 30],
    lasts: 90,
    days: [1, 1],
    prices: ['Ingresso libero', 'Laboratorio 5 euro', 'Gratuito su prenotazione'],
    organisers: ['Biblioteca {diTown}', 'Cooperativa Il giardino', 'Ludoteca {diTown}', 'Musei civici'],
    tags: ['famiglie', 'biblioteche', 'asili-nido'],
    entries: [
      {
        venues: ['library'],
        title: 'Lettura ad alta voce, {eta}',
        about:
          'Un tappeto, quindici cuscini e una voce paziente: {who} sceglie tre albi illustrati e li legge due volte, la seconda chiedendo ai bambini di fare i rumori. Incontro pensato per chi ha {eta}.',
        scene: ['library', 'Libri per bambini sugli scaffali'],
        slots: { eta: 'da 3 a 6 anni|da 6 a 9 anni|da 1 a 3 anni' },
      },
      {
        venues: ['park', 'hall'],
        title: 'Burattini {aTown}: {storia}',
        about:
          'Baracca di legno e teste intagliate a mano: {who} manovra senza aiuti undici burattini e li fa litigare in tre dialetti diversi. In scena «{storia}», con il coro obbligatorio del pubblico.',
        scene: ['theatre', 'Un piccolo teatro di burattini'],
        slots: {
          storia:
            'Il drago che aveva paura|Fagiolino e la farina stregata|La gallina dalle uova quadre|Tre fratelli e un pozzo',
        },
      },
      {
        title: 'Piccoli scienziati: {tema}',
        about:
          'Microscopi, barattoli e mani sporche: {tema} spiegato con gli esperimenti, che riescono quasi sempre. Conduce {who}, e ai genitori si chiede di restare a guardare senza suggerire.',
        scene: ['classroom', 'Banchi e provette in un’aula'],
        slots: { tema: 'il fiume in una goccia|vulcani da tavolo|insetti da vicino|il pane che cresce' },
      },
      {
        venues: ['park'],
        title: 'Caccia al tesoro {aTown}',
        about:
          'Squadre miste di grandi e bambini, dodici tappe e un cruciverba da completare: {aTown} il tesoro è nascosto, per regolamento, in un posto davanti al quale tutti passano ogni giorno.',
        scene: ['garden', 'Un prato con gli alberi'],
      },
      {
        title: 'Mani nella terra, laboratorio {stagione}',
        about:
          'Si impasta l’argilla, si dipinge con le terre e si porta a casa una ciotola storta: il laboratorio {stagione} di {who} è per bambini dai cinque anni, con un adulto disposto a sporcarsi.',
        scene: ['school-yard', 'Un cortile con i tavoli da lavoro'],
        slots: { stagione: 'di stagione|del sabato|delle vacanze' },
      },
      {
        begins: [20 * 60],
        venues: ['library'],
        title: 'Notte in biblioteca con {who}',
        about:
          'Sacco a pelo, torcia e una storia lunga: venti bambini dormono fra gli scaffali con {who} e altri tre lettori, cena al sacco alle otto e colazione insieme ai genitori il mattino dopo.',
        scene: ['night-village', 'Le finestre illuminate di un edificio di notte'],
      },
    ],
    middle: [
      'I bambini ricevono una tessera con un timbro per ogni incontro: con cinque timbri si sceglie un libro.',
      'Il materiale è compreso e riciclato quasi per intero.',
      'La merenda è offerta, con pane, frutta e niente bibite.',
      'Per i fratelli più piccoli c’è un angolo morbido con giochi di legno.',
      'L’attività si può seguire anche nella lingua dei segni, avvisando qualche giorno prima.',
    ],
    practical: [
      'Massimo venti partecipanti: si prenota in biblioteca o per telefono.',
      'Il passeggino può entrare, lo spazio per lasciarlo c’è.',
      'Si raccomandano abiti che possono macchiarsi.',
      'Il programma prevede una pausa a metà.',
    ],
  },
  {
    category: 'rassegne',
    weight: 6,
    venues: ['stage', 'hall', 'square', 'library'],
    begins: [17 * 60 + 30, 20 * 60 + 45, 21 * 60],
    lasts: 120,
    days: [8, 45],
    prices: ['Ingresso libero', 'Abbonamento 40 euro, singolo ingresso 10', 'Ingresso 5 euro a serata'],
    organisers: ['Comune {diTown}', 'Fondazione teatri', 'Associazione Pianura blues', 'Circolo dei lettori'],
    tags: ['concerti', 'prosa', 'presentazioni', 'danza'],
    entries: [
      {
        venues: ['square'],
        months: [5, 6, 7, 8, 9],
        title: 'Concerti in cortile {aTown}',
        about:
          'Sei appuntamenti nei cortili aperti per l’occasione, con musica che va dal barocco alla canzone d’autore. Apre {who}; ogni sera, prima di cominciare, il padrone di casa racconta le sue mura.',
        scene: ['concert', 'Sedie e un palco in un cortile'],
      },
      {
        months: [5, 6, 7, 8, 9, 10],
        title: 'Autori fra i filari',
        about:
          'Cinque scrittori in cinque cantine dei colli: si parla di libri seduti sulle cassette, si beve poco e bene. Il programma, ideato da {who}, alterna romanzi, reportage e una serata di poesia.',
        scene: ['vineyard', 'Filari al tramonto'],
      },
      {
        begins: [16 * 60],
        venues: ['stage'],
        months: [1, 2, 3, 10, 11, 12],
        title: 'Teatro a merenda',
        about:
          'Una stagione di domeniche per le famiglie: otto spettacoli di compagnie da tutta Italia, con le ombre, gli oggetti e gli attori in carne e ossa. La direzione è di {who}, la torta è dei volontari.',
        scene: ['theatre', 'Un teatro pieno di bambini'],
      },
      {
        begins: [19 * 60, 19 * 60 + 30],
        title: 'Dal vivo in collina, {numero} concerti',
        about:
          'Un palco piccolo e un paesaggio grande: {numero} concerti al tramonto {aTown} e nelle frazioni vicine, raggiungibili con una camminata di mezz’ora guidata da {who}.',
        scene: ['hill-village', 'Un borgo di collina al tramonto'],
        slots: { numero: 'quattro|cinque|sette' },
        months: [6, 7, 8, 9],
      },
      {
        venues: ['hall'],
        title: 'Il cineforum dei film perduti',
        about:
          'Sette film scelti da {who} fra quelli passati troppo in fretta: ogni settimana una scheda stampata, una breve presentazione e il voto in monetine lasciate in tre barattoli all’uscita.',
        scene: ['cinema', 'Una sala cinematografica'],
      },
      {
        title: 'Pianura aperta, festival di {tema}',
        about:
          'Incontri, spettacoli e passeggiate in undici luoghi della provincia: il festival di {tema} diretto da {who} occupa piazze, stalle vuote e una vecchia sala d’aspetto della ferrovia.',
        scene: ['countryside', 'La pianura con i pioppi'],
        slots: { tema: 'narrazione|musica di strada|teatro dei luoghi|fotografia' },
        months: [4, 5, 6, 9, 10],
      },
    ],
    middle: [
      'Il calendario completo è distribuito nelle biblioteche e nei bar della zona.',
      'Ogni serata ha un tema, un ospite e un piatto preparato dalla Pro loco.',
      'Più della metà degli appuntamenti nasce apposta per questi luoghi.',
      'L’edizione precedente ha superato le duemila presenze.',
      'Chi partecipa a tutte le date riceve la tessera di sostenitore e una stampa numerata.',
    ],
    practical: [
      'In caso di pioggia si va al coperto, nella sala indicata sul programma.',
      'La prenotazione è consigliata per gli appuntamenti nei luoghi piccoli.',
      'Abbonamenti in vendita fino alla vigilia della prima data.',
      'Informazioni all’ufficio cultura del municipio.',
    ],
  },
]
