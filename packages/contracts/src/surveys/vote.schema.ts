import { z } from 'zod'
import { pageIdSchema, pageIdTextSchema } from '../text/cms-id.schema.ts'

/** How often one answer of one survey was given on the site. */
const voteCountSchema = z.object({
  surveyId: pageIdSchema,
  answerId: pageIdSchema,
  votes: z.number().int().nonnegative(),
})

/** The votes of all surveys that were given on the site, counted anew after each. */
export const surveyVotesSchema = z.array(voteCountSchema)

export type VoteCount = z.infer<typeof voteCountSchema>

/** `POST /api/surveys/vote`: one vote a reader or a browser; another one takes its place. */
export const castVoteSchema = z.object({ surveyId: pageIdSchema, answerId: pageIdSchema })

export type CastVote = z.output<typeof castVoteSchema>

/** `GET /api/surveys/vote?surveyId=`: what counts for who asks; null for who has not voted. */
export const ownVoteSchema = z.object({ status: z.literal('ok'), answerId: pageIdSchema.nullable() })

export type OwnVote = z.infer<typeof ownVoteSchema>

/** The survey that is asked about, as it stands in an address. */
export const ownVoteQuerySchema = z.object({
  surveyId: pageIdTextSchema.describe('Number of the survey').transform(Number),
})

/** What is answered: what counts now for who has voted, and the survey's votes with it. */
export const voteAnswerSchema = z.object({
  status: z.literal('success'),
  answerId: pageIdSchema,
  votes: surveyVotesSchema,
})

export type VoteAnswer = z.infer<typeof voteAnswerSchema>
