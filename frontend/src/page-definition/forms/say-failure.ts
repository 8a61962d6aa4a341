import type { FormFaults } from './form.types.ts'
import { WHOLE_FORM } from './form.types.ts'
import type { SendAnswer } from '../../content/message-client.ts'

type Failure = Exclude<SendAnswer<unknown>['state'], 'sent'>

const FAILURES: Readonly<Record<Failure, { status: number; words: string }>> = {
  refused: {
    status: 422,
    words: 'Qualcosa in quello che hai scritto non passa i nostri controlli. Rileggi i campi e riprova.',
  },
  tooMany: {
    status: 429,
    words:
      'Da qui sono appena arrivati molti messaggi. Aspetta un minuto e riprova: quello che hai scritto è ancora qui.',
  },
  full: {
    status: 413,
    words:
      'In questo momento non possiamo ricevere file. Quello che hai scritto è ancora qui: invialo senza allegati, o riprova più tardi.',
  },
  unavailable: {
    status: 503,
    words: 'In questo momento non riusciamo a ricevere niente. Quello che hai scritto è ancora qui: riprova fra poco.',
  },
}

/** What a reader is told of a form that was right and could not be sent; files have to be chosen again. */
export function sayFailure(state: Failure): { status: number; faults: FormFaults } {
  const { status, words } = FAILURES[state]
  return { status, faults: { [WHOLE_FORM]: words } }
}
