import type { StoryFamily } from '../story.types.ts'

/** What food, house, trips and leisure have in common. */
export const living: StoryFamily = {
  context: [
    '[Il segreto|La regola], [dice|assicura] {p4}, è [la pazienza|l’attenzione|non avere fretta]: «[Io ci metto {w3-9} ore|Ho sbagliato {12-60} volte prima di capirlo|Mia madre {f6.first} lo faceva così {nel:1958-1988}]». [E aggiunge|Poi precisa]: «[Chi viene {da:other} lo capisce al primo colpo|{a:hamlet} si è sempre fatto così|Diffidate di chi promette in {10-25} minuti]».',
    '[I prezzi|I costi] [variano|cambiano] parecchio: si va da {w6-20} a {24-180} euro, [a seconda della stagione|secondo la qualità|con differenze {del:8-30} per cento tra {town} e {other}]. Chi vuole risparmiare può muoversi [con {w2-5} settimane di anticipo|{a:nextmonth}|{n+3} invece che {n+5}], come fanno {a:other}.',
    '[Una ricerca|Un’indagine] su {180-960} famiglie {within} [dice|rivela] che {il:38-81} per cento [ha cambiato abitudini|ci pensa almeno {w2-4} volte l’anno|spende più di prima]. [I più convinti|I più attenti] [sono|risultano] [i trentenni|i pensionati|le coppie con figli], [{a:town} più che {a:other}|con una punta {del:62-88} per cento {a:town}|soprattutto {a:hamlet}].',
    '{f4}, {26-71} anni, {di:hamlet}, [ci ha provato|ha cominciato] [{w2-9} mesi fa|nel {lastyear}|per scommessa]. «[All’inizio mio marito rideva|Ho speso {40-280} euro in tutto|Adesso mi chiedono consigli in {w8-20}]», [racconta|confessa], «[e {a:hamlet} siamo più sereni|la domenica siamo sempre in {w6-12}|e non tornerei indietro per {300-900} euro]».',
    '[La tradizione|La consuetudine] [risale al|è documentata dal] {1590-1890}, [quando|anno in cui] [un notaio {di:town}|un parroco {di:hamlet}|una nobildonna] [ne scrisse|ne lasciò traccia] in {w2-9} righe [oggi conservate|ora custodite] {a:library}. [Di allora|Da quel tempo] resta [la sostanza|l’abitudine|lo spirito] [che {hamlet} difende|che si tramanda tra {hamlet} e {hamlet2}|e {w2-5} varianti {within}].',
    '[Tra i banchi del mercato|Nelle botteghe {di:street}|{in:square}] {h4} [ne parla|spiega] ai clienti [dal {1984-2012}|da {w12-20} anni]: «[Prima me lo chiedevano in {w2-9} alla settimana, ora in {20-80}|La gente vuole sapere da dove vengono le cose|Il sabato non sto dietro alle richieste {di:other}]».',
    '[L’associazione|Il gruppo] che [se ne occupa|promuove l’iniziativa] [conta|ha] {40-280} iscritti tra {town} e {other}, [una sede {in:street}|un calendario di {w6-18} date] e {w2-4} [istruttori|esperti]. {the.president} [spalanca le porte|invita tutti]: «[Basta un pomeriggio di {w2-4} ore per capire|{w2-3} lezioni sono gratis|Vi aspettiamo {n+3}]».',
    '[Attenzione però|Un’avvertenza]: per gli esperti {di:town} [{w2-4} casi su dieci finiscono male|l’errore più comune costa {30-190} euro] perché [si parte senza informarsi|si va di fretta|ci si fida del primo video]. «[Chiedete sempre {w2-4} pareri|Leggete l’etichetta fino in fondo|Una telefonata a chi è {di:town} vale {w5-10} recensioni]», [raccomanda|suggerisce] {p5}.',
  ],
  outlook: [
    '[Chi vuole provare|Chi è curioso] [può presentarsi|si faccia avanti] {d+3~20} alle {openhour} {in:street} {a:town}: [posti limitati a {12-60}|quota {w5-20} euro|prima lezione offerta], [prenotazione entro {n+2}|bambini gratis fino a {w8-12} anni].',
    '[Prossima tappa|Si replica] {a:other}, {d+8~30}, [con {w3-14} produttori|con {p5}|dalle {openhour} alle {closehour}]; [e {a:nextmonth}|poi] toccherà {a:other2}, [per {w2-3} giorni|con {200-900} invitati].',
    '«[Provare per credere|Il resto lo fa la compagnia|Poi mi direte]», [saluta|ride] {p4}, [che {d+4~14} terrà un incontro {a:library}|che sta scrivendo un quaderno di {40-120} pagine|già al lavoro per {nextmonth}].',
    'Gli indirizzi [si trovano|sono raccolti] in un [quaderno|opuscolo] di {16-60} pagine, [gratis|in distribuzione] {a:library} e {in:square}, {a:town}, fino {a:d+15~60}.',
  ],
  headings: [
    'I consigli {di:p4}',
    'Quanto si spende {a:town}',
    'La prova {di:f4}',
    'Cosa fare {a:hamlet}',
    'Una storia {di:hamlet}',
  ],
  facts: [
    {
      title: 'Da sapere {a:town}',
      items: [
        [null, '[Quando|In che giorni]: {d+3~10}, dalle {openhour}.'],
        [null, '[Dove|Il luogo]: {street}, {hamlet}.'],
        [null, '[Quanto|Il costo]: da {w5-20} euro, {w2-4} in meno per gli under {12-18}.'],
      ],
    },
  ],
}
