import type { StoryFamily } from '../story.types.ts'

/** What storms, snow, fog and heat have in common. */
export const weather: StoryFamily = {
  context: [
    '[La stazione|La centralina] {di:hamlet} ha [misurato|registrato] {12-88} millimetri in {w2-9} ore e raffiche [fino a|da] {48-96} chilometri orari; {a:other} [ne sono caduti|si è arrivati a] {8-60}. [Il confronto|Il paragone] con [la media di {month}|il {lastyear}] [dice|parla di] uno scarto {del:12-46} per cento.',
    '{the.forecaster}, che [segue il tempo {within} da {w8-20} anni|cura il bollettino dell’osservatorio Alberoni|gestisce {w4-12} stazioni amatoriali], [spiega|chiarisce]: «[Una lingua d’aria fredda|Una depressione sul Ligure|Una goccia fredda da ovest] [ha trovato aria più calda|si è incastrata tra le Alpi e l’Appennino|si è mossa più piano del previsto], [con {w3-9} gradi di differenza|e in {w2-6} ore è cambiato tutto|come nel {lastyear}]».',
    '[I vigili del fuoco|Le squadre di soccorso] hanno fatto {18-140} interventi in {w6-20} ore, [la metà|un terzo] [{a:town} e {a:other}|{within}]. [I volontari|Le tute gialle] della protezione civile [erano|sono stati] {24-120}, [con {w4-14} mezzi|divisi in {w3-9} squadre], [al lavoro|in strada] fino alle {hour2}.',
    '«[Ho guardato fuori e non si vedeva niente|In {w5-19} minuti è successo tutto|Non ho chiuso occhio]», [racconta|dice] {p4}, {29-82} anni, {di:hamlet}. [Il vicino|Il figlio], {h4.first}, [ha fatto in tempo a spostare l’auto|ha filmato tutto con il telefono|è corso a chiudere le finestre]: il video ha già {2-19*1000} visualizzazioni.',
    '[Sulle strade|Per chi guida] la situazione è migliorata [dalle {hour}|in serata]: {road} è [percorribile|aperta] [con prudenza|a senso alternato {a:hamlet}], [mentre|invece] tra {other} e {other2} si viaggia piano per {w2-9} chilometri. [I mezzi della Provincia|I trattori] in servizio sono {14-60}.',
    '[La memoria|Il pensiero] [corre|torna] al {1985-2019}, quando {a:town} [si arrivò a|ci furono] {w3-19} giorni [di emergenza|senza corrente|di scuole chiuse]. [Stavolta|Questa volta] [il sistema ha retto|le cose sono andate meglio]: [gli sms di allerta|i messaggi] [partiti|inviati] sono stati {4-38*1000}, i primi {w8-20} ore prima.',
    'In campagna [si fanno i conti|si guarda avanti]: il maltempo [ha toccato|ha interessato] {80-900} ettari tra {hamlet} e {other}, e [gli agricoltori|le aziende] [chiederanno|valutano di chiedere] lo stato di calamità per {120-900*1000} euro. {the.coldiretti} [ha già sentito la Regione per {town}|incontrerà la Regione {d+2~9}].',
    '{the.mayor} ha [tenuto aperto|attivato] il centro operativo comunale [dalle {hour}|per {w8-20} ore] e [ringrazia|ha ringraziato] «[le {40-160} persone che hanno lavorato|chi {a:hamlet} ha aperto la porta ai vicini|i {w12-20} volontari {di:town}]». [Le verifiche|I controlli] [in {w3-14} edifici|{in:street}] [continuano|sono in corso].',
  ],
  outlook: [
    '[Per {d+1}|Domani] [è atteso|si prevede] [un lento miglioramento|un altro passaggio instabile|cielo variabile], con [minime|temperature minime] in [calo|rialzo] di {w2-6} gradi {a:town}; [da {n+2}|nel fine settimana] [il quadro cambierà ancora|l’anticiclone guadagnerà terreno|tornerà il sole {within}].',
    '[Il prossimo bollettino|L’aggiornamento] [è atteso|uscirà] alle {hour2}: l’allerta {within} resterà [gialla|arancione] [fino {a:d+1~3}|per altre {w12-20} ore].',
    '[Il consiglio|La raccomandazione] [della protezione civile|{di:the.localpolice}] è [di limitare gli spostamenti|di tenere in auto il necessario|di segnalare rami e buche] [{a:hamlet}|{su:road}|fino {a:n+2}], [chiamando|telefonando] [il 112 solo per emergenze|la sala operativa, aperta {w12-20} ore al giorno].',
    'La conta dei danni [si farà|arriverà] [{d+2~6}|{a:nextmonth}], [quando {mayor.title} riunirà i tecnici|con il sopralluogo {a:hamlet}]: [le prime stime|i primi calcoli] [dicono|parlano di] {60-900*1000} euro {a:town}.',
  ],
  headings: [
    'Le strade {di:town}',
    'I dati {di:hamlet}',
    'La notte {a:hamlet}',
    'Il bollettino per {d+1}',
    'Chi ha lavorato {a:town}',
  ],
  facts: [
    {
      title: 'Il tempo {a:town}',
      items: [
        ['{n+1}', '[Nubi|Schiarite] {within}, [vento|venti] fino a {14-48} chilometri orari.'],
        ['{n+2}', '[Residue|Ultime] precipitazioni {a:other}, {w2-14} millimetri.'],
        ['{n+3}', '[Più sole|Cielo sereno] {a:hamlet}, {w2-5} gradi in più.'],
      ],
    },
  ],
}
