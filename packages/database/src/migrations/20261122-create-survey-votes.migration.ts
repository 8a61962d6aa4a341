import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "survey_votes" (
    "id" uuid not null,
    "survey_id" int not null,
    "answer_id" int not null,
    "user_id" uuid null,
    "browser" text null,
    "voted_at" timestamptz(3) not null,
    constraint "survey_votes_pkey" primary key ("id"),
    constraint "survey_votes_user_unique" unique ("survey_id", "user_id"),
    constraint "survey_votes_browser_unique" unique ("survey_id", "browser"),
    constraint "survey_votes_user_foreign" foreign key ("user_id") references "users" ("id") on delete set null
  )`,
  `create index "survey_votes_answer_index" on "survey_votes" ("survey_id", "answer_id")`,
  `create index "survey_votes_user_index" on "survey_votes" ("user_id")`,
]

/** Votes in surveys. */
export class CreateSurveyVotes extends Migration {
  override name = '20261122-create-survey-votes'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
