import { ANSWER_MESS, STATUS_MESS } from './answer-mess.table.ts'
import { FIELD_MESS } from './field-mess.ts'
import type { MessKind, ThingMess } from './mess-kind.types.ts'
import { READER_MESS, TOKEN_MESS } from '../../sso/sso-mess.table.ts'
import { PICTURE_MESS } from './picture-mess.table.ts'
import { SLUG_MESS } from './slug-mess.ts'
import { THING_MESS } from './thing-mess.table.ts'
import { WEBHOOK_MESS } from './webhook-mess.table.ts'

/** All that can be odd about a thing in an answer. */
export const ALL_THING_MESS: readonly ThingMess[] = [...FIELD_MESS, ...SLUG_MESS, ...THING_MESS]

/** Every kind of mess that there is, the sign-in provider's among them, by name. */
export const MESS_KINDS: readonly MessKind[] = [
  ...ALL_THING_MESS,
  ...ANSWER_MESS,
  ...STATUS_MESS,
  ...WEBHOOK_MESS,
  ...PICTURE_MESS,
  ...TOKEN_MESS,
  ...READER_MESS,
]

/**
 * The kinds of a list that are meant: by their names or the beginnings of them, parted by commas, as `tag.slug,list.twice`;
 * where none is named, those of the mix.
 */
export function chooseKinds<Kind extends MessKind>(kinds: readonly Kind[], named: string): Kind[] {
  if (named === '') return kinds.filter(({ isMixed }) => isMixed)
  const names = named.split(',')
  return kinds.filter((kind) => names.some((name) => kind.name === name || kind.name.startsWith(`${name}.`)))
}

/** Whether each of the names means at least one kind. */
export function areKindsKnown(named: string): boolean {
  return named === '' || named.split(',').every((name) => chooseKinds(MESS_KINDS, name).length > 0)
}
