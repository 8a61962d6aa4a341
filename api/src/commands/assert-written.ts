import { ConflictException } from '@nestjs/common'

/** The new version of what a command wrote; 409 where it was changed since its reader saw it, and nothing was written. */
export function assertWritten(rows: readonly { version: number }[]): number {
  const [row] = rows
  if (!row) throw new ConflictException('It was changed meanwhile: read it again.')
  return row.version
}
