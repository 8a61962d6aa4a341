import type { ServerResponse } from 'node:http'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider from 'oidc-provider'
import type { JWK, KoaContextWithOIDC } from 'oidc-provider'
import { MemoryAdapter } from './memory-adapter.ts'
import type { ProviderMemory } from './memory-adapter.ts'
import type { ReaderDirectory } from './reader-directory.ts'

/** The only scope: to know who the reader is. */
export const READER_SCOPE = 'reader'

const DAY_S = 86_400
/** How long a code waits for its exchange, seconds. */
const CODE_S = 60
/** How long a reader may look at the login page, seconds. */
const LOGIN_S = 3600

export interface ProviderParts {
  issuer: string
  clientId: string
  /** Without one the client is public, and proves itself by PKCE alone. */
  clientSecret: string | undefined
  /** Where the provider may send readers back. */
  redirectUris: string[]
  memory: ProviderMemory
  readers: ReaderDirectory
  /** Seconds for which a new access token holds. */
  accessTokenSeconds: () => number
  /** Whether the refresh token of a renewal is used once, and another given for it; told what it is answered on. */
  rotates: (response: ServerResponse) => boolean
}

/**
 * The OAuth provider itself, a program that nobody here wrote, at the addresses of requirements 7: code flow, PKCE S256
 * always, refresh tokens that are used once. A reader who has signed in is not asked for a consent.
 */
export function createProvider(parts: ProviderParts): Provider {
  const { memory, readers } = parts
  return new Provider(parts.issuer, {
    adapter: (model) => new MemoryAdapter(memory, model),
    clients: [describeClient(parts)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [createKey()] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    routes: { authorization: '/oauth/authorize', token: '/oauth/token' },
    features: { devInteractions: { enabled: false } },
    scopes: [READER_SCOPE],
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/oauth/login/${interaction.uid}` },
    findAccount: (_context, id) => (readers.find(id) ? { accountId: id, claims: () => ({ sub: id }) } : undefined),
    loadExistingGrant: grantAtOnce,
    issueRefreshToken: () => true,
    rotateRefreshToken: ({ res }) => parts.rotates(res),
    expiresWithSession: () => false,
    ttl: {
      AccessToken: () => parts.accessTokenSeconds(),
      AuthorizationCode: CODE_S,
      RefreshToken: 60 * DAY_S,
      Grant: 60 * DAY_S,
      Interaction: LOGIN_S,
      Session: 14 * DAY_S,
    },
  })
}

function describeClient({ clientId, clientSecret, redirectUris }: ProviderParts) {
  return {
    client_id: clientId,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    ...(clientSecret === undefined
      ? { token_endpoint_auth_method: 'none' as const }
      : { token_endpoint_auth_method: 'client_secret_basic' as const, client_secret: clientSecret }),
  }
}

async function grantAtOnce({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known === undefined ? undefined : await provider.Grant.find(known)
  if (grant) return grant
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  fresh.addOIDCScope(READER_SCOPE)
  await fresh.save()
  return fresh
}

/** Signs what nobody asks for, but the provider wants a key. */
function createKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}
