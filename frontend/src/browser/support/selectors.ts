import { SIGN_OUT_PATH } from '@liberta/contracts/accounts/account-path'

/**
 * What markup and behaviour share, one entry a hook: components write the attribute with `mark`, behaviours find it with
 * `selectorOf` or read it with `getAttribute`, so that neither spells the other's name. `docs/islands.md` says which of them
 * others may rely on.
 */
export type Hook = `data-${string}`

/** The account button of header and menu; its value is the address to which it does not lead now. */
export const ACCOUNT = 'data-account'
/** A time that is told as «5 minuti fa»; its value says past how many months it is told roughly, empty for never. */
export const AGO = 'data-ago'
/** A video that can be played here; its value is its length in seconds, empty where that is unknown. */
export const CLIP = 'data-clip'
/** The link that closes the viewer of galleries. */
export const CLOSE = 'data-close'
/** The slim header; the behaviour sets `shown`. */
export const COMPACT_ROW = 'data-compact-row'
/** Path of the picture of a recording, on its link. */
export const COVER = 'data-cover'
/** A row with a recording: its state is shown in it. */
export const EPISODE = 'data-episode'
/** Where a row tells its length, or how far it was heard. */
export const EPISODE_STATE = 'data-state'
/** Where a row takes its controls. */
export const EPISODE_WORDS = 'data-words'
/** An island's element; its value is the island's name. */
export const ISLAND = 'data-island'
/** An island's props as JSON. */
export const ISLAND_PROPS = 'data-props'
/** When an island wakes: `visible` or `touched`. */
export const ISLAND_WHEN = 'data-when'
/** A band that is laid out once the page is idle. */
export const LATE = 'data-late'
/** A link to a recording, which plays it here; its value is the recording's id. */
export const LISTEN = 'data-listen'
/** A long field that tells how much room is left; its value is the most characters that it takes. */
export const MOST = 'data-most'
/** A page of one reader's own. */
export const OWN = 'data-own'
/** The link to what one has voted. */
export const OWN_VOTE_LINK = 'data-own-vote'
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
/** The viewer of galleries. */
export const VIEWER = 'data-viewer'

/** The id of the menu, and the buttons that open and close it. */
export const MENU_ID = 'menu'
export const MENU_BUTTON = `[popovertarget=${MENU_ID}]`
/** Where the menu is searched from. */
export const SEARCH_FIELD = '[type=search]'
/** Colours of the browser's own bars, in the head. */
export const BAR_COLOURS = 'meta[name=theme-color]'
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
