/**
 * Which styles are in which sheet. A page of news loads the first alone; another page loads, beside it, those of which it has a class
 * (`rendering/choose-styles.ts`). What `news` draws or runs is followed through its imports, so that none of its styles can be
 * forgotten; of the others, what the folders of `texts` and `live` name is theirs, and the rest is `lists`: agenda, search, multimedia,
 * podcasts, obituaries.
 */
export const SHEETS = {
  /** Where all begins that a page of news draws or runs: the front, lists of stories, stories, errors, what stands around them. */
  news: [
    'browser/early.ts',
    'browser/main.ts',
    'pages/error/ErrorPage.tsx',
    'pages/front/home.page.tsx',
    'components/layout/PageFrame.tsx',
    'pages/story-list/story-list.pages.tsx',
    'pages/story/story.pages.tsx',
  ],
  /** The folders of pages that are text, a form or a reader's own. */
  texts: [
    'components/forms',
    'components/text',
    'pages/account',
    'pages/people',
    'pages/reserved-area',
    'pages/services',
    'pages/survey',
    'pages/text',
    'pages/topics',
    'pages/withdrawal',
  ],
  /** The folder of live blogs, whose readers load nothing else beside the first sheet. */
  live: ['pages/live-blog'],
} as const

/** The sheets in the order in which they are linked, and the names of their built files. */
export const SHEET_FILES = {
  news: 'styles',
  texts: 'text-styles',
  live: 'live-styles',
  lists: 'list-styles',
} as const

export type SheetName = keyof typeof SHEET_FILES

/** What the modules that bring the styles of a sheet are called before its name. */
export const SHEET_MODULE = 'virtual:sheets/'

/** The one sheet of lite versions, in which no element has a class of a component. */
export const LITE_SHEET = 'styles/lite.css'
