import { z } from 'zod'

/**
 * What somebody typed, without what no text holds and PostgreSQL does not keep: the character NUL, and halves of characters.
 * The rest of it stands; ends are trimmed. `longest` in UTF-16 units.
 */
export const typedText = (longest: number) => z.string().overwrite(dropNoText).trim().max(longest)

function dropNoText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
