import type { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import type { Withdrawal } from '@liberta/database/messages/withdrawal.entity'

const KINDS: ReadonlyMap<string, string> = new Map([
  ['request', 'Richiesta dal sito'],
  ['letter', 'Lettera al direttore'],
  ['event', 'Segnalazione di un evento'],
  ['application', 'Candidatura'],
  ['newsletter', 'Iscrizione alla newsletter'],
])

const ROME = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Rome' })
/** '1° dicembre 2026 alle ore 10:42:07', in Rome. */
const writeMoment = (instant: Date) => ROME.format(instant).replace(/^1 /, '1° ')

type MessageText = Pick<ReaderMessage, 'kind' | 'name' | 'email' | 'subject' | 'body' | 'details' | 'createdAt'>

/** What the desk reads of a reader's message. */
export function writeMessage(message: MessageText): { subject: string; text: string } {
  const { kind, name, email, subject, body, details, createdAt } = message
  const title = KINDS.get(kind) ?? kind
  const head = [
    `Da: ${oneLine(name) || '(senza nome)'} <${oneLine(email)}>`,
    `Inviato: ${writeMoment(createdAt)}`,
    ...Object.entries(details).map(([field, value]) => `${field}: ${oneLine(value)}`),
  ]
  return {
    subject: subject === '' ? title : `${title}: ${oneLine(subject)}`,
    text: `${head.join('\n')}\n\n${body}\n`,
  }
}

type WithdrawalText = Pick<Withdrawal, 'name' | 'contract' | 'declaredAt' | 'confirmedAt' | 'receiptNumber'>

/** The receipt that a reader keeps of a withdrawal: what was declared, and when. It goes to an address that nobody has proved to be theirs, without a link. */
export function writeReceipt(withdrawal: WithdrawalText): { subject: string; text: string } {
  const { name, contract, declaredAt, confirmedAt, receiptNumber } = withdrawal
  const lines = [
    `Ricevuta del recesso n. ${receiptNumber ?? ''}`,
    '',
    `Nome: ${unlink(name)}`,
    `Contratto: ${unlink(contract)}`,
    `Dichiarazione: ${writeMoment(declaredAt)}`,
    ...(confirmedAt ? [`Conferma: ${writeMoment(confirmedAt)}`] : []),
    '',
    'Il recesso dal contratto è stato ricevuto alla data e all’ora della conferma. Conservi questa ricevuta.',
  ]
  return { subject: `Ricevuta del recesso n. ${receiptNumber ?? ''}`, text: `${lines.join('\n')}\n` }
}

/** A header is one line, whatever a reader typed. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** Takes apart what a mail program would make a link of: words joined by a dot, as names of hosts are, get a blank behind it. */
function unlink(text: string): string {
  return oneLine(text).replaceAll(/(?<=[\p{L}\p{N}-]\.)(?=[\p{L}\p{N}-]*\p{L}{2})/gu, ' ')
}
