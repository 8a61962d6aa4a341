import type { Newsletter, Plan } from '@liberta/contracts/subscriptions/offer.schema'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import {
  countField,
  encodedSlugField,
  flagField,
  idField,
  endField,
  itemsField,
  multilineText,
  pageIdField,
  requiredText,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const namedSchema = z.object({ id: idField, slug: encodedSlugField, name: requiredText, description: multilineText })

const naxosPlanSchema = namedSchema.extend({
  includes: itemsField,
  price: z.number().positive().max(100_000),
  period: z.enum(['month', 'year']),
})

const naxosNewsletterSchema = namedSchema.extend({ schedule: wordsField })

const naxosSurveySchema = z.object({
  id: pageIdField,
  slug: encodedSlugField,
  question: requiredText,
  introduction: multilineText,
  closes_at: endField,
  closed: flagField,
  answers: itemsField,
})

const naxosAnswerSchema = z.object({ id: pageIdField, text: requiredText, votes: countField })

/** Plans of subscription; one without a name, a price or a period cannot be sold and is dropped. */
export function mapPlans(items: readonly unknown[], drop: Drop): Plan[] {
  const plans = keepLastValid(items, 'plan', drop, (item) => {
    const answer = naxosPlanSchema.safeParse(item)
    const slug = slugOf(answer.data)
    if (!answer.success || !slug) return null
    const includes = keepLastValid(
      answer.data.includes,
      'plan',
      drop,
      (line) => requiredText.safeParse(line).data ?? null,
    )
    return { ...answer.data, slug, includes }
  })
  return keepFirst(plans, (plan) => plan.slug)
}

/** The newsletters; one without a name is dropped. */
export function mapNewsletters(items: readonly unknown[], drop: Drop): Newsletter[] {
  const newsletters = keepLastValid(items, 'newsletter', drop, (item) => {
    const answer = naxosNewsletterSchema.safeParse(item)
    const slug = slugOf(answer.data)
    return answer.success && slug ? { ...answer.data, slug } : null
  })
  return keepFirst(newsletters, (newsletter) => newsletter.slug)
}

/** The surveys; one without a question or an answer to choose is dropped. */
export function mapSurveys(items: readonly unknown[], drop: Drop): Survey[] {
  const surveys = keepLastValid(items, 'survey', drop, (item) => {
    const survey = naxosSurveySchema.safeParse(item)
    if (!survey.success) return null
    const slug = survey.data.slug ?? makeSlug(survey.data.question)
    if (!slug) return null
    const answers = keepFirst(keepLastValid(survey.data.answers, 'survey', drop, mapChoice), (choice) => choice.id)
    if (answers.length === 0) return null
    const { id, question, introduction, closes_at: closesAt, closed } = survey.data
    return { id, slug, question, introduction, closesAt, closed, answers }
  })
  return keepFirst(surveys, (survey) => survey.slug)
}

function mapChoice(value: unknown): Survey['answers'][number] | null {
  const answer = naxosAnswerSchema.safeParse(value)
  return answer.success ? { ...answer.data, votes: answer.data.votes ?? 0 } : null
}

function slugOf(named: { slug: string | null; name: string } | undefined): string {
  return named ? (named.slug ?? makeSlug(named.name)) : ''
}
