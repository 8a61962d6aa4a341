import { ConflictException } from '@nestjs/common'

/** The new version of what a command wrote; 409 where it is null: it was changed since its reader saw it, and nothing was written. */
export function assertWritten(version: number | null): number {
  if (version === null) throw new ConflictException('It was changed meanwhile: read it again.')
  return version
}
