import type { Survey } from './catalogue.schema.ts'

const answersFrom = (first: number, rows: readonly (readonly [text: string, votes: number])[]): Survey['answers'] =>
  rows.map(([text, votes], position) => ({ id: first + position, text, votes }))

/** The questions put to the readers. */
export const SURVEYS: readonly Survey[] = [
  {
    id: 821,
    slug: 'ztl-fino-a-che-ora',
    question: 'Fino a che ora dovrebbero restare accesi i varchi della Ztl?',
    introduction: 'Da lunedì i varchi si spengono alle 19. Commercianti e residenti chiedono cose opposte: e tu?',
    runs: 'week',
    answers: answersFrom(8211, [
      ['Fino alle 19, va bene così', 812],
      ['Fino alle 22', 431],
      ['Tutta la notte', 377],
      ['Andrebbero spenti del tutto', 655],
    ]),
  },
  {
    id: 822,
    slug: 'come-arrivi-in-centro',
    question: 'Come arrivi di solito in centro?',
    introduction: 'Un conto sono i piani del traffico, un altro le abitudini. Racconta le tue.',
    runs: { until: null, closed: false },
    answers: answersFrom(8221, [
      ['In auto', 1184],
      ['A piedi', 702],
      ['In bicicletta', 648],
      ['In autobus', 219],
      ['In centro non ci vado', 140],
    ]),
  },
  {
    id: 823,
    slug: 'pisarei-con-quale-fagiolo',
    question: 'Pisarei e fasö: con quale fagiolo?',
    introduction: 'La disputa divide i cuochi di valle da generazioni. Per una volta si vota.',
    runs: { until: '2026-10-30T12:00:00.000+01:00', closed: true },
    answers: answersFrom(8231, [
      ['Borlotti, e non se ne parla', 1502],
      ['Dall’occhio, come una volta', 388],
      ['Quelli che ci sono in casa', 911],
    ]),
  },
]
