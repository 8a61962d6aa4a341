import type { MessKind } from '../naxos/mess/mess-kind.types.ts'
import { SAMPLE_READERS } from './reader-directory.ts'

type Answer = Readonly<Record<string, unknown>>

interface TokenMess extends MessKind {
  /** @param isRenewal whether a refresh token was given for the tokens, rather than a code */
  spoil: (tokens: Answer, isRenewal: boolean) => Answer
  /** Refresh tokens stay good, where the provider else takes each once. */
  keepsRefreshToken?: true
}

interface ReaderMess extends MessKind {
  spoil: (reader: Answer) => Answer
}

/** What other sign-in providers answer for a code and for a refresh token (RFC 6749 §5.1 and §6). None is of the mix. */
export const TOKEN_MESS: readonly TokenMess[] = [
  {
    name: 'sso.tokens.refresh.missing',
    what: 'no new refresh token at a renewal: the one that was used stays good',
    isMixed: false,
    spoil: ({ refresh_token: token, ...others }, isRenewal) =>
      isRenewal ? others : { ...others, refresh_token: token },
    keepsRefreshToken: true,
  },
  defineExpiry('missing', 'no `expires_in`', () => undefined),
  defineExpiry('null', '`expires_in` of null', () => null),
  defineExpiry('wrongType', '`expires_in` of words', () => 'presto'),
  defineExpiry('text', '`expires_in` written as text', String),
]

/** What other providers tell of a reader: each field missing, null, of a wrong type or long, and a name with a NUL in it. */
export const READER_MESS: readonly ReaderMess[] = [
  ...Object.keys(SAMPLE_READERS[0] ?? {}).flatMap((field) => [
    defineReaderMess(field, 'missing', 'is absent', ({ [field]: _absent, ...others }) => others),
    defineReaderMess(field, 'null', 'is null', (reader) => ({ ...reader, [field]: null })),
    defineReaderMess(field, 'wrongType', 'is a list', (reader) => ({ ...reader, [field]: [42] })),
    defineReaderMess(field, 'tooLong', 'is of 3,000 characters', (reader) => ({
      ...reader,
      [field]: 'a'.repeat(3000),
    })),
  ]),
  defineReaderMess('name', 'nul', 'has a NUL and half a character', (reader) => ({
    ...reader,
    name: `${String(reader['name'])}\0\ud83d`,
  })),
]

function defineExpiry(flaw: string, what: string, write: (seconds: unknown) => unknown): TokenMess {
  const spoil = ({ expires_in: seconds, ...others }: Answer) => {
    const written = write(seconds)
    return written === undefined ? others : { ...others, expires_in: written }
  }
  return { name: `sso.tokens.expires.${flaw}`, what, isMixed: false, spoil }
}

function defineReaderMess(field: string, flaw: string, what: string, spoil: ReaderMess['spoil']): ReaderMess {
  return { name: `sso.reader.${field}.${flaw}`, what: `\`${field}\` ${what}`, isMixed: false, spoil }
}
