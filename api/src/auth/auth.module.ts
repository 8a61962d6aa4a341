import { Global, Module } from '@nestjs/common'
import { APP_FILTER, APP_GUARD } from '@nestjs/core'
import { limitCalls } from '@liberta/platform/upstreams/call-limits'
import { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'
import { RedisConnections } from '../redis/redis-connections.ts'
import { AskingReaders } from './asking-readers.ts'
import { AuthController } from './auth.controller.ts'
import { AuthFailureFilter } from './auth-failure.filter.ts'
import { BearerReaders } from './bearer-readers.ts'
import { CodeExchanges } from './code-exchanges.ts'
import { Cookies } from './cookies.ts'
import { DescribeSessionHandler } from './describe-session.query.ts'
import { ReaderGuard } from './reader.guard.ts'
import { ProfileSync } from './profile-sync.ts'
import { ProviderRevocations } from './provider-revocations.ts'
import { judgeSsoCall, SsoClient } from './provider/sso-client.ts'
import { Readers } from './readers.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'
import { SavedSets } from './sessions/saved-sets.ts'
import { TokenRenewals } from './sessions/token-renewals.ts'
import { SignInController } from './sign-in.controller.ts'
import { SignIn } from './sign-in.ts'
import { SignOut } from './sign-out.ts'

/** Sign-in, sessions, and the guard that closes every controller which does not say that it is open. */
@Global()
@Module({
  controllers: [SignInController, AuthController],
  providers: [
    { provide: APP_GUARD, useClass: ReaderGuard },
    { provide: APP_FILTER, useClass: AuthFailureFilter },
    { provide: SsoClient, inject: [API_SETTINGS, RedisConnections, LOGGER], useFactory: createSsoClient },
    {
      provide: Cookies,
      inject: [API_SETTINGS],
      useFactory: ({ SITE_ORIGIN }: ApiSettings) => new Cookies(SITE_ORIGIN),
    },
    Readers,
    AskingReaders,
    BearerReaders,
    CodeExchanges,
    ProviderRevocations,
    TokenRenewals,
    ReaderSessions,
    SavedSets,
    ProfileSync,
    SignIn,
    SignOut,
    DescribeSessionHandler,
  ],
  exports: [AskingReaders, Cookies, SignOut],
})
export class AuthModule {}

/** Nobody can sign in meanwhile: a provider that wants more calm is asked again, by as few calls as its limits let. */
const LONGEST_CALM_MS = 10_000

function createSsoClient(settings: ApiSettings, redis: RedisConnections, logger: Logger): SsoClient {
  const all = limitCalls(settings.SSO_CONCURRENCY, settings.SSO_CALLS_PER_SECOND)
  return new SsoClient({
    guard: new UpstreamGuard({
      upstream: 'sso',
      limits: { all },
      redis: redis.producer,
      judge: judgeSsoCall,
      logger,
      longestCalmMs: LONGEST_CALM_MS,
    }),
    url: settings.SSO_URL,
    publicUrl: settings.SSO_PUBLIC_URL ?? settings.SSO_URL,
    clientId: settings.SSO_CLIENT_ID,
    clientSecret: settings.SSO_CLIENT_SECRET,
  })
}
