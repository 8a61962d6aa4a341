import { defineEntity, p } from '@mikro-orm/core'

/** One line of the audit log: what an operator has done or tried, or who tried to get in. A trigger refuses to change it. */
export const OperatorActionSchema = defineEntity({
  name: 'OperatorAction',
  tableName: 'operator_actions',
  indexes: [{ name: 'operator_actions_age_index', properties: ['at'] }],
  triggers: [
    {
      name: 'operator_actions_rows',
      timing: 'before',
      events: ['update', 'delete'],
      expression: `create trigger "operator_actions_rows" before update or delete on "operator_actions"
        for each row execute function "refuse_to_change_operator_actions"()`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    /** The name of the account; null of who was not let in. What was typed is never kept: it may be a password. */
    who: p.text().nullable(),
    role: p.text().nullable(),
    /** The address it came from; of IPv6 the /64. */
    client: p.text(),
    /** By what: a page, a command, the board of the queues, or the sign-in. */
    channel: p.text(),
    action: p.text(),
    arguments: p.json<Readonly<Record<string, string>>>(),
    dryRun: p.boolean(),
    /** `done`, `failed`, or `refused`. */
    result: p.text(),
    detail: p.text(),
    requestId: p.text(),
  },
})

/** A line of the audit log. */
export class OperatorAction extends OperatorActionSchema.class {}
OperatorActionSchema.setClass(OperatorAction)
