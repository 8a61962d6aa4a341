import { OTHER_SESSIONS } from '@liberta/contracts/accounts/reader-sessions.schema'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import { writeClock } from '@liberta/italian/italian-date'
import { joinDate, joinHour, writeDate } from '@liberta/italian/written-date'
import { HiddenFields } from '../../components/forms/Field.tsx'
import list from '../../components/lists/list-page.module.css'
import services from '../../components/text/services.module.css'
import parts from '../../styles/parts.module.css'

/** What the page's form says when a session is to end. */
export const END_SESSIONS = 'chiudi'

const TITLE = 'accessi'

interface OwnSessionsProps {
  /** Null where they could not be read. */
  sessions: readonly ReaderSessionView[] | null
  /** Where the forms are sent. */
  action: string
}

/** Where the reader is signed in, and the way out there. */
export function OwnSessions({ sessions, action }: OwnSessionsProps) {
  return (
    <section className={services.part} aria-labelledby={TITLE}>
      <h2 className={services.name} id={TITLE}>
        Dove hai fatto l’accesso
      </h2>
      <p>Un telefono perso, il computer di una biblioteca: l’accesso si chiude anche da qui.</p>
      {sessions === null ? (
        <p className={list.empty}>In questo momento l’elenco non si può leggere: riprova fra poco.</p>
      ) : (
        <SessionList sessions={sessions} action={action} />
      )}
    </section>
  )
}

function SessionList({ sessions, action }: { sessions: readonly ReaderSessionView[]; action: string }) {
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul className={`${services.rows} ${services.plans}`} aria-labelledby={TITLE}>
        {sessions.map((session) => (
          <li key={session.handle}>
            <Session session={session} />
            {!session.current && (
              <EndForm
                action={action}
                session={session.handle}
                label={`Chiudi l’accesso fatto ${writeSignIn(session.signedInAt)}`}
                words="Chiudi"
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className={services.doors}>
          <EndForm action={action} session={OTHER_SESSIONS} words="Chiudi tutti gli altri" />
        </div>
      )}
    </>
  )
}

function Session({ session: { current, signedInAt, lastUsedAt } }: { session: ReaderSessionView }) {
  return (
    <div>
      <h3 className={services.name}>{current ? 'Questo dispositivo' : 'Un altro dispositivo'}</h3>
      <p className={services.text}>
        Accesso fatto <time dateTime={signedInAt}>{writeSignIn(signedInAt)}</time>, usato l’ultima volta{' '}
        <time dateTime={lastUsedAt}>{writeDay(lastUsedAt)}</time>
      </p>
    </div>
  )
}

interface EndFormProps {
  action: string
  session: string
  words: string
  label?: string
}

function EndForm({ action, session, words, label }: EndFormProps) {
  return (
    <form method="post" action={action}>
      <HiddenFields values={{ azione: END_SESSIONS, session }} />
      <button className={parts.outline} type="submit" aria-label={label}>
        {words}
      </button>
    </form>
  )
}

const writeDay = (instant: string) => joinDate('il', writeDate(new Date(instant)))

/** With the hour: of two sessions of one day the reader would not know which one a button closes. */
const writeSignIn = (instant: string) => `${writeDay(instant)} ${joinHour('alle', writeClock(new Date(instant)))}`
