import { describe, expect, it } from '@jest/globals'
import { NewsletterSubscriptionSchema } from './accounts/newsletter-subscription.entity.ts'
import { PrivacySettingsSchema } from './accounts/privacy-settings.entity.ts'
import { SavedItemSchema } from './accounts/saved-item.entity.ts'
import { UserInterestsSchema } from './accounts/user-interests.entity.ts'
import { UserSchema } from './accounts/user.entity.ts'
import { WeatherCacheSchema } from './weather/weather-cache.entity.ts'

const CONSENTS = ['personalizationConsent', 'groupMarketingConsent', 'partnerMarketingConsent']
const PROFILE = ['email', 'name', 'surname', 'ssoData', 'ssoId', 'profilePhotoUrl']
const MEASURED = ['latitude', 'longitude', 'temperature', 'humidity', 'weatherCode', 'cachedAt', 'updatedAt']

describe('fields that are stored (requirements 3)', () => {
  it.each([
    ['User', ['id', ...PROFILE, 'createdAt', 'updatedAt'], UserSchema],
    ['SaveForLater', ['id', 'itemId', 'type', 'userId', 'title', 'addedAt'], SavedItemSchema],
    [
      'NewsletterSubscription',
      ['id', 'userId', 'newsletterId', 'subscribedAt', 'active'],
      NewsletterSubscriptionSchema,
    ],
    ['PrivacySettings', ['id', 'userId', ...CONSENTS, 'updatedAt'], PrivacySettingsSchema],
    ['UserInterests', ['id', 'userId', 'topics', 'zones', 'updatedAt'], UserInterestsSchema],
    ['WeatherCache', ['id', ...MEASURED], WeatherCacheSchema],
  ] as const)('%s has %j', (_name, fields, { meta }) => {
    expect(Object.keys(meta.properties)).toEqual(expect.arrayContaining([...fields]))
  })
})
