import { useGrammar } from '../../page-definition/frame-context.ts'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { isSurveyOpen } from '@liberta/contracts/surveys/survey.schema'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import type { VoteCount } from '@liberta/contracts/surveys/vote.schema'
import { Marker } from '../../components/brand/Nameplate.tsx'
import card from '../../components/cards/card.module.css'
import marked from '../../components/cards/marked.module.css'
import { expectList, takeIfPresent, takeList, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import services from '../../components/text/services.module.css'
import { describeText } from '../../components/text/describe-text.ts'
import { addressOfPage, stepsTo, placeOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { countSurvey, writeClosing } from './count-survey.ts'
import css from './survey.module.css'
import { SurveyForm, VoteFaultLine } from './SurveyForm.tsx'
import { SurveyResults } from './SurveyResults.tsx'
import {
  addressOfSurvey,
  addressOfVote,
  NEW_VOTE,
  OWN_VOTE,
  SURVEY_PAGE_NAME,
} from '../../page-definition/addresses/survey-address.ts'
import { useVote } from '../../page-definition/forms/vote-context.tsx'
import { mark, OWN_VOTE_LINK } from '../../browser/support/selectors.ts'

interface ShownSurvey {
  /** Null where none was ever asked, or none can be read now. */
  survey: Survey | null
  /** Whether the questions can be read now. */
  isReadable: boolean
  others: readonly Survey[]
  votes: readonly VoteCount[]
  isOpen: boolean
  /** Whether the results were asked for without a vote. */
  asksResults: boolean
  /** Whether the form was asked for by who has voted. */
  asksForm: boolean
  now: Date
}

/** What the page is made of. */
const MODELS = [nameReadModel({ model: 'surveys', id: 'all' }), nameReadModel({ model: 'surveyVotes', id: 'all' })]

/** `/surveyDetail`, the current survey, `/surveyDetail?id={slug}`, any of them, and with `&risultati=1` what was voted so far. */
export const SURVEY_PAGE = definePage<'fixed', ShownSurvey>({
  cache: 'text',
  load: async ({ query }, { source, path, now }) => {
    const [answer, counted] = await Promise.all([source.read('surveys'), source.read('surveyVotes')])
    // Without a question of its own the page is there all the same; one that was asked for is not.
    const { body, tags } = query.id === undefined ? takeList(answer, []) : expectList(answer, path)
    const surveys = body ?? []
    const wanted = query.id === undefined ? surveys[0] : surveys.find(({ slug }) => slug === query.id)
    if (wanted === undefined && query.id !== undefined) return throwNoContent(path)
    const isOpen = wanted !== undefined && isSurveyOpen(wanted, now)
    const votes = takeIfPresent(counted)
    return {
      content: {
        survey: wanted ?? null,
        isReadable: body !== null,
        others: surveys.filter((survey) => survey !== wanted),
        votes: votes.body ?? [],
        isOpen,
        asksResults: query.risultati !== undefined,
        asksForm: query.voto === NEW_VOTE,
        now,
      },
      tags: [...MODELS, ...tags, ...votes.tags],
      ...(isOpen && wanted.closesAt !== null && { validUntil: new Date(wanted.closesAt) }),
    }
  },
  describe: ({ survey, asksResults, asksForm }, settings) => {
    const head = describeText(
      {
        title: survey?.question ?? placeOf(SURVEY_PAGE_NAME).name,
        standfirst: survey?.introduction ?? null,
        path:
          survey === null
            ? addressOfPage(settings.grammar, SURVEY_PAGE_NAME)
            : addressOfSurvey(settings.grammar, survey),
        above: stepsTo(settings.grammar, SURVEY_PAGE_NAME),
      },
      settings,
    )
    if (asksResults) return { ...head, title: `Risultati: ${head.title}`, indexed: false }
    return asksForm ? { ...head, indexed: false } : head
  },
  View: SurveyView,
})

function SurveyView({ content }: { content: ShownSurvey }) {
  const { survey, others, isOpen, now, isReadable } = content
  return (
    <TextLayout
      name={SURVEY_PAGE_NAME}
      title={survey?.question ?? placeOf(SURVEY_PAGE_NAME).name}
      standfirst={survey?.introduction ?? null}
      updatedAt={null}
    >
      {survey === null ? (
        <p className={services.name}>
          {isReadable
            ? 'In questo momento non c’è nessuna domanda aperta.'
            : 'In questo momento il sondaggio non si può leggere. Riprova tra poco.'}
        </p>
      ) : (
        <>
          <p className={css.state}>{writeClosing(survey, isOpen, now)}</p>
          <SurveyBody {...content} survey={survey} />
        </>
      )}
      {others.length > 0 && <OtherSurveys surveys={others} />}
    </TextLayout>
  )
}

type SurveyBodyProps = Omit<ShownSurvey, 'others' | 'survey' | 'isReadable'> & { survey: Survey }

function SurveyBody({ survey, votes, isOpen, asksResults, asksForm, now }: SurveyBodyProps) {
  const vote = useVote()
  const own = vote.state === 'counted' || vote.state === 'known' ? vote.answerId : null
  // The page of everybody has the way to one's own; who asks for the results or the form gets what they asked for.
  const isShared = vote.state === 'none' && !asksResults && !asksForm
  if (isOpen && !asksResults && own === null) {
    return (
      <>
        <SurveyForm survey={survey} fault={vote.state === 'fault' ? vote : null} />
        {isShared && <OwnVoteLink survey={survey} />}
      </>
    )
  }
  const counted = countSurvey(survey, vote.state === 'counted' ? vote.votes : votes)
  return (
    <>
      {vote.state === 'fault' && <VoteFaultLine fault={vote} />}
      <SurveyResults
        survey={survey}
        counted={counted}
        own={own}
        isNew={vote.state === 'counted'}
        isOpen={isOpen}
        now={now}
      />
      {isShared && <OwnVoteLink survey={survey} />}
    </>
  )
}

/** The way to what one has voted. A script takes it at once where this browser may have voted (`browser/enhancers/show-own-vote.ts`). */
function OwnVoteLink({ survey }: { survey: Survey }) {
  const grammar = useGrammar()
  return (
    <p className={css.doors}>
      <a href={addressOfVote(grammar, survey, OWN_VOTE)} rel="nofollow" {...mark(OWN_VOTE_LINK)}>
        Hai già votato? Guarda il tuo voto
      </a>
    </p>
  )
}

function OtherSurveys({ surveys }: { surveys: readonly Survey[] }) {
  const grammar = useGrammar()
  return (
    <section className={services.part} aria-labelledby="altre-domande">
      <h2 className={services.name} id="altre-domande">
        Altre domande ai lettori
      </h2>
      <ul className={marked.links}>
        {surveys.map((survey) => (
          <li key={survey.id}>
            <Marker className={card.marker} />
            <a href={addressOfSurvey(grammar, survey)}>{survey.question}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
