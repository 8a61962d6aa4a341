import { createHash } from 'node:crypto'
import { readContent } from '../content/read-content.ts'

/** A reader as the provider knows them. */
export interface SsoReader {
  id: string
  email: string
  name: string
  surname: string
  profile_photo_url: string | null
}

/** Readers offered on the login page. */
export const SAMPLE_READERS: readonly SsoReader[] = readContent('site/sign-in').readers.map((reader) => ({
  ...reader,
  profile_photo_url: null,
}))

/** All readers of the provider: the samples, and whoever has signed in with another address since it started. */
export class ReaderDirectory {
  private readonly readers = new Map<string, SsoReader>(SAMPLE_READERS.map((reader) => [reader.id, reader]))

  /** The reader of an id; undefined where nobody has it. */
  find(id: string): SsoReader | undefined {
    return this.readers.get(id)
  }

  /** The reader with this address, made where there is none. */
  findByEmail(email: string): SsoReader {
    const known = [...this.readers.values()].find((reader) => reader.email === email.trim().toLowerCase())
    const reader = known ?? inventReader(email)
    this.readers.set(reader.id, reader)
    return reader
  }
}

/** Who signs in with an e-mail address that no sample has: always the same reader for the same address. */
function inventReader(address: string): SsoReader {
  const email = address.trim().toLowerCase()
  const [name = 'Lettore', surname = ''] = (email.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(capitalise)
  const id = `lettore-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
  return { id, email, name, surname, profile_photo_url: null }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
