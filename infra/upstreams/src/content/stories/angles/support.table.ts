import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that a town stands up for. */
export const supportAngles: readonly Angle[] = [
  defineAngle(
    'la petizione',
    { signs: '420-2900' },
    [
      '{signs} firme per {theme}: la petizione arriva in Comune',
      'Banchetto {in:street}, {signs} firme: {town} si mobilita per {theme}',
    ],
    'Raccolte {signs} firme in {w3-8} settimane: chi abita {a:hamlet} chiede impegni scritti per {theme}. {the.mayor}: «Li riceverò».',
    [
      'Lo scatolone con {signs} firme è arrivato in municipio [in bicicletta|su una carriola]: dentro c’è la richiesta di impegni precisi per {theme}, con [scadenze|cifre e nomi]. Promotrice è {f1}, {34-71} anni, {di:hamlet}: «[Ho consumato {w3-6} penne|Hanno firmato anche quelli che non si parlano]». {the.mayor} ha risposto che [porterà il tema in giunta|si può fare solo una parte].',
    ],
    ['Non siamo contro nessuno: {a:hamlet} vogliamo [una data|sapere chi risponde].', '{f1}'],
  ),
  defineAngle(
    'il finanziamento vinto',
    { cost: '180-940*1000' },
    ['{cost} euro per {theme}: {town} vince il bando', 'Regione, arrivano {cost} euro: serviranno per {theme}'],
    'Il progetto {di:town} è fra i primi {w9-19} in graduatoria: {cost} euro per {theme}, da spendere entro il {nextyear}.',
    [
      'La telefonata è arrivata alle {hour}: {town} ha vinto il bando della Regione, {cost} euro che andranno {a:theme}. Il progetto, {40-120} pagine, era stato bocciato {w2-3} volte. {the.works}: «[Abbiamo corretto ogni virgola|Il merito è degli uffici]; [si spende entro il {nextyear}|ora viene il difficile]». Il Comune aggiunge {20-90*1000} euro.',
    ],
    ['Con {cost} euro {a:hamlet} [si vedrà la differenza|finalmente si comincia].', '{the.works}'],
  ),
  defineAngle(
    'il dono della comunità',
    { sum: '6-38*1000' },
    [
      'Colletta {a:hamlet} per {theme}: raccolti {sum} euro',
      'Torte, tombole e {sum} euro: il regalo {di:hamlet} per {theme}',
    ],
    'In {w3-7} mesi {a:hamlet} hanno raccolto {sum} euro per {theme}, tra cene, tombole e una lotteria con in palio una bicicletta.',
    [
      'L’assegno di cartone era più alto di {p1}, che doveva reggerlo: {hamlet} ha raccolto {sum} euro per {theme}, con {w4-9} cene, {w2-4} tombole e [{300-900} torte|le offerte lasciate al bar]. {the.mayor} [ha ringraziato|ha abbracciato tutti]: «[Quando il Comune non arriva, arrivate voi|Metteremo altrettanto]».',
    ],
    ['La bicicletta della lotteria l’ha vinta il parroco: {a:hamlet} [si ride ancora|nessuno ci crede].', '{p1}'],
  ),
  defineAngle(
    'il progetto dei ragazzi',
    { kids: '14-40' },
    [
      'Sedicenni al lavoro per {theme}: l’idea piace al Comune',
      '{kids} ragazzi e un’idea per {theme}: {town} la realizza',
    ],
    'Sono in {kids}, hanno fra quindici e diciotto anni e un progetto per {theme}: {a:town} la giunta lo finanzia con {8-30*1000} euro.',
    [
      'Hanno parlato per {w9-15} minuti senza leggere: {kids} ragazzi {di:town} hanno illustrato in municipio la loro idea per {theme}, con [un plastico|un video girato {a:hamlet}] e i conti in fondo. La giunta ci mette {8-30*1000} euro. {p1}, diciassette anni: «[Pensavamo ci dicessero bravi e basta|Adesso tocca farlo davvero]».',
    ],
    ['Siamo stanchi di sentirci dire che {a:hamlet} non c’è niente da fare.', '{p1}'],
  ),
]
