import type { StoryFamily } from '../story.types.ts'

/** What stories of animals have in common: those who care for them, the law, the children. */
export const creatures: StoryFamily = {
  context: [
    '{the.vet}, che ha l’ambulatorio {in:street} da {w5-19} anni, [invita alla prudenza|dà qualche consiglio]: «[Il microchip costa {20-40} euro e salva la vita|Chi trova un animale {a:hamlet} ci chiami, non lo carichi in auto|A {month} arrivano {18-60} casi così]». In un anno le visite [urgenti|notturne] sono state {120-480}.',
    '[I volontari|Le guardie zoofile] {di:town} sono {14-60} e nel {lastyear} hanno fatto {90-640} interventi, [con {w2-4} mezzi|spesso di notte], tra {hamlet} e {other}. {the.volunteer} [racconta|spiega]: «[Ci chiamano alle {hour}, anche a Natale|Il {n+3} siamo {a:hamlet} con la pioggia|La benzina la paghiamo noi, {40-120} euro al mese]».',
    '{a:town} gli animali registrati all’anagrafe sono {1-9*1000}, {il:3-14} per cento in più [in un anno|del {lastyear}]. {the.green} [ha messo a bilancio|ha trovato] {8-60*1000} euro per [le sterilizzazioni|un’area verde {in:street}|il pronto soccorso {di:other}].',
    '«[Ci ha insegnato la pazienza|Da piccolo {a:hamlet} avevamo {w3-9} gatti|Non parla, ma capisce tutto]», [dice|sorride] {p4}, {24-79} anni, {di:hamlet2}, [che ha seguito la vicenda su internet|arrivat{p4/o/a} con una torta|che ne ha adottati {w2-5}]. Sotto la notizia, in {w3-9} ore, i commenti sono stati {180-960}.',
    'Anche i bambini [hanno detto la loro|si sono mossi]: {w2-6} classi {di:town} hanno fatto {40-160} disegni, [appesi {in:square}|in mostra {a:library}]. {p5.first}, {w7-10} anni, ha [scritto una lettera di {w2-4} pagine|portato {w5-18} euro del salvadanaio|inventato un nome].',
    '[La legge|Il regolamento comunale] {di:town} [parla chiaro|non lascia dubbi]: chi abbandona o maltratta rischia fino a {5-10*1000} euro [e un processo|e il sequestro]. {the.localpolice} [ricorda|cita] {w3-19} verbali nel {lastyear}, {w2-3} dei quali [{a:hamlet}|{in:street}].',
    'Non è un caso isolato: {a:other}, {g-30~90}, [una vicenda simile|un episodio quasi uguale] aveva coinvolto {w3-9} famiglie e {w2-5} associazioni. «[Si impara ogni volta|La rete funziona se ci si parla]», [osserva|dice] {the.biologist}, che ha raccolto {60-480} segnalazioni tra {town} e {other2}.',
  ],
  outlook: [
    'Chi vuole aiutare [può passare|si presenti] {d+2~14} alle {openhour} {in:street}, {a:town}: servono [coperte|crocchette|{w5-20} volontari] e [un’ora di tempo|un paio di stivali], dice {the.volunteer}.',
    '[Domani|{n+2}] {the.vet} [farà un altro controllo|tornerà {a:hamlet}]; poi, entro {w2-6} settimane, [si deciderà|si saprà] [se tutto è a posto|come andare avanti], con {w2-5} associazioni {di:town} al lavoro.',
    'Una festa è in programma {d+5~20} {in:square} {a:town}, dalle {openhour}: {w3-9} [banchetti|giochi], una passeggiata di {w2-6} chilometri fino {a:hamlet} e [un premio|biscotti] per tutti.',
  ],
  headings: ['L’appello {da:hamlet}', 'La parola {a:the.vet}', 'I consigli per chi vive {a:town}'],
  facts: [],
}
