import { p } from '@mikro-orm/core'
import { User } from './user.entity.ts'

/** `user_id`: the reader whose row it is, and with whom it goes. The constraint's name is said, or the schema never agrees with itself. */
export function readerColumn(foreignKeyName: string) {
  return p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').foreignKeyName(foreignKeyName)
}
