import type { StoryFamily } from '../story.types.ts'

/** What villages, rivers, woods and animals have in common. */
export const land: StoryFamily = {
  context: [
    '{a:hamlet} [d’inverno restano|vivono stabilmente] {w12-20} famiglie, [d’estate|con la bella stagione] [diventano|si sale a] {80-320}. [Il negozio più vicino|La farmacia più vicina|Il medico] è {a:other}, {w8-20} chilometri [di curve|lungo {road}], [e l’autobus passa {w2-4} volte al giorno|e quando nevica ci vuole un’ora].',
    '«[Qui ci conosciamo tutti|La montagna non fa sconti|Chi resta lo fa per scelta]», [dice|racconta] {p4}, {31-84} anni, [tornat{p4/o/a} {a:hamlet} dopo {w4-19} anni in città|che {a:hamlet} [tiene aperta l’osteria|alleva {12-60} capre|ripara trattori]|l’unic{p4/o/a} a tenere le luci accese {in:street}]. «[Se {a:hamlet2} chiude anche la scuola è finita|Con la fibra {a:hamlet} lavoro da casa {w3-4} giorni su cinque|Basterebbe una corriera in più {da:other}]».',
    '{a:town} il terreno [è argilloso|scende verso {water}|cambia in fretta]: [i sensori|gli inclinometri] [installati {g-90~300}|collocati in {w3-8} punti] hanno [misurato|registrato] [spostamenti|variazioni] di {w2-18} millimetri. {the.geologist} [invita a non abbassare la guardia|parla di «un paziente da tenere in osservazione»|consiglia {w2-5} drenaggi].',
    '[I volontari|Gli alpini|I ragazzi della Pro loco] [hanno lavorato|sono al lavoro] da {w2-6} fine settimana: {14-60} persone, {w2-5} [trattori|motoseghe|furgoni] e {180-900} ore [regalate|donate] {a:town}. {the.volunteer} [ci tiene a ringraziare|ringrazia] [chi ha portato il pranzo|{w3-9} aziende della zona|chi è salito {da:other}]. «[Le mani {a:hamlet} non mancano|Il futuro {di:hamlet} si costruisce così|Si fatica e si ride, {a:hamlet}]», [dice|aggiunge].',
    '[Tra gli esperti|Dal punto di vista scientifico] il tema è [noto|documentato]: {the.biologist} [ha censito|ha contato] {14-160} specie tra {hamlet} e {hamlet2}, [{w2-9} delle quali protette|{w2-9} in più che nel {lastyear}]. «[L’equilibrio è delicato|Ogni metro quadrato conta]», [avverte|spiega], «[e {water} ne è il termometro|servono {w2-5} anni per vedere i frutti|e i dati del {lastyear} lo confermano]».',
    'L’impegno [complessivo|previsto] è di {60-940*1000} euro: {il:30-70} per cento [dalla Regione|dai fondi europei], il resto [dal Comune|dall’Unione dei comuni]. {the.mayor} [firma|ha firmato] {w2-4} [atti|ordinanze] e [sorride|respira]: «[Erano {w3-12} anni che lo chiedevamo|Per {people} abitanti è tanto|{hamlet} se lo meritava]».',
    '[Sui sentieri|Lungo {water}|Nei boschi {di:hamlet}] [nel fine settimana|l’ultima domenica] [sono passate|si sono viste] {180-960} persone, [arrivate anche da Milano e Genova|{il:12-40} per cento in più del {lastyear}|con {w2-5} comitive dall’estero]. [Gli agriturismi|Le locande] [hanno lavorato|girano] {al:70-98} per cento della capienza.',
    'Già {nel:1720-1890} si parlava {di:hamlet} come di [un passaggio obbligato verso il mare|un borgo di {40-160} fuochi|una terra di mulini e castagne]. [Lo ricorda|Lo racconta] {the.historian}, che [ha passato {w2-9} estati in archivio|ha ritrovato {w3-14} mappe|ci ha scritto un libro di {120-340} pagine].',
    '[Anche {other}|Anche {other2}] [segue|guarda] [con interesse|da vicino]: con {town} fa un bacino di {4-19*1000} residenti e {60-240} chilometri di strade [da tenere in ordine|da sgombrare d’inverno]. [L’idea|Il progetto] è [unire le forze|mettere insieme {w2-5} uffici|fare cassa comune], [con un risparmio di|e liberare] {20-160*1000} euro.',
  ],
  outlook: [
    '[Chi vuole dare una mano|Chi vuole esserci] si presenti {d+3~18} alle {openhour} {in:square} {a:town}: [servono scarpe comode e guanti|il pranzo è offerto dalla Pro loco|i posti sono {20-90}].',
    '[Il cantiere|L’intervento] [dovrebbe chiudersi|finirà] entro {d+20~90}; [poi|a quel punto] {a:hamlet} resterà da sistemare [l’illuminazione di {street}|il parcheggio da {18-60} posti|la vecchia fontana], [una spesa da|per altri] {12-80*1000} euro.',
    '[Tra {w2-6} mesi|A {nextmonth}] [si farà il punto|ci sarà una verifica] con {the.province} e i sindaci {di:town}, {other} e {other2}: [in ballo|sul tavolo] [altri {120-800*1000} euro|{w2-7} nuovi interventi|il futuro {di:road}].',
    '«[Noi da qui non ci muoviamo|Ci crediamo ancora|Un passo alla volta]», [saluta|conclude] {p4}, [chiudendo il cancello|mentre {a:hamlet} scende la sera|prima di risalire verso {hamlet2}|con gli occhi {su:water}].',
  ],
  headings: [
    'La vita {a:hamlet}',
    'I numeri {di:town}',
    'La voce {di:p4}',
    'Cosa si farà {a:hamlet}',
    'Tra {hamlet} e {hamlet2}',
  ],
  facts: [
    {
      title: '{hamlet} in breve',
      items: [
        [null, '{height} metri [sul livello del mare|di quota] {a:town}.'],
        [null, '{w12-20} famiglie [d’inverno|tutto l’anno], {80-320} [abitanti d’estate|residenti ad agosto].'],
        [null, '{w4-18} chilometri {da:other}.'],
      ],
    },
  ],
}
