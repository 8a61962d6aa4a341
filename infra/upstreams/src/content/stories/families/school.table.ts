import type { StoryFamily } from '../story.types.ts'

/** What schools have in common: heads, families, buildings, figures. */
export const school: StoryFamily = {
  context: [
    '[Nel {schoolyear}|Quest’anno] [gli iscritti|gli alunni] {a:town} sono {310-2900}, [divisi|distribuiti] in {18-120} classi: {w4-18} [in più|in meno] rispetto a dodici mesi fa. [Pesa|Incide] [il calo delle nascite|l’arrivo di nuove famiglie|la scelta di {w2-9} indirizzi nuovi], [spiegano|dicono] all’ufficio scolastico, che [ha rivisto gli organici {g-10~40}|attende altri {w4-16} docenti|parla di un dato atteso].',
    '[I genitori|Le famiglie] hanno scritto {a:mayor.title} {g-5~20}: «[Vogliamo certezze|Ci fidiamo degli insegnanti|I ragazzi hanno bisogno di spazi]», dice {f4}, madre di {w2-3} figli [che vanno a scuola {a:hamlet}|iscritti {a:town}]. [Con lei|Accanto a lei] {h4}, [rappresentante di classe|del consiglio d’istituto], che [ha contato {w3-9} richieste senza risposta|tiene il conto di {12-60} firme|porta {w2-4} proposte].',
    '«[La scuola si fa con le persone|Qui nessuno resta indietro|Il segreto è lavorare insieme]», [riflette|osserva|spiega] {the.teacher}, che insegna [lettere|matematica|inglese|scienze|tecnologia] da {w7-19} anni [e di classi ne ha viste {14-60}|e ogni mattina parte {da:other}|e coordina {w4-12} colleghi].',
    '[In aula|Tra i banchi], i commenti {di:p5.first} e {di:h5.first} [non lasciano dubbi|dicono molto]. «[È stata un’occasione|Abbiamo imparato più così che in un mese|All’inizio eravamo timidi]», [dice|racconta] {p5.first}, {w14-18} anni. [Il compagno|L’amico] {h5.first} [annuisce|è d’accordo]: «[Lo rifarei domani|Ci siamo divertiti|Ne parliamo ancora a casa], [anche alle {openhour} di mattina|e siamo in {w18-20}|e abbiamo già {w2-5} idee]».',
    '[Sull’edilizia|Sul fronte degli edifici] il Comune [ha messo a bilancio|ha stanziato] {60-880*1000} euro: [serviranno|saranno usati] per [i tetti|gli infissi|gli impianti|le palestre] [di {w2-6} plessi|{a:hamlet} e {a:hamlet2}]. [I lavori|Gli operai] [dovrebbero partire|arriveranno] [{a:nextmonth}|durante le vacanze|entro {d+30~80}], [assicura|promette] {the.education}.',
    '[La mensa|Il trasporto] [resta|è] [uno dei nodi|il capitolo più delicato]: [ogni giorno|ogni mattina] [si muovono|ci sono] {80-640} bambini tra {hamlet} e {hamlet2}, con una tariffa di {38-68/10} euro [a pasto|al giorno]. [L’aumento|Il ritocco], [se ci sarà|se confermato], [non supererà|starà sotto] i {20-60} centesimi.',
    '[Il progetto|L’iniziativa] [coinvolge|tocca] anche {other} e {other2}, [dove {w2-5} scuole|che con {w3-9} classi] [hanno aderito|si sono messe in rete]. In tutto [gli studenti sono|si arriva a] {240-990}, [seguiti|affiancati] da {w8-20} docenti e {w2-6} educatori.',
    '{the.head} [tiene i registri aggiornati|ha i dati sulla scrivania|parla con i numeri in mano]: {84-97} studenti su cento [arrivano al diploma|passano l’anno senza debiti|frequentano con regolarità], [contro una media regionale di|a fronte di un dato regionale di] {78-86}. «[Ma dietro le cifre ci sono {180-900} storie|Il resto lo fanno {w2-6} docenti di sostegno|Lavoriamo sugli altri {w3-16}]».',
  ],
  outlook: [
    '[Il prossimo appuntamento|La prossima data da segnare] è {d+5~30}: [collegio docenti|consiglio d’istituto|assemblea con le famiglie] alle {hour2} {a:town}, con {w2-5} punti sugli [orari|spazi|organici].',
    '[Le iscrizioni|Le adesioni] [restano aperte|si raccolgono] fino {a:d+10~40} in segreteria, dalle {openhour} alle 13: [i posti|le disponibilità] [sono|restano] {14-80} e [la precedenza|la priorità] va a chi abita {a:hamlet}.',
    '«[Non ci fermiamo qui|È solo l’inizio|Il bello viene adesso]», [promette|annuncia] {the.head}: [tra {w2-6} mesi|{a:nextmonth}] [partirà|prenderà il via] [un laboratorio da {w12-20} posti|una seconda fase con {w3-7} classi|uno scambio con una scuola {di:other}].',
    'Se ne riparla {d+3~15}, quando {the.education} [riceverà|incontrerà] [presidi e genitori|i rappresentanti di {w4-9} classi] [in municipio|nella palestra {di:hamlet}]. [Sul tavolo|In discussione] {30-240*1000} euro.',
  ],
  headings: [
    'I numeri {di:town}',
    'La voce delle famiglie {di:hamlet}',
    'Cosa dice {the.head}',
    'Gli spazi {a:hamlet}',
    'Tra i banchi {di:town}',
  ],
  facts: [
    {
      title: 'Il calendario {di:town}',
      items: [
        ['{d+5~15}', '[Riunione|Incontro] con le famiglie, alle {hour2}.'],
        ['{g+20~40}', '[Chiusura|Termine] delle [domande|adesioni]: {20-120} i posti.'],
        ['{g+50~80}', '[Consegna|Presentazione] dei lavori di {w4-9} classi.'],
      ],
    },
  ],
}
