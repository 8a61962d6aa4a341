import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that people make with their hands or keep for others. */
export const craftAngles: readonly Angle[] = [
  defineAngle(
    'la compagnia di dilettanti',
    { members: '12-30' },
    [
      'Di giorno al lavoro, la sera {theme}: i {members} {di:hamlet}',
      'Un idraulico, due maestre e {theme}: il gruppo {di:hamlet}',
    ],
    'Si trovano dopo cena {in:street} da {w8-19} anni: in {members}, fra loro un idraulico e due maestre, tengono viva {a:hamlet} una passione, {theme}.',
    [
      'Le prove cominciano quando l’ultimo ha messo a letto i figli: {a:hamlet} sono in {members} e la passione comune è {theme}. C’è {h1}, idraulico, che arriva in tuta; c’è {f2}, maestra, che corregge tutti. «[Una volta è venuto un critico e si è addormentato|Non ci paga nessuno e litighiamo da professionisti]». Prossima uscita {d+4~18} {a:other}.',
    ],
    ['Mia moglie dice che {a:hamlet} ho due famiglie: [una sola mi applaude|ha ragione].', '{h1}'],
  ),
  defineAngle(
    'la bottega d’arte',
    { years: '18-46' },
    [
      '{years} anni di mestiere {in:street}: le mani dietro {theme}',
      'La bottega {di:p1}, dove {theme} passa per le mani',
    ],
    'Polvere, colla e una radio accesa: {in:street} {p1} lavora da {years} anni per {theme}, e i clienti arrivano da tutta Italia.',
    [
      'Non c’è insegna, bisogna bussare al vetro: {in:street} {p1} lavora da {years} anni per {theme}, con attrezzi [ereditati dal maestro|costruiti in casa]. Un pezzo chiede {w3-9} settimane. «[Il mio apprendista ha {19-24} anni e più pazienza di me|Chi ha fretta va al supermercato]». Fra i clienti [un museo di Vienna|{w2-4} teatri stranieri].',
    ],
    ['Se sbaglio un millimetro {in:street} lo so solo io: [basta e avanza|non dormo].', '{p1}'],
  ),
  defineAngle(
    'il ritorno dell’emigrato',
    { years: '28-52' },
    [
      'Dopo {years} anni torna {a:hamlet} con un regalo: {theme}',
      '{h1}, {years} anni lontano: «{theme} mi ha riportato a casa»',
    ],
    'È partito {da:hamlet} con una valigia, torna dopo {years} anni: {h1} regala alla comunità quello che ha raccolto, e al centro c’è {theme}.',
    [
      'In piazza lo hanno riconosciuto dalla camminata: {h1}, {68-82} anni, è tornato {a:hamlet} dopo {years} anni [a Londra|a Buenos Aires|a Lione]. Porta {w9-19} casse: dentro c’è tutto quello che in una vita ha raccolto {su:theme}. Le dona al Comune: «[Non ho figli, ho un paese|Là nessuno saprebbe che farne]».',
    ],
    ['Sognavo in dialetto: [là non lo capiva nessuno|{a:hamlet} mi hanno risposto].', '{h1}'],
  ),
]
