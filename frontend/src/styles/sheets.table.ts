/**
 * Where all begins that a page of news draws or runs: the front, lists of stories, stories, errors, what stands around them. It is
 * followed through its imports, so that none of the styles of news can be forgotten. A page of news loads their sheet alone; another page
 * loads, beside it, those of which it has a class (`rendering/choose-styles.ts`).
 */
export const NEWS_ROOTS = [
  'browser/early.ts',
  'browser/main.ts',
  'pages/error/ErrorPage.tsx',
  'pages/front/home.page.tsx',
  'components/layout/PageFrame.tsx',
  'pages/story-list/story-list.pages.tsx',
  'pages/story/story.pages.tsx',
] as const

/**
 * The folders whose styles have a sheet of their own, but for those of news; the rest is `lists`: agenda, search, obituaries. A style
 * that two of them name is of the first.
 */
export const SHEET_FOLDERS = {
  /** Pages that are text, a form or a reader's own; and those that no reader sees. */
  texts: [
    'components/forms',
    'components/text',
    'pages/account',
    'pages/internal',
    'pages/people',
    'pages/reserved-area',
    'pages/services',
    'pages/survey',
    'pages/text',
    'pages/topics',
    'pages/withdrawal',
  ],
  /** Live blogs, whose readers load nothing else beside the first sheet. */
  live: ['pages/live-blog'],
  /** What is looked at and listened to. */
  media: ['pages/multimedia', 'pages/podcast'],
} as const

/** The sheets in the order in which they are linked, and the names of their built files. */
export const SHEET_FILES = {
  news: 'styles',
  texts: 'text-styles',
  live: 'live-styles',
  media: 'media-styles',
  lists: 'list-styles',
} as const

export type SheetName = keyof typeof SHEET_FILES

/** What the modules that bring the styles of a sheet are called before its name. */
export const SHEET_MODULE = 'virtual:sheets/'

/** The one sheet of lite versions, in which no element has a class of a component. */
export const LITE_SHEET = 'styles/lite.css'
