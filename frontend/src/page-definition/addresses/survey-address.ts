import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { addressOfPage } from './text-place.table.ts'

/** The page's name in the table of fixed pages. */
export const SURVEY_PAGE_NAME = 'surveyDetail'

/** Where the page's form is sent to, and what a browser goes to afterwards. */
export const VOTE_ID = 'voto'

/** A survey's own address. */
export function addressOfSurvey(grammar: AddressGrammar, { slug }: Pick<Survey, 'slug'>): string {
  return addressOfPage(grammar, SURVEY_PAGE_NAME, { query: { id: slug } })
}

/** What the query says of a vote where the page is the voter's own, and where the form is wanted again. */
export const OWN_VOTE = 'mio'
export const NEW_VOTE = 'nuovo'

/** The address of the voter's own page, or of the form for who has voted. */
export function addressOfVote(
  grammar: AddressGrammar,
  { slug }: Pick<Survey, 'slug'>,
  voto: typeof OWN_VOTE | typeof NEW_VOTE,
): string {
  return addressOfPage(grammar, SURVEY_PAGE_NAME, { query: { id: slug, voto } })
}

/** The address of what was voted so far. */
export function addressOfResults(grammar: AddressGrammar, { slug }: Pick<Survey, 'slug'>): string {
  return addressOfPage(grammar, SURVEY_PAGE_NAME, { query: { id: slug, risultati: '1' } })
}
