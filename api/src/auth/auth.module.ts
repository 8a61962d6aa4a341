import { Global, Module } from '@nestjs/common'
import { APP_FILTER, APP_GUARD } from '@nestjs/core'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { AuthController } from './auth.controller.ts'
import { AuthFailureFilter } from './auth-failure.filter.ts'
import { BearerReaders } from './bearer-readers.ts'
import { Cookies } from './cookies.ts'
import { DescribeSessionHandler } from './describe-session.query.ts'
import { ReaderGuard } from './reader.guard.ts'
import { ProfileSync } from './profile-sync.ts'
import { ProviderRevocations } from './provider-revocations.ts'
import { SsoClient } from './provider/sso-client.ts'
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
    { provide: SsoClient, inject: [API_SETTINGS], useFactory: createSsoClient },
    {
      provide: Cookies,
      inject: [API_SETTINGS],
      useFactory: ({ SITE_ORIGIN }: ApiSettings) => new Cookies(SITE_ORIGIN),
    },
    Readers,
    BearerReaders,
    ProviderRevocations,
    TokenRenewals,
    ReaderSessions,
    SavedSets,
    ProfileSync,
    SignIn,
    SignOut,
    DescribeSessionHandler,
  ],
  exports: [Cookies, SignOut, ReaderSessions],
})
export class AuthModule {}

function createSsoClient(settings: ApiSettings): SsoClient {
  return new SsoClient({
    url: settings.SSO_URL,
    publicUrl: settings.SSO_PUBLIC_URL ?? settings.SSO_URL,
    clientId: settings.SSO_CLIENT_ID,
    clientSecret: settings.SSO_CLIENT_SECRET,
  })
}
