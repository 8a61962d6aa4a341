import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../accounts/user.entity.ts'

/** One vote in a survey: a reader's, or a browser's where nobody is signed in. Once the account is erased it counts for nobody. */
export const SurveyVoteSchema = defineEntity({
  name: 'SurveyVote',
  tableName: 'survey_votes',
  uniques: [
    { name: 'survey_votes_user_unique', properties: ['surveyId', 'userId'] },
    { name: 'survey_votes_browser_unique', properties: ['surveyId', 'browser'] },
  ],
  indexes: [
    { name: 'survey_votes_answer_index', properties: ['surveyId', 'answerId'] },
    { name: 'survey_votes_user_index', properties: ['userId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Numbers of the CMS. */
    surveyId: p.integer(),
    answerId: p.integer(),
    userId: p
      .manyToOne(User)
      .mapToPk()
      .fieldName('user_id')
      .nullable()
      .deleteRule('set null')
      .foreignKeyName('survey_votes_user_foreign'),
    /** Digest of the browser's cookie. */
    browser: p.text().nullable(),
    votedAt: p.datetime(3),
  },
})

/** The vote of a reader, or of a browser that nobody has signed in with. */
export class SurveyVote extends SurveyVoteSchema.class {}
SurveyVoteSchema.setClass(SurveyVote)
