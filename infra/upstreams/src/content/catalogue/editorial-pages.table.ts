import type { EditorialPage } from './catalogue.schema.ts'
import { ABOUT_PAGE } from './pages/about.page.ts'
import { ACCESSIBILITY_PAGE } from './pages/accessibility.page.ts'
import { CONTACT_PAGE, LETTER_PAGE, PUBLISHED_LETTERS_PAGE, REQUEST_PAGE } from './pages/contact.page.ts'
import { FAQ_PAGE } from './pages/faq.page.ts'
import { LEGAL_PAGE, TEXTS_AND_PICTURES_PAGE } from './pages/legal.page.ts'
import { LIFESTYLE_FOOD_PAGE } from './pages/lifestyle-food.page.ts'
import { POLICY_PAGE } from './pages/policy.page.ts'
import { PRIVACY_POLICY_PAGE } from './pages/privacy-policy.page.ts'
import {
  CLUB_PAGE,
  HISTORICAL_ARCHIVE_PAGE,
  NEWSLETTER_PAGE,
  REPORT_EVENT_PAGE,
  SUBSCRIBE_PAGE,
} from './pages/services.page.ts'
import { SUBSCRIBERS_PAGE } from './pages/subscribers.page.ts'
import { NEWSROOM_PAGE, PUBLISHER_PAGE, WHO_WE_ARE_PAGE } from './pages/who-we-are.page.ts'
import {
  CAMERA_POSITION,
  DEVELOPER_POSITION,
  WEB_EDITOR_POSITION,
  WORK_WITH_US_PAGE,
} from './pages/work-with-us.page.ts'

/** The text of every fixed route that editors write (requirements 2). */
export const EDITORIAL_PAGES: readonly EditorialPage[] = [
  ABOUT_PAGE,
  POLICY_PAGE,
  PRIVACY_POLICY_PAGE,
  LEGAL_PAGE,
  TEXTS_AND_PICTURES_PAGE,
  CLUB_PAGE,
  CONTACT_PAGE,
  FAQ_PAGE,
  REQUEST_PAGE,
  LETTER_PAGE,
  PUBLISHED_LETTERS_PAGE,
  WHO_WE_ARE_PAGE,
  NEWSROOM_PAGE,
  WORK_WITH_US_PAGE,
  WEB_EDITOR_POSITION,
  DEVELOPER_POSITION,
  CAMERA_POSITION,
  PUBLISHER_PAGE,
  ACCESSIBILITY_PAGE,
  SUBSCRIBE_PAGE,
  NEWSLETTER_PAGE,
  HISTORICAL_ARCHIVE_PAGE,
  REPORT_EVENT_PAGE,
  LIFESTYLE_FOOD_PAGE,
  SUBSCRIBERS_PAGE,
]
