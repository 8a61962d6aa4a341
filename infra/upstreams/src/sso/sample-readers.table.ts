import { createHash } from 'node:crypto'

/** A reader as the provider knows them. */
export interface SsoReader {
  id: string
  email: string
  name: string
  surname: string
  profile_photo_url: string | null
}

/** Readers offered on the login page. */
export const SAMPLE_READERS: readonly SsoReader[] = [
  {
    id: 'lettrice-anna',
    email: 'anna.bersani@example.it',
    name: 'Anna',
    surname: 'Bersani',
    profile_photo_url: null,
  },
  {
    id: 'lettore-luigi',
    email: 'luigi.gobbi@example.it',
    name: 'Luigi',
    surname: 'Gobbi',
    profile_photo_url: null,
  },
  {
    id: 'lettrice-giulia',
    email: 'giulia.de.stefani@example.it',
    name: 'Giulia Maria',
    surname: 'De’ Stefani',
    profile_photo_url: null,
  },
]

/** Who signs in with an e-mail address that no sample has: always the same reader for the same address. */
export function inventReader(address: string): SsoReader {
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
