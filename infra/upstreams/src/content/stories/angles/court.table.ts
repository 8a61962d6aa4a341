import { defineAngle, type Angle } from '../angle.ts'

/** Steps of a case on the way to its sentence; its theme is what somebody is accused of. */
export const trialAngles: readonly Angle[] = [
  defineAngle(
    'l’udienza rinviata',
    { weeks: '5-15' },
    [
      '{theme}, tutto rinviato: se ne riparla fra {w:weeks} settimane',
      'Manca un testimone: slitta il processo per {theme}',
    ],
    'Un testimone assente e una notifica sbagliata: il processo per {theme} slitta di {w:weeks} settimane. Le parti civili: «È la terza volta».',
    [
      'In aula c’erano tutti tranne {h4}, il testimone più atteso: {the.judge} ha rinviato di {w:weeks} settimane il processo per {theme}. La notifica era arrivata [a un omonimo|al vecchio indirizzo] {di:other}. «[È la terza volta|Il tempo lavora contro chi aspetta]», protesta {h3} per le parti civili.',
    ],
    ['Ho chiuso il negozio {w3-5} volte per venire qui {da:hamlet}.', '{p2}, parte civile'],
  ),
  defineAngle(
    'l’arresto convalidato',
    { grams: '2-9' },
    [
      'Arresto convalidato per {theme}: resta in carcere',
      '{theme}, il gip convalida: {p1.age}enne ai domiciliari {a:town}',
    ],
    'Davanti al giudice ha taciuto per venti minuti, poi due parole: arresto convalidato per {theme}. La difesa chiederà il riesame.',
    [
      'Venti minuti di silenzio e due parole, «sono stanc{p1/o/a}»: {the.judge} ha convalidato l’arresto di {p1/un uomo/una donna} di {p1.age} anni, {p1/accusato/accusata} nell’ambito di un’indagine per {theme}. A fermar{p1/lo/la} {a:hamlet} erano stati i carabinieri dopo {w3-8} giorni di appostamenti. La difesa, con {h3}, [annuncia ricorso|chiede i domiciliari].',
    ],
    ['Era sempre gentile, {in:street} [salutava tutti|portava la spesa ai vicini].', '{f2}, vicina'],
  ),
  defineAngle(
    'la perizia',
    { pages: '60-240' },
    ['{theme}, la perizia ribalta tutto: {pages} pagine in aula', 'Parola al perito: {pages} pagine {su:theme}'],
    'La perizia è di {pages} pagine e smentisce {w2-3} punti dell’accusa: il processo per {theme} prende un’altra strada. Prossima udienza fra un mese.',
    [
      'Il perito ha parlato {w2-4} ore senza bere un sorso: {pages} pagine che [smentiscono la ricostruzione|aprono dubbi] nel processo per {theme}. Al centro un orario, le {hour}, che non torna per {20-50} minuti. {the.prosecutor} [ha chiesto un’integrazione|non si arrende]; {h3}, per la difesa, [sorride|parla di svolta].',
    ],
    ['Un orologio fermo {a:hamlet} può [salvare|condannare] una persona.', '{h3}, difensore'],
  ),
  defineAngle(
    'la richiesta del pm',
    { years: '3-8' },
    [
      '{theme}, il pm chiede {w:years} anni: «Un disegno preciso»',
      'Requisitoria di {w3-5} ore: chiesti {w:years} anni per {theme}',
    ],
    'Requisitoria fiume in tribunale: {the.prosecutor} chiede {w:years} anni. «Un disegno preciso», dice {su:theme}. Fra due settimane la difesa.',
    [
      'Ha cominciato con una fotografia e ha finito con una data: {the.prosecutor} ha chiesto {w:years} anni nel processo per {theme}. «[Non un episodio, un metodo|C’è chi ha pagato per tutti]», ha detto dopo {w3-5} ore. In aula {20-60} persone, alcune {di:hamlet}. La difesa parla {d+10~18}.',
    ],
    ['Ascoltando capivo che {a:hamlet} [avevamo visto e taciuto|si sapeva].', '{p2}, fra il pubblico'],
  ),
  defineAngle(
    'i testimoni',
    { heard: '6-14' },
    [
      'In aula {w:heard} testimoni: parla chi c’era quella sera',
      '{theme}, sfilano {w:heard} testimoni: «Ho sentito gridare»',
    ],
    'Sono stati ascoltati in {w:heard}: vicini, un barista e un autista di corriera. Il processo per {theme} entra nel vivo con due versioni opposte.',
    [
      'Il barista si ricordava perfino lo scontrino: in {w:heard} hanno testimoniato nel processo per {theme}. [Due versioni non coincidono|L’autista della corriera ha cambiato idea]: il punto è chi fosse {in:street} alle {hour2}. {the.judge} ha richiamato {w2-3} volte chi [rispondeva con un’altra domanda|guardava il telefono].',
    ],
    ['Ho detto quello che ho visto, {a:hamlet} [dormo lo stesso|mi hanno tolto il saluto].', '{h2}, testimone'],
  ),
  defineAngle(
    'il sequestro dei beni',
    { worth: '180-940*1000' },
    [
      'Sequestro da {worth} euro: auto, conti e una villa {a:hamlet}',
      '{theme}, sigilli a una villa {di:hamlet}: vale {worth} euro',
    ],
    'Due auto, un conto e una villa con piscina: sequestro per {worth} euro nell’indagine per {theme}. Il ricorso sarà discusso fra venti giorni.',
    [
      'I sigilli sul cancello {di:hamlet} li ha visti per primo il postino: beni per {worth} euro bloccati nell’inchiesta per {theme}. Ci sono {w2-4} auto e {w3-6} conti, [uno intestato a una nonna|due all’estero]. La Guardia di finanza ha [confrontato {w5-9} anni di dichiarazioni|seguito un bonifico].',
    ],
    ['Dichiarava meno di me, che {a:hamlet} [faccio le pulizie|guido il pulmino].', '{f2}, residente'],
  ),
  defineAngle(
    'il rinvio a giudizio',
    { people: '3-11' },
    [
      'A processo in {w:people} per {theme}: prima udienza in primavera',
      '{theme}, il gup decide: {w:people} rinvii a giudizio',
    ],
    'Il giudice ha deciso dopo un’ora: in {w:people} andranno a processo per {theme}. Due posizioni stralciate, il Comune sarà parte civile.',
    [
      'Un’ora in camera di consiglio, poi l’elenco dei nomi: in {w:people} andranno a processo per {theme}. Per altri {w2-3} [la posizione è stralciata|c’è l’abbreviato]. Il Comune {di:town} [si costituirà|chiede i danni]; le parti offese sono {w12-19}, quasi tutte {di:hamlet}. Prima udienza {d+30~60}.',
    ],
    [
      'Adesso parleranno le carte: {a:hamlet} [ne abbiamo portate {w4-9} scatole|le abbiamo conservate].',
      '{h3}, avvocato di parte civile',
    ],
  ),
  defineAngle(
    'l’incidente probatorio',
    { hours: '2-5' },
    [
      '{theme}, la vittima parla per {w:hours} ore in aula protetta',
      'Incidente probatorio {a:town}: {w:hours} ore per ricordare tutto',
    ],
    'Una stanza con i colori alle pareti e {w:hours} ore di racconto: incidente probatorio nell’inchiesta per {theme}. Gli atti restano riservati.',
    [
      'Le pareti sono dipinte di azzurro e il microfono non si vede: nell’inchiesta per {theme} {p2/un testimone/una testimone} ha parlato per {w:hours} ore in aula protetta. {the.prosecutor} [ha fatto {w9-19} domande|è {prosecutor/soddisfatto/soddisfatta}]. Le parti si rivedono {d+12~25}.',
    ],
    ['Ha chiesto se poteva tornare {a:hamlet} [prima di sera|dal suo cane].', '{h3}, difensore di parte'],
  ),
  defineAngle(
    'le intercettazioni',
    { calls: '90-900' },
    [
      '{calls} telefonate agli atti: così è nata l’accusa per {theme}',
      '«Parla piano»: le {calls} intercettazioni {su:theme}',
    ],
    'Le conversazioni agli atti sono {calls}: l’accusa ci legge un accordo, la difesa scherzi da bar. Il processo per {theme} passa da lì.',
    [
      '«Parla piano», diceva una voce alle {hour}: le telefonate agli atti sono {calls} e raccontano, per l’accusa, quello che ha portato {a:theme}. La difesa [le chiama chiacchiere da bar|ne contesta {20-60}]. In aula ne hanno ascoltate {w6-15}, [una con un cane che abbaia|tre in dialetto]. Il perito {di:other} ha tradotto «[la roba|il salame]».',
    ],
    ['Il dialetto {di:hamlet} non è un codice: [mia nonna parlava così|lo diremo ai giudici].', '{h3}, difensore'],
  ),
  defineAngle(
    'la latitanza finita',
    { months: '5-28' },
    [
      'Ricercat{p1/o/a} da {months} mesi, {p1/trovato/trovata} {a:hamlet} per caso',
      'Fine della fuga {a:hamlet}: era ricercat{p1/o/a} per {theme}',
    ],
    'Usciva solo di notte e pagava in contanti: dopo {months} mesi finisce {a:hamlet} la fuga di {p1/un uomo/una donna} di {p1.age} anni. L’accusa riguarda {theme}.',
    [
      'A tradir{p1/lo/la} è stata una pizza sempre uguale: {p1/un uomo/una donna} di {p1.age} anni, in fuga da {months} mesi per un’accusa che riguarda {theme}, viveva {in:street} con un altro nome. I carabinieri hanno aspettato {w3-7} sere. {the.captain}: «[Nessuna resistenza|Ha chiesto di finire la cena]».',
    ],
    [
      'Lo conoscevo come «il professore»: {a:hamlet} [aiutava i miei figli coi compiti|pagava puntuale].',
      '{f2}, vicina',
    ],
  ),
  defineAngle(
    'la truffa sventata in aula',
    { sum: '4-30*1000' },
    ['Il cassiere si insospettisce: processo per {theme}', '«Quella firma non è mia»: in aula il caso da {sum} euro'],
    'Una firma troppo bella e {sum} euro che stavano per sparire: il processo per {theme} comincia dal racconto di chi ha detto no allo sportello.',
    [
      'La firma era troppo bella, e lui lo ha notato: {h1}, cassiere {in:street}, ha raccontato ai giudici come ha fermato un prelievo da {sum} euro. Da lì è nato il processo per {theme}. L’imputat{p1/o/a}, {p1.age} anni, [scuote la testa|sorride]. {the.judge}: «[Lei ha avuto coraggio|Ripeta con calma]».',
    ],
    ['La signora {di:hamlet} firma da sempre [di traverso|con la stilografica]: lo sapevo solo io.', '{h1}'],
  ),
  defineAngle(
    'la baby gang',
    { kids: '4-9' },
    [
      '{w:kids} minorenni davanti al giudice: l’accusa riguarda {theme}',
      'Hanno fra i 15 e i 17 anni: in {w:kids} accusati, c’entra {theme}',
    ],
    'Hanno fra quindici e diciassette anni e in {w:kids} siedono davanti al tribunale dei minori: l’accusa riguarda {theme}. Decisivi i video.',
    [
      'Le madri aspettavano in corridoio con le felpe in mano: in {w:kids}, fra i quindici e i diciassette anni, sono a processo a Bologna per fatti avvenuti {a:hamlet}. L’accusa riguarda {theme}. Decisivi {w9-19} secondi di video. L’assistente sociale: «[Uno scrive poesie|Tre non avevano mai visto il mare]».',
    ],
    ['Li conosco da quando erano piccoli, {a:hamlet}: [dove eravamo noi?|colpa di tutti].', '{the.teacher}'],
  ),
  defineAngle(
    'il furto in tribunale',
    { files: '20-90' },
    [
      'Fascicoli scomparsi e ritrovati: {theme}, processo salvo',
      '{files} pagine sparite: il processo per {theme} rischia',
    ],
    'Mancavano {files} pagine e nessuno sapeva dove fossero: erano in un armadio sbagliato. Il processo per {theme} riparte dopo un mese.',
    [
      'Le hanno cercate in {w6-9} per {w3-8} giorni: {files} pagine del processo per {theme} erano finite [in un faldone di sfratti|dietro un termosifone]. {the.judge} ha letto il verbale di ritrovamento con un mezzo sorriso. {h3}: «[Con un computer non sarebbe successo|Ho rischiato di rifare tutto da capo]».',
    ],
    ['Qui la carta [cammina da sola|ha più vite dei gatti].', '{h3}, avvocato {a:town}'],
  ),
  defineAngle(
    'l’estradizione',
    { km: '900-2400' },
    [
      'Arriva da {km} chilometri: estradat{p1/o/a} per {theme}',
      '{theme}, consegnat{p1/o/a} all’Italia: viveva lontano {km} chilometri',
    ],
    'Aveva aperto un bar sul mare: dopo {w2-6} anni {p1/un uomo/una donna} di {p1.age} anni torna in Italia per rispondere di quanto accaduto {a:hamlet}.',
    [
      'L’aereo è atterrato alle {hour}: {p1/un uomo/una donna} di {p1.age} anni, originari{p1/o/a} {di:hamlet}, è {p1/stato/stata} {p1/consegnato/consegnata} all’Italia dopo {w2-6} anni. L’accusa riguarda {theme}. Aveva [un bar sul mare|una barca con un nome piacentino]. {h3}: «[Non è mai scappat{p1/o/a}, lavorava|Risponderà a tutto]».',
    ],
    ['Mi mandava cartoline: chiedeva [tortelli|notizie da casa].', '{f2}, cugina'],
  ),
  defineAngle(
    'la parola ai difensori',
    { hours: '2-5' },
    ['{theme}, la difesa parla {w:hours} ore: «Solo suggestioni»', 'Arringa di {w:hours} ore nel processo per {theme}'],
    'Fogli colorati, una lavagna e {w:hours} ore di arringa: la difesa chiede l’assoluzione nel processo per {theme}. Sentenza attesa a giorni.',
    [
      'Ha disegnato {in:street} su una lavagna, con i lampioni: {h3} ha parlato {w:hours} ore nel processo per {theme} e ha chiesto l’assoluzione. «[Solo suggestioni|Quattro indizi zoppi non fanno una prova che cammina]». {the.prosecutor} [non ha replicato|replicherà {d+4~9}]. La sentenza è attesa entro il mese.',
    ],
    ['Ho dormito poco e contato i lampioni {di:hamlet}: [sono {w9-19}|uno è spento da mesi].', '{h3}'],
  ),
]
