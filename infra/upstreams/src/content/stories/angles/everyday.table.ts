import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that readers have in their days and talk of. */
export const everydayAngles: readonly Angle[] = [
  defineAngle(
    'la domanda all’esperto',
    { questions: '60-240' },
    [
      '{theme}, l’esperta risponde: le {w5-9} domande più frequenti',
      '{questions} lettori chiedono {di:theme}: rispondono gli esperti',
    ],
    'Ci avete mandato {questions} domande {su:theme}: abbiamo scelto le più frequenti e le abbiamo girate a {f1}, che se ne occupa {a:town}.',
    [
      'Una domanda su {w3-5} comincia con «è vero che»: {f1} ha letto le {questions} arrivate in redazione {su:theme} e ha risposto [con pazienza|a penna]. La più tenera è di una bambina {di:hamlet}, la più difficile di un ingegnere. «[Il buon senso, {a:town}, risolve {w3-8} casi su nove|Diffidate di chi {a:hamlet} ha una risposta per tutto]».',
    ],
    ['Se dovessi dire una cosa sola {a:hamlet}: [cominciate dal poco|non copiate gli altri].', '{f1}'],
  ),
  defineAngle(
    'la classifica dei lettori',
    { votes: '900-7800' },
    ['{theme}, avete votato in {votes}: vince {hamlet}', 'La classifica dei lettori: {votes} voti e un nome, {hamlet}'],
    'Dopo {w2-4} settimane e {votes} voti i lettori hanno scelto: {theme} dà il meglio di sé {a:hamlet}. Secondo posto, fra le proteste, {other}.',
    [
      'Il sorpasso è arrivato all’ultima ora: con {votes} voti i lettori hanno deciso che {theme} dà il meglio di sé {a:hamlet}, {40-180} voti più {di:other}. [Hanno votato anche {da:other2}, con i turni|{f1} ha provato a votare {w2-5} volte]. {p1}: «[Ho stampato la classifica e l’ho appesa|Adesso chi li tiene quelli {di:other}?]».',
    ],
    ['Mia zia abita {a:other} e ha votato {hamlet}: [non lo dica in giro|a Natale si litiga].', '{p1}'],
  ),
  defineAngle(
    'la nonna in rete',
    { fans: '12-90*1000' },
    [
      '{f1}, {74-88} anni e {fans} seguaci: spiega {theme} in dialetto',
      'La nonna {di:hamlet} spopola in rete: parla {di:theme}',
    ],
    'Il nipote filma, lei non si ferma mai: {f1} racconta {theme} dalla cucina {di:hamlet} e in rete la seguono in {fans}.',
    [
      'Non ha mai voluto un telefono, ma la guardano in {fans}: {f1}, {74-88} anni, dalla cucina {di:hamlet} spiega {theme} in dialetto, con il nipote {p2.first} che filma e sottotitola. Il video più visto dura [un minuto e mezzo|{40-80} secondi] e finisce con un rimprovero. «[Non so dove vadano a finire|Parlo come {a:hamlet} quando esce la messa]».',
    ],
    ['Mi hanno scritto dal Canada: [vogliono la ricetta|cercano marito], {a:hamlet}!', '{f1}'],
  ),
  defineAngle(
    'il gruppo di quartiere',
    { members: '30-240' },
    [
      'Sono in {members} e si trovano {in:street}: li unisce {theme}',
      'Il gruppo {di:street}: {members} vicini e una passione, {theme}',
    ],
    'Tutto è nato da un biglietto in ascensore: {in:street} {members} vicini si trovano ogni settimana, e il pretesto è {theme}.',
    [
      'Il biglietto in ascensore diceva «c’è qualcuno?»: {in:street} hanno risposto in {members}, e ora il pretesto per vedersi è {theme}. Ogni [giovedì|lunedì] [nel cortile|in lavanderia], con una torta a turno. {f1} fa da centralino: «[Abitavo qui da {w12-19} anni e non conoscevo nessuno|Il litigio sul parcheggio si è risolto così]».',
    ],
    ['Mi hanno suonato per il sale e [sono rimasta due ore|ora siamo amiche], {in:street}.', '{f2}'],
  ),
  defineAngle(
    'i falsi miti',
    { myths: '5-8' },
    [
      '{theme}, {w:myths} leggende da sfatare: parla {the.teacher}',
      'Vero o falso? {w:myths} credenze {su:theme} alla prova',
    ],
    'Lo diceva la nonna, ma non sempre aveva ragione: {w:myths} credenze {su:theme} messe alla prova. Due, a sorpresa, reggono ancora.',
    [
      'Due su {w:myths} reggono, le altre sono da buttare: {the.teacher}, che insegna {a:town}, ha messo alla prova le credenze più diffuse {su:theme}. [La più ostinata, {a:hamlet}, riguarda la luna|La più simpatica prevede un chiodo arrugginito]. «[I proverbi nascono da un’osservazione, poi si impigriscono|Mia suocera non mi parla da {w3-9} giorni]».',
    ],
    ['Ho chiesto {a:hamlet} chi ci crede ancora: [si sono alzate {20-40} mani|hanno riso tutti].', '{the.teacher}'],
  ),
  defineAngle(
    'il luogo segreto',
    { minutes: '20-70' },
    [
      'A {minutes} minuti dal centro: il posto che racconta {theme}',
      'Il segreto {di:hamlet} per chi ama {theme}: come arrivarci',
    ],
    'Nessun cartello e un cancello verde: {a:hamlet}, a {minutes} minuti dalla città, c’è un posto dove {theme} è di casa. Ci si va così.',
    [
      'Il cancello è verde e sembra chiuso: {a:hamlet}, a {minutes} minuti dalla città, {p1} accoglie chi vuole scoprire {theme}, [su prenotazione|{n+5} e {n+6}]. Si parcheggia {in:street} e si cammina per {w6-15} minuti. Il libro delle firme conta {300-900} pagine: «[Non metto cartelli, chi cerca trova|Viene chi deve venire]».',
    ],
    ['Ci sono venuta per caso, {a:hamlet}, e [ci ho portato tutte le amiche|torno a ogni stagione].', '{f1}'],
  ),
  defineAngle(
    'il laboratorio',
    { kids: '16-60' },
    [
      'Mani sporche e fantasia: {kids} ragazzi a scuola {di:theme}',
      'Laboratorio {a:hamlet}: in {kids} scoprono {theme}',
    ],
    'Otto pomeriggi {in:street} per provare, sbagliare e ricominciare: {kids} ragazzi fra otto e quattordici anni hanno scoperto {theme}.',
    [
      'Il primo giorno volevano il telefono, l’ultimo non volevano andare via: {kids} ragazzi hanno passato otto pomeriggi {a:hamlet} a scoprire {theme} con {p1}. La regola era [sbagliare almeno {w2-4} volte|non cancellare niente per {w2-9} giorni]. Il risultato si vede {d+3~12} {in:street}, [ingresso libero|a offerta].',
    ],
    ['Un bambino {di:hamlet} mi ha chiesto se è un lavoro: gli ho detto che [è meglio|dipende dai giorni].', '{p1}'],
  ),
  defineAngle(
    'il fondo digitale',
    { items: '3-28*1000' },
    [
      '{items} documenti in rete: {theme} si consulta da casa',
      'Online l’archivio {su:theme}: {items} pezzi da sfogliare',
    ],
    'Due anni di scanner e guanti bianchi: {items} pezzi che raccontano {theme} si possono sfogliare gratis. Il lavoro è nato {a:town}.',
    [
      'Lo scanner ha lavorato per {w14-19} mesi in una stanza senza finestre: {items} pezzi legati {a:theme} sono in rete, gratis. Li ha scelti {the.librarian}, con {w3-6} studenti. «[Alla carta {30-980} c’è un errore di stampa che fa ridere {hamlet}|La pagina più cercata è una ricetta]». Nel primo mese {4-19*1000} visite, {120-480} dall’Argentina.',
    ],
    ['Ho trovato mio bisnonno {di:hamlet2}: [aveva i miei occhi|rideva in posa].', '{p2}, {p2.age} anni'],
  ),
  defineAngle(
    'il fine settimana speciale',
    { places: '6-18' },
    [
      'Un fine settimana per {theme}: {w:places} luoghi aperti {a:town}',
      '{town} apre {w:places} porte: due giorni con {theme}',
    ],
    'Cortili, sagrestie e un’officina: {w:places} luoghi {di:town} si aprono per due giorni nel segno {di:theme}. Mappa in edicola, visite ogni mezz’ora.',
    [
      'La chiave più grande pesa mezzo chilo e apre un cortile {di:street} che nessuno vede da {20-50} anni: {d+5~12} e il giorno dopo {w:places} luoghi {di:town} si visitano nel segno {di:theme}. Guide {30-90} volontari, molti studenti. {p1}: «[Chi abita qui entra per ultimo|Portate scarpe comode]».',
    ],
    ['Abito {in:street} da {w14-19} anni e non sapevo [che cosa ci fosse dietro|del pozzo].', '{f1}'],
  ),
]
