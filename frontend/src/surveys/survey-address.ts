import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { addressOfPage } from '../texts/text-place.table.ts'

/** The page's name in the table of fixed pages. */
export const SURVEY_PAGE_NAME = 'surveyDetail'

/** Where the page's form is sent to, and what a browser goes to afterwards. */
export const VOTE_ID = 'voto'

/** A survey's own address. */
export function addressOfSurvey({ slug }: Pick<Survey, 'slug'>): string {
  return addressOfPage(SURVEY_PAGE_NAME, { query: { id: slug } })
}

/** The address of what was voted so far. */
export function addressOfResults({ slug }: Pick<Survey, 'slug'>): string {
  return addressOfPage(SURVEY_PAGE_NAME, { query: { id: slug, risultati: '1' } })
}
