import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { Marker } from '../brand/Nameplate.tsx'
import card from '../cards/card.module.css'
import marked from '../cards/marked.module.css'
import { expectPresent, throwNoContent } from '../routing/load-answer.ts'
import { definePage } from '../routing/page-definition.tsx'
import { describeText } from '../texts/describe-text.ts'
import { addressOfPage, stepsTo, TEXT_PLACES } from '../texts/text-place.table.ts'
import { TextLayout } from '../texts/TextLayout.tsx'
import css from './services.module.css'
import { shareVotes } from './share-votes.ts'

const NAME = 'surveyDetail'

interface ShownSurvey {
  /** Null where none was ever asked. */
  survey: Survey | null
  others: readonly Survey[]
}

const addressOf = ({ slug }: Survey) => addressOfPage(NAME, { query: { id: slug } })

/** `/surveyDetail`, the current survey, and `/surveyDetail?id={slug}`, any of them. */
export const SURVEY_PAGE = definePage<'fixed', ShownSurvey>({
  cache: 'text',
  load: async ({ query }, { source, path }) => {
    const { body: surveys, tags } = expectPresent(await source.readSurveys(), path)
    const wanted = query.id === undefined ? surveys[0] : surveys.find(({ slug }) => slug === query.id)
    if (wanted === undefined && query.id !== undefined) return throwNoContent(path)
    return {
      content: { survey: wanted ?? null, others: surveys.filter((survey) => survey !== wanted) },
      tags: [nameReadModel({ model: 'surveys', id: 'all' }), ...tags],
    }
  },
  describe: ({ survey }, settings) =>
    describeText(
      {
        title: survey?.question ?? TEXT_PLACES[NAME].name,
        standfirst: survey?.introduction ?? null,
        path: survey === null ? addressOfPage(NAME) : addressOf(survey),
        above: stepsTo(NAME),
      },
      settings,
    ),
  View: SurveyView,
})

function SurveyView({ content: { survey, others } }: { content: ShownSurvey }) {
  return (
    <TextLayout
      name={NAME}
      title={survey?.question ?? TEXT_PLACES[NAME].name}
      standfirst={survey?.introduction ?? null}
      updatedAt={null}
    >
      {survey === null ? (
        <p className={css.name}>In questo momento non c’è nessuna domanda aperta.</p>
      ) : (
        <Answers survey={survey} />
      )}
      {others.length > 0 && <OtherSurveys surveys={others} />}
    </TextLayout>
  )
}

function Answers({ survey: { answers } }: { survey: Survey }) {
  const shares = shareVotes(answers.map(({ votes }) => votes))
  const total = answers.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <>
      <ol className={css.answers}>
        {answers.map(({ id, text, votes }, index) => (
          <li key={id}>
            <p>
              {text}
              <span className={css.share}>
                {shares[index]}% · {writeVotes(votes)}
              </span>
            </p>
            <span className={css.bar} style={{ width: `${shares[index]}%` }} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className={css.text}>
        In tutto {writeVotes(total)}. Il sondaggio non ha valore statistico: risponde chi vuole.
      </p>
    </>
  )
}

function OtherSurveys({ surveys }: { surveys: readonly Survey[] }) {
  return (
    <section className={css.part} aria-labelledby="altre-domande">
      <h2 className={css.name} id="altre-domande">
        Altre domande ai lettori
      </h2>
      <ul className={marked.links}>
        {surveys.map((survey) => (
          <li key={survey.id}>
            <Marker className={card.marker} />
            <a href={addressOf(survey)}>{survey.question}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NUMBER = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** 'nessun voto', '1 voto', '1.184 voti'. */
export function writeVotes(votes: number): string {
  if (votes === 0) return 'nessun voto'
  return votes === 1 ? '1 voto' : `${NUMBER.format(votes)} voti`
}
