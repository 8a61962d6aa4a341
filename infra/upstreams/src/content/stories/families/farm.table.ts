import type { StoryFamily } from '../story.types.ts'

/** What fields, stables and cellars have in common. */
export const farm: StoryFamily = {
  context: [
    '[La borsa merci|Il listino {di:g-3~9}] [segna|dice] {18-34} euro al quintale per il grano, {42-58} per [il grana di {w12-18} mesi|le carni], con [un calo|un rialzo] {del:2-9} per cento [in {w2-6} settimane|rispetto {a:lastmonth}]. Le aziende {di:town} tengono d’occhio anche [i costi|il gasolio]: un’ora di trattore costa {22-48} euro.',
    '{the.coldiretti} [mette in fila|elenca] [i problemi|le richieste]: «[L’acqua, prima di tutto|I prezzi, prima di tutto|La burocrazia, prima di tutto]. [Un’azienda {di:town} compila {30-90} moduli l’anno|Servono invasi per {w2-9} milioni di metri cubi|A noi arrivano {w6-19} centesimi su un euro speso dal consumatore]». [Il tavolo|Il confronto] con la Regione [riprende|riparte] {d+4~25}.',
    '[Nell’azienda|Nella cascina] {di:p4}, {40-180} ettari {a:hamlet}, [la giornata comincia alle {w4-6}|si lavora in {w3-8}|ci sono {60-320} capi in stalla]. «[Mio nonno arava con i buoi|Ogni anno impariamo qualcosa|La terra non aspetta], [io guardo il satellite|e quest’anno ha piovuto {30-190} millimetri meno]», [racconta|dice], [indicando i filari|davanti al portico|con gli stivali sporchi di fango].',
    '[Il Consorzio di bonifica|Chi gestisce l’acqua] [ha in programma|ha avviato] {w4-18} interventi [tra {town} e {other}|lungo {water}|{within}], per {12-88/10} milioni: [canali|chiuse|pompe] [da rifare|da ammodernare] e {18-140} chilometri di rete. «[Ogni goccia conta|Il {lastyear} ci ha insegnato molto|Non possiamo permetterci perdite {del:12-30} per cento]», [ripete|sottolinea] {the.bonifica}.',
    '[La qualità] [è buona|promette bene]: [i primi campioni|le prime analisi] [parlano di|indicano] [un peso di {76-84} chili per ettolitro|{11-14} gradi zuccherini|proteine {al:11-15} per cento], [meglio|un po’ meglio] del {lastyear}. [Gli agronomi|I tecnici] [che seguono {town}|passati {a:hamlet} {g-2~9}] [consigliano|suggeriscono] di [aspettare ancora {w3-9} giorni|non avere fretta|controllare i campi ogni {w2-6} giorni].',
    '[Tra i giovani|Sotto i quarant’anni] [la terra torna a piacere|qualcosa si muove]: [nel {lastyear}|in un anno] {within} [sono nate|si sono insediate] {w6-20} aziende [guidate da under 40|con un titolare sotto i quaranta]. Una è di {p5}, {23-38} anni, [che {a:hamlet} coltiva|che ha scelto] [piccoli frutti|grani antichi|zafferano|lavanda] su {w2-14} ettari.',
    'La fauna selvatica [resta|è] [un cruccio|una spina nel fianco]: [i danni denunciati|le richieste di rimborso] {a:town} e {a:other} [sono|hanno toccato] {40-280} in {w6-12} mesi, per {18-190*1000} euro. [Gli abbattimenti|I piani di controllo] [si sono fermati a|hanno raggiunto] {180-940} capi.',
    '[La filiera|Il comparto] [vale|fattura] {120-680} milioni e dà lavoro a {4-9}mila persone in provincia. [La parte del leone|Il primato] [spetta|va] [al pomodoro|al latte|ai salumi|al vino]; cresce anche il biologico, {del:4-16} per cento in un anno, [con {30-160} aziende|{within} soprattutto|e {town} fa da apripista].',
  ],
  outlook: [
    '[Adesso|Ora] gli occhi sono puntati [sul cielo|sulle previsioni]: [se {water} terrà|con {w2-6} giorni di tempo buono|se non arriverà la grandine], {a:town} [si chiuderà|si finirà] entro {d+8~30}, con [rese|volumi] [in linea|migliori del {lastyear}|attorno ai {60-120} quintali per ettaro].',
    '[Un incontro tecnico|Una giornata in campo] è in programma {d+4~24} alle {openhour} {a:hamlet}, [nell’azienda di {h5}|nella sede della cooperativa]: [si parlerà|si discuterà] {di:theme} con {w3-8} [agronomi|esperti].',
    '«[Tireremo le somme|Faremo i conti] [{a:nextmonth}|entro {d+30~60}]», [dice|spiega] {the.farmer}: [servono almeno|bisogna incassare almeno] {22-64} euro al quintale per [coprire le spese|non andare in perdita] {a:hamlet}, [dove l’affitto è salito|con gli affitti saliti] a {380-890} euro per ettaro.',
    '[Le domande|Le richieste] per [i contributi|gli aiuti] [si presentano|vanno inviate] entro {d+15~60}: [il fondo|la dotazione] è di {180-960*1000} euro, [con {12-80} beneficiari|e copre {il:30-60} per cento della spesa] [{within}|tra {town} e {other}].',
  ],
  headings: [
    'I prezzi visti {da:town}',
    'L’acqua {di:hamlet}',
    'Nei campi {di:town}',
    'La voce {di:the.farmer}',
    'I conti {di:hamlet}',
  ],
  facts: [
    {
      title: 'La stagione {a:town}',
      items: [
        ['{lastyear}', '[Raccolto|Annata] da {52-98} quintali per ettaro.'],
        ['{g-30~70}', '[Piogge|Rovesci] per {18-90} millimetri {a:hamlet}.'],
        ['{g+10~30}', '[Chiusura|Fine] [dei lavori|della campagna] [su {300-900} ettari|{within}].'],
      ],
    },
  ],
}
