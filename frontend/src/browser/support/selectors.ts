import { SIGN_OUT_PATH } from '@liberta/contracts/accounts/account-path'

/**
 * What markup and behaviour share, one entry a hook: components write the attribute with `mark`, behaviours find it with
 * `selectorOf` or read it with `getAttribute`, so that neither spells the other's name. `docs/islands.md` says which of them
 * others may rely on.
 */
export type Hook = `data-${string}`

/** The account button of header and menu; its value is the address to which it does not lead now. */
export const ACCOUNT = 'data-account'
/** A slot that an ad server fills; its value says the sizes by the window's width (docs/ads.md). */
export const AD_SIZES = 'data-sizes'
/** A time that is told as «5 minuti fa»; its value says past how many months it is told roughly, empty for never. */
export const AGO = 'data-ago'
/** The breaking news in a page's HTML; its value is its moment in milliseconds of the epoch, 0 where there is none. */
export const BREAKING = 'data-breaking'
/** Where a new build of the site is offered; its value is the id of the page's own. */
export const BUILD = 'data-build'
/** The link to the reader's choices about cookies, which opens them here; its value is what is asked for (`writeRequested`). */
export const CHOICES = 'data-choices'
/** A video that can be played here; its value is its length in seconds, empty where that is unknown. */
export const CLIP = 'data-clip'
/** The link that closes the viewer of galleries. */
export const CLOSE = 'data-close'
/** The slim header; the behaviour sets `shown`. */
export const COMPACT_ROW = 'data-compact-row'
/** An entry of a live blog; its value is the entry's id. */
export const ENTRY = 'data-entry'
/** The link that shares an entry by mail, which becomes a button. */
export const ENTRY_SHARE = 'data-entry-share'
/** Path of the picture of a recording, on its link. */
export const COVER = 'data-cover'
/** A row with a recording: its state is shown in it. */
export const EPISODE = 'data-episode'
/** Where a row tells its length, or how far it was heard. */
export const EPISODE_STATE = 'data-state'
/** Where a row takes its controls. */
export const EPISODE_WORDS = 'data-words'
/** What asks a reader about cookies, at the page's first sight. */
export const FIRST_LAYER = 'data-first-layer'
/** The full-page advertisement; its value says under which paths searches stand, whose readers are not stopped. */
export const INTERSTITIAL = 'data-interstitial'
/** An island's element; its value is the island's name. */
export const ISLAND = 'data-island'
/** Words in an italic, which comes late; its value is the face: `bodoni` or `faustina`. */
export const ITALIC = 'data-italic'
/** An island's props as JSON. */
export const ISLAND_PROPS = 'data-props'
/** When an island wakes: `visible` or `touched`. */
export const ISLAND_WHEN = 'data-when'
/** On the line of news about the page: what of it is shown. Ids of stories, the newest first; or how many paragraphs. */
export const KNOWN = 'data-known'
/** A band that is laid out once the page is idle. */
export const LATE = 'data-late'
/** On the feed of a live blog where its newest entries stand: new ones are told of; its value is the story's id. */
export const LIVE_BLOG = 'data-live-blog'
/** The link to the page's lite version. */
export const LITE_LINK = 'data-lite'
/** A live blog's entries, whichever they are. */
export const LIVE_FEED = 'data-live-feed'
/** The number beside a live blog, and its key moments: they come new with new entries. */
export const LIVE_FIGURE = 'data-live-figure'
export const LIVE_MOMENTS = 'data-live-moments'
/** The ways from the entries of a live blog to others, where there are any. */
export const LIVE_STEPS = 'data-live-steps'
/** How a live blog stands; its value is when it was last heard of, in milliseconds of the epoch, empty where that is not known. */
export const LIVE_STATE = 'data-live-state'
/** A link to a recording, which plays it here; its value is the recording's id. */
export const LISTEN = 'data-listen'
/** On the script in the page: the address of the main script, which it asks for. */
export const MAIN = 'data-main'
/** A long field that tells how much room is left; its value is the most characters that it takes. */
export const MOST = 'data-most'
/** The line that says what is new about the page; its value is the topic (docs/live.md). */
export const NEWS = 'data-news'
/** A line that offers what is new of the page. */
export const OFFER = 'data-offer'
/** A page of one reader's own. */
export const OWN = 'data-own'
/** The link to what one has voted. */
export const OWN_VOTE_LINK = 'data-own-vote'
/** The dialog with the choices about cookies, one by one. */
export const PREFERENCES = 'data-preferences'
/** A story that is read; its value is the story's id. */
export const READ = 'data-read'
/** On `<main>`: the page loads itself anew where it is left alone; its value says after how many milliseconds. */
export const RELOAD = 'data-reload'
/** The footer's box to switch that off; the behaviour sets `on`. */
export const RELOAD_SWITCH = 'data-reload-switch'
/** A save button; its value is `type:itemId`, or an id alone for a story. */
export const SAVE = 'data-save'
/** The button that opens the menu for its search box. */
export const SEARCH = 'data-search'
/** Length of a recording in seconds, on its link. */
export const SECONDS = 'data-seconds'
/** What a recording is part of, on its link. */
export const SERIES = 'data-series'
/** The link that shares by mail, which becomes a button. */
export const SHARE = 'data-share'
/** The list of short videos. */
export const SHORTS = 'data-shorts'
/** A gallery's strip around its list. */
export const STRIP = 'data-strip'
/** The button that sets a story's text larger. */
export const TEXT_SIZE_BUTTON = 'data-text-size'
/** The footer's choice of theme; the behaviour sets `on`. */
export const THEME_SWITCH = 'data-theme-switch'
/** Title of the item that a save button or a link to a recording speaks of, as the button is named after it. */
export const TITLE = 'data-title'
/** A link of the viewer to another photograph: `prev` or `next`. */
export const TURN = 'data-turn'
/** On the line of news about a story: when what is shown was changed last, in milliseconds of the epoch. */
export const UPDATED = 'data-updated'
/** The viewer of galleries; the behaviour sets `on`, once it listens to keys. */
export const VIEWER = 'data-viewer'

/** The id of the menu, and the buttons that open and close it. */
export const MENU_ID = 'menu'
export const MENU_BUTTON = `[popovertarget=${MENU_ID}]`
/** The field of a search, that of the menu among them. */
export const SEARCH_FIELD = '[type=search]'
/** The forms that search: each has a field and a button, and may have menus between them. */
export const SEARCH_FORM = 'search form'
/** The id of what says to readers by ear that a search runs. */
export const SEARCH_STATE_ID = 'ricerca-in-corso'
/** What is open over the page and waits for the reader, the menu among it; `:is` forgives a browser that knows no popovers. */
export const OPEN_DIALOG = ':is(dialog[open],:popover-open)'
/** Where a reader writes or chooses; a box to tick loses nothing, nor does a slider, which is moved by what plays, too. */
export const FIELD = 'textarea,select,input:not([type=checkbox],[type=radio],[type=range])'
/** Colours of the browser's own bars, in the head. */
export const BAR_COLOURS = 'meta[name=theme-color]'
/** Name of the element that says what the site loads from others, in the head where that is not the default. */
export const SERVICES_NAME = 'services'
/** What the head says of others, where it does. */
export const SERVICES_ELEMENT = `meta[name=${SERVICES_NAME}]`
/** Signing out; the form works without script, which says more where it fails. */
export const SIGN_OUT_FORM = `form[action="${SIGN_OUT_PATH}"]`
/** Where something is to be written on a page: nothing is heard there by itself. */
export const WRITTEN_FIELD = 'main form textarea,main form [type=email]'
/** Buttons that do nothing without script. Links, forms and the menu's buttons work alone. */
export const SCRIPTED_BUTTON = 'button[type=button]:not([popovertarget])'

/** The attribute of a hook for an element of markup. */
export function mark<Name extends Hook>(hook: Name, value: string | number = ''): Record<Name, string | number> {
  return { [hook]: value } as Record<Name, string | number>
}

/** Selector of the elements with a hook, or with a hook of that value. */
export function selectorOf(hook: Hook, value?: string): string {
  return value === undefined ? `[${hook}]` : `[${hook}=${value}]`
}
