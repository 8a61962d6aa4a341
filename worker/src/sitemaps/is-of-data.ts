import { DriverException } from '@mikro-orm/postgresql'

/** Whether a statement failed by what it was given, and not by PostgreSQL itself: the SQLSTATE classes 22 and 23. */
export function isOfData(error: unknown): boolean {
  return error instanceof DriverException && /^2[23]/.test(error.code ?? '')
}
