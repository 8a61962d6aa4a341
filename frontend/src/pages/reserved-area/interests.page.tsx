import { useGrammar } from '../../page-definition/frame-context.ts'
import { randomUUID } from 'node:crypto'
import { choiceSchema, MOST_CHOICES } from '@liberta/contracts/accounts/interests.schema'
import type { Interests } from '@liberta/contracts/accounts/interests.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import parts from '../../styles/parts.module.css'
import forms from '../../components/forms/forms.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import { takeIfPresent } from '../../page-definition/load-answer.ts'
import services from '../../components/text/services.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { defineReserved } from './define-reserved.tsx'
import own from './reserved.module.css'
import { addressOfFormAction } from '../../page-definition/addresses/reserved-address.ts'
import { expectOwn } from '../../page-definition/personal/personal-request.ts'

const PATH = 'interessi'
/** Topics that are offered; those already chosen stand beside them whatever they are. */
const OFFERED_TOPICS = 40

/** One thing that can be chosen. */
export interface Choice {
  value: string
  label: string
  /** Chosen before, and no longer in the lists. */
  gone?: true
}

interface Choices {
  topics: Choice[]
  zones: Choice[]
  chosen: Interests
  version: number
  key: string
}

/** `/area-riservata/interessi`: topics and zones, as the CMS has them. */
export const INTERESTS_PAGE = defineReserved<Choices>(PATH, {
  standfirst:
    'Scegli i temi e le zone che ti stanno a cuore: li usiamo soltanto se lo permetti nella pagina della privacy.',
  load: async ({ account, submitted }, { source }) => {
    const [answer, search, tags] = await Promise.all([
      account.readInterests(),
      source.read('search', { kind: 'story', search: EMPTY_SEARCH }),
      source.read('tags'),
    ])
    const stored = expectOwn(answer)
    const chosen = submitted === null ? stored : readInterests(submitted)
    const results = takeIfPresent(search).body
    const known = takeIfPresent(tags).body
    return {
      topics: offerTopics(results, known, chosen.topics),
      zones: offer(valuesOf(results, 'zones'), chosen.zones, results && new Map()),
      chosen,
      version: stored.version,
      key: randomUUID(),
    }
  },
  View: ({ content: { topics, zones, chosen, version, key } }) => {
    const grammar = useGrammar()
    return (
      <form method="post" action={addressOfFormAction(grammar, PATH)}>
        <HiddenFields values={{ version: String(version), chiave: key }} />
        <ChoiceBoxes name="topics" title="Temi" choices={topics} chosen={chosen.topics} />
        <ChoiceBoxes name="zones" title="Zone" choices={zones} chosen={chosen.zones} />
        <p className={services.doors}>
          <button className={parts.button} type="submit">
            Salva gli interessi
          </button>
          <span>
            Cerchi un altro tema? Guarda <a href={addressOfPage(grammar, 'tags')}>tutti gli argomenti</a>.
          </span>
        </p>
      </form>
    )
  },
})

/** The interests that a form says; whether there are such is for the API to tell. */
export function readInterests(fields: URLSearchParams): Interests {
  const read = (name: string) =>
    [...new Set(fields.getAll(name))].filter((value) => choiceSchema.safeParse(value).success).slice(0, MOST_CHOICES)
  return { topics: read('topics'), zones: read('zones') }
}

function ChoiceBoxes(props: { name: string; title: string; choices: Choice[]; chosen: readonly string[] }) {
  const { name, title, choices, chosen } = props
  return (
    <fieldset className={forms.choices}>
      <legend className={services.name}>{title}</legend>
      {choices.length === 0 && <p>In questo momento l’elenco non si può leggere: riprova fra poco.</p>}
      {choices.map(({ value, label, gone }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>
            {label}
            {gone === true && <span className={own.gone}> (non è più in elenco: togli la spunta per levarlo)</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The most frequent topics, or where nobody has counted them the first by name. */
function offerTopics(results: SearchResults | null, tags: readonly Tag[] | null, chosen: readonly string[]): Choice[] {
  const names = tags && new Map(tags.map(({ slug, name }) => [slug, name]))
  const counted = valuesOf(results, 'tags')
  const offered = counted.length > 0 ? counted : (tags ?? []).map(({ slug, name }) => ({ value: slug, label: name }))
  return offer(offered.slice(0, OFFERED_TOPICS), chosen, names)
}

/** What is offered, and what was chosen before and is offered no longer, under its name where that is known. */
function offer(offered: readonly Choice[], chosen: readonly string[], names: Names): Choice[] {
  const kept = chosen.filter((value) => offered.every((choice) => choice.value !== value))
  const all: Choice[] = [...offered, ...kept.map((value) => keep(value, names))]
  return all.toSorted((one, other) => one.label.localeCompare(other.label, 'it'))
}

/** What there is, by its value; null where that cannot be had now, and nobody can say what is gone. */
type Names = ReadonlyMap<string, string> | null

/** A topic that has a name is only not among the most frequent; one without has left the lists. */
function keep(value: string, names: Names): Choice {
  const label = names === null ? value : names.get(value)
  return label === undefined ? { value, label: value, gone: true } : { value, label }
}

function valuesOf(results: SearchResults | null, id: 'tags' | 'zones'): Choice[] {
  const filter = results?.filters.find((each) => each.id === id)
  return filter?.values.map(({ value, label }) => ({ value, label })) ?? []
}
