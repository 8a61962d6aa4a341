import { writeNumber } from '@liberta/italian/write-number'
import type { FormDefinition, FormField } from './form.types.ts'

const NAME: FormField = {
  name: 'name',
  label: 'Nome e cognome',
  type: 'text',
  required: true,
  missing: 'Scrivi come ti chiami.',
  longest: 120,
  autoComplete: 'name',
}
const EMAIL: FormField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  required: true,
  missing: 'Scrivi l’indirizzo a cui possiamo risponderti.',
  longest: 320,
  autoComplete: 'email',
}
const PHONE: FormField = {
  name: 'telefono',
  label: 'Telefono (se vuoi)',
  type: 'tel',
  longest: 40,
  autoComplete: 'tel',
}
const TOWN: FormField = {
  name: 'comune',
  label: 'Comune',
  type: 'text',
  longest: 80,
  autoComplete: 'address-level2',
}

const FILES_HINT = 'Fino a 3 file in JPEG, PNG o PDF, 4 MB l’uno e 8 in tutto.'

/** The subject of who wants to advertise. */
export const ADVERTISING_SUBJECT = 'Pubblicità'

/** A request to the newsroom: `/contact-us/request`. */
export const REQUEST_FORM: FormDefinition = {
  kind: 'request',
  title: 'Il tuo messaggio',
  fields: [
    {
      name: 'subject',
      label: 'Di che cosa si tratta',
      type: 'select',
      required: true,
      missing: 'Scegli di che cosa si tratta: così arriva alla persona giusta.',
      longest: 60,
      options: [
        'Una notizia da raccontare',
        'Una correzione',
        'Abbonamenti e consegna',
        ADVERTISING_SUBJECT,
        'I miei dati personali',
        'Un ostacolo nel sito',
        'Altro',
      ],
    },
    {
      name: 'body',
      label: 'Messaggio',
      type: 'textarea',
      required: true,
      missing: 'Scrivi il messaggio.',
      longest: 5000,
    },
    NAME,
    EMAIL,
    PHONE,
  ],
  attachments: { label: 'Allegati (se servono)', hint: FILES_HINT },
  button: 'Invia il messaggio',
  unsent: 'Il messaggio non è ancora partito',
  thanks: {
    title: 'Messaggio ricevuto',
    words:
      'Grazie: lo legge una persona della redazione. Se serve una risposta, arriva all’indirizzo che ci hai lasciato.',
  },
}

/** Characters of a letter to the editor, spaces included; the editors' words on its page say the same. */
export const LONGEST_LETTER = 1500

/** A letter to the editor: `/contact-us/lettera-al-direttore`. */
export const LETTER_FORM: FormDefinition = {
  kind: 'letter',
  title: 'La tua lettera',
  fields: [
    { name: 'subject', label: 'Titolo (se vuoi)', type: 'text', longest: 120 },
    {
      name: 'body',
      label: 'Lettera',
      type: 'textarea',
      required: true,
      missing: 'Manca la lettera: scrivila o incollala qui.',
      longest: LONGEST_LETTER,
      hint: `Al massimo ${writeNumber(LONGEST_LETTER)} battute, spazi compresi: più o meno una colonna di giornale.`,
    },
    { ...NAME, hint: 'Le lettere si pubblicano firmate.' },
    { ...TOWN, required: true, missing: 'Scrivi il tuo comune, che sta sotto la firma.' },
    EMAIL,
    {
      ...PHONE,
      label: 'Telefono',
      required: true,
      missing: 'Scrivi il tuo numero di telefono: prima di pubblicarla ti chiamiamo.',
      hint: 'Serve per verificare che la lettera sia tua; non si pubblica.',
    },
    {
      name: 'pubblicazione',
      label: 'La lettera è mia, e Libertà può pubblicarla con il mio nome e il mio comune.',
      type: 'checkbox',
      required: true,
      missing: 'Conferma che la lettera è tua: senza il tuo consenso non possiamo pubblicarla.',
      longest: 2,
    },
  ],
  attachments: null,
  button: 'Invia la lettera',
  unsent: 'La lettera non è ancora partita',
  thanks: {
    title: 'Lettera ricevuta',
    words: 'Grazie: il direttore le legge tutte. Prima di pubblicarla ti telefoniamo per verificare che sia tua.',
  },
}

/** An event for the agenda: `/event/report`. */
export const EVENT_FORM: FormDefinition = {
  kind: 'event',
  title: 'L’evento',
  fields: [
    {
      name: 'subject',
      label: 'Titolo',
      type: 'text',
      required: true,
      missing: 'Scrivi come si chiama l’evento.',
      longest: 160,
    },
    {
      name: 'data',
      label: 'Giorno',
      type: 'date',
      required: true,
      missing: 'Scegli il giorno in cui comincia.',
      longest: 10,
    },
    { name: 'ora', label: 'Ora (se c’è)', type: 'time', longest: 5 },
    { name: 'fine', label: 'Ultimo giorno (se dura di più)', type: 'date', longest: 10, notBefore: 'data' },
    {
      name: 'luogo',
      label: 'Luogo',
      type: 'text',
      required: true,
      missing: 'Scrivi il luogo: nome e via.',
      longest: 200,
      hint: 'Nome e via, per esempio «Teatro Municipale, via Verdi 41».',
    },
    { ...TOWN, required: true, missing: 'Scrivi in quale comune si tiene.', autoComplete: 'off' },
    {
      name: 'prezzo',
      label: 'Ingresso (se vuoi)',
      type: 'text',
      longest: 80,
      hint: 'Per esempio «libero» o «12 euro, ridotto 8».',
    },
    { name: 'pagina', label: 'Sito dell’evento (se c’è)', type: 'url', longest: 300 },
    {
      name: 'body',
      label: 'Descrizione',
      type: 'textarea',
      required: true,
      missing: 'Racconta in due righe che cosa succede.',
      longest: 3000,
    },
    { ...NAME, label: 'Chi organizza o segnala' },
    EMAIL,
    PHONE,
  ],
  attachments: { label: 'Locandina o fotografia (se c’è)', hint: FILES_HINT },
  button: 'Segnala l’evento',
  unsent: 'La segnalazione non è ancora partita',
  thanks: {
    title: 'Segnalazione ricevuta',
    words: 'Grazie: l’agenda la cura una persona, che controlla e pubblica. Se manca qualcosa ti scriviamo.',
  },
}

/** An application: `/who-we-are/work-with-us` and each open position. */
export const APPLICATION_FORM: FormDefinition = {
  kind: 'application',
  title: 'Candidati',
  fields: [
    NAME,
    EMAIL,
    PHONE,
    {
      name: 'body',
      label: 'Presentati',
      type: 'textarea',
      required: true,
      missing: 'Scrivi due righe su di te.',
      longest: 4000,
    },
    { name: 'pagina', label: 'Un tuo lavoro in rete (se c’è)', type: 'url', longest: 300 },
  ],
  attachments: { label: 'Curriculum', hint: `Meglio in PDF. ${FILES_HINT}`, required: true },
  button: 'Invia la candidatura',
  unsent: 'La candidatura non è ancora partita',
  thanks: {
    title: 'Candidatura ricevuta',
    words:
      'Grazie: la leggiamo e, se c’è il posto giusto, ti scriviamo. La conserviamo per un anno, poi la cancelliamo.',
  },
}
