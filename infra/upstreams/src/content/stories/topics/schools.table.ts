import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const schoolsEvents: readonly StoryEvent[] = [
  defineEvent(
    'il nodo delle iscrizioni',
    ['classroom', 'school-yard'],
    { more: '12-48', classes: '2-9' },
    [
      'Iscrizioni, boom {a:highschool}: {more} per cento in più e aule in prestito',
      'Aule in prestito {a:town}: «Troppi studenti, mancano {w:classes} classi»',
      'Iscrizioni {schoolyear}, {highschool} non basta più: {w:classes} classi in cerca di casa',
      'Classi piene {a:town}, si torna ai turni: {w:classes} aule da trovare',
      'Troppe domande {a:highschool}: la Provincia cerca spazi',
      '{the.head}: «Non lascio a casa nessuno, datemi {w:classes} aule»',
      'Banchi nei corridoi? {highschool} chiede una sede in più',
      'La corsa all’iscrizione {a:town}: richieste su {del:more} per cento',
      'Aule {in:street} per gli studenti: l’idea della Provincia',
      'I genitori {di:town} non vogliono i turni: «Servono {w:classes} aule»',
    ],
    [
      'Le domande crescono {del:more} per cento e {highschool} chiede {w:classes} aule alla Provincia. Si studia una sede {in:street}.',
      'Mancano {w:classes} aule: {the.head} pensa ai turni, le famiglie {di:town} protestano. La Provincia promette una soluzione entro {nextmonth}.',
    ],
    [
      'Le domande sono salite {del:more} per cento e lo spazio è finito: per il {schoolyear} {a:highschool} [servono|mancano] {w:classes} aule. {the.head} ha [scritto alla Provincia|misurato perfino la biblioteca] {g-5~20}.',
      'Tra le ipotesi [l’ex seminario|un piano di un ufficio vuoto] {in:street}, {300-900} metri quadrati da sistemare con {40-190*1000} euro, oppure [la rotazione delle classi|i laboratori trasformati in aule] per {w4-9} mesi. «[I ragazzi hanno diritto a un banco|Non faremo lezione in corridoio]», [dice|avverte] {the.head}.',
    ],
    [
      [
        'Mia figlia {f3.first} ha scelto {highschool} con entusiasmo: [non voglio|nessuno vuole] vederla fare lezione in palestra {a:town}.',
        '{f4}, madre',
      ],
      [
        'Chi ci sceglie [vuole|cerca] un mestiere: {w8-9} diplomati su dieci {a:town} trovano lavoro in {w3-9} mesi.',
        '{the.head}',
      ],
    ],
  ),
  defineEvent(
    'il progetto degli studenti',
    ['classroom', 'school-yard', 'garden'],
    {
      kids: '18-90',
      prize: '2-18*1000',
      thing:
        'un robot che misura lo smog|un’app per gli autobus|un orto automatico|un casco che avvisa i soccorsi|una serra che recupera l’acqua',
    },
    [
      'Gli studenti {di:town} inventano {thing}',
      '{thing}: l’idea di {kids} studenti conquista la giuria nazionale',
      '«Non ci credevamo»: {kids} ragazzi premiati per {thing}',
      'Dai banchi {di:town} al primo premio: {kids} ragazzi festeggiano',
      '{prize} euro a {kids} studenti {di:town}: la giuria li ha scelti',
      'Compiti a casa? Inventare {thing}: classe premiata',
      'Laboratorio, errori e applausi: l’invenzione dei ragazzi {di:town}',
      'Il premio nazionale arriva {a:town}: lo vincono {kids} studenti',
      'Inventori tra i banchi: {thing} vale {prize} euro',
      'Sedici anni e un brevetto in testa: nasce {a:town} {thing}',
    ],
    [
      'Premiati {kids} studenti {di:town}: il progetto è nato in {w3-9} mesi di laboratorio e ora diventerà realtà {a:hamlet}.',
      'Il concorso metteva in palio {prize} euro. I ragazzi, seguiti {da:the.teacher}, li useranno per una seconda versione.',
    ],
    [
      'Sono partiti da [un foglio bianco|una discussione in classe|un guasto al termosifone] e [in {w3-9} mesi|dopo {20-90} ore di laboratorio] hanno costruito {thing}: {kids} studenti {di:town} [hanno vinto|si sono portati a casa] un premio da {prize} euro.',
      '{the.teacher} li ha [seguiti|accompagnati] anche il sabato: «[Hanno sbagliato {w4-14} prototipi e ripartivano|In finale c’erano {60-240} scuole|Il merito è tutto loro]». {p2.first}, {15-18} anni, [ha scritto il programma|ha saldato i circuiti|ha parlato davanti alla giuria] per {w5-12} minuti [senza un foglio|in inglese].',
    ],
    [
      [
        'Quando hanno detto {town} [ho pensato a uno scherzo|mi tremavano le gambe]: eravamo in {w12-20} sul palco.',
        '{p2.first}, studente',
      ],
      ['La scuola è anche [sbagliare|provare] {w4-14} volte e ricominciare, {a:hamlet} come altrove.', '{the.teacher}'],
    ],
  ),
  defineEvent(
    'la scuola di frazione',
    ['school-yard', 'hill-village', 'classroom'],
    { kids: '9-19' },
    [
      'La scuola {di:hamlet} resta aperta: bastano {kids} bambini',
      '{hamlet}, {kids} alunni e una sola classe: «Qui si impara a stare insieme»',
      'Salva la scuola {di:hamlet}: il paese si autotassa per {kids} alunni',
      'Campanella salva {a:hamlet}: una pluriclasse con {kids} alunni',
      'Il paese paga, la scuola resta: accade {a:hamlet}',
      'Due maestre e {kids} bambini: la resistenza della scuola {di:hamlet}',
      '{hamlet} ce l’ha fatta: la deroga salva {kids} banchi',
      'Dai sei agli undici anni nella stessa aula: la scuola {di:hamlet}',
      'Una colletta per {kids} alunni: {hamlet} non perde la sua scuola',
      'La scuola più piccola della zona resta aperta: è {a:hamlet}',
    ],
    [
      'Pluriclasse con {kids} bambini e {w2-4} maestre: il plesso {di:hamlet} evita la chiusura grazie a {12-60*1000} euro raccolti {a:town}.',
      'Il provveditorato concede la deroga: {kids} alunni, dai sei agli undici anni. {the.mayor}: «Senza scuola un paese muore».',
    ],
    [
      'La campanella {a:hamlet} suonerà ancora: la deroga è arrivata {g-2~9} e i {kids} alunni non dovranno scendere {a:other2}, a {w9-20} chilometri.',
      'Le famiglie hanno raccolto {12-60*1000} euro con {w2-6} cene e una lotteria: [pagheranno|serviranno per] il pulmino e la mensa. La maestra {f1}, {28-60} anni, [arriva ogni mattina {da:other}|insegna qui da {w3-19} anni]: «[I grandi aiutano i piccoli|La pluriclasse è una palestra di pazienza|In {kids} ci si ascolta davvero]».',
    ],
    [
      ['Senza i bambini {a:hamlet} [si spegne|finisce] tutto: il bar, la messa, le voci {in:square}.', '{the.mayor}'],
      [
        'In classe siamo in {kids} e [sappiamo|conosciamo] il compleanno di ognuno: {a:hamlet} è normale.',
        '{p3.first}, alunn{p3/o/a}',
      ],
    ],
  ),
  defineEvent(
    'il concorso per i docenti',
    ['classroom', 'meeting'],
    { posts: '24-190' },
    [
      'Scuola, {posts} cattedre vuote: al via la corsa ai supplenti',
      'Supplenti, {posts} posti da coprire: «In classe con {w2-4} docenti in un mese»',
      'Cattedre scoperte {a:town} e provincia, ne mancano ancora {posts}',
      'Graduatorie esaurite: {a:town} si cercano ancora {posts} insegnanti',
      'Prima campanella con {posts} cattedre scoperte: orario ridotto',
      'Matematica e sostegno senza docenti: {a:town} è corsa alle nomine',
      'Una cattedra, tre supplenti: il girotondo delle nomine {a:town}',
      'Le scuole {di:town} aspettano {posts} docenti: «Pazienza fino {a:nextmonth}»',
      'Insegnanti introvabili {a:town} e {a:other}: i posti sono {posts}',
      'Nomine in ritardo {a:town}: {posts} posti ancora senza un nome',
    ],
    [
      'Mancano {posts} docenti tra {town} e {other}, soprattutto di matematica e sostegno. I sindacati: «Graduatorie esaurite».',
      'Le nomine si chiuderanno {d+5~14}. {the.head}: «Orario ridotto in {w3-9} classi, ma da {nextmonth} si torna a regime».',
    ],
    [
      'A {w2-6} settimane dall’avvio del {schoolyear} le cattedre senza titolare sono {posts}, [{30-60} delle quali di sostegno|soprattutto di matematica e inglese]. {a:hamlet} una classe ha cambiato {w3-5} insegnanti in {20-40} giorni.',
      '{p1}, {25-46} anni, laurea a [Parma|Pavia|Milano], ha [accettato un incarico|preso servizio] {a:other}: «[Viaggio {60-140} chilometri al giorno|Ho firmato {w5-12} contratti in due anni|Mi hanno chiamato alle {openhour} per le dieci]». {the.unions} chiede [stabilizzazioni|un concorso] per {40-180} precari.',
    ],
    [
      [
        '[Cambiare|Perdere] tre professori in {20-60} giorni {a:town} significa ricominciare ogni volta da capo.',
        '{h4}, genitore',
      ],
      ['Ho {34-60} anni e {w6-14} supplenze: {a:hamlet} per la prima volta mi sento a casa.', '{p1}, docente'],
    ],
  ),
]
