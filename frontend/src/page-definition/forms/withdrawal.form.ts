import { LONGEST_DECLARED } from '@liberta/contracts/messages/withdrawal.schema'
import type { FormField } from './form.types.ts'

/** Who withdraws, and from which contract; nothing else may be asked. */
export const WITHDRAWAL_FIELDS: readonly FormField[] = [
  {
    name: 'name',
    label: 'Nome e cognome',
    type: 'text',
    required: true,
    missing: 'Scrivi il nome di chi ha fatto il contratto.',
    longest: LONGEST_DECLARED,
    noAddress: true,
    autoComplete: 'name',
  },
  {
    name: 'contract',
    label: 'Contratto',
    type: 'text',
    required: true,
    missing: 'Scrivi da quale contratto vuoi recedere.',
    longest: LONGEST_DECLARED,
    noAddress: true,
    hint: 'Il numero dell’ordine, oppure la formula e il giorno dell’acquisto.',
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    required: true,
    missing: 'Scrivi l’indirizzo a cui mandiamo la ricevuta.',
    longest: 320,
    autoComplete: 'email',
    hint: 'Ti mandiamo qui la ricevuta.',
  },
]
