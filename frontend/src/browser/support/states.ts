/** What behaviours write on the page for its style sheets, or for one another. On `<html>` stands what the whole page follows. */

/** On `<html>`: something is in the listening bar. */
export const LISTENING = 'data-ascolto'
/** On an island's element: it answers its clicks itself. */
export const AWAKE = 'data-awake'
/** On `<html>`: `open` while the reader is asked about cookies, to which all else gives way. */
export const CONSENT = 'data-consent'
/** Time and steps of the row that is in the listening bar. */
export const CONTROLS = 'data-controls'
/** On a time of the listening bar or of a row: the recording does not play. */
export const FAILED = 'data-failed'
/** On a strip: it stands at its beginning, or at its end. */
export const FIRST = 'data-first'
export const LAST = 'data-last'
/** On a paragraph: it came with the last loading of the page, which its reader has asked for. */
export const FRESH = 'data-fresh'
/** On `<html>`: the window has a scroll bar that takes room, which an open menu must not move. */
export const GUTTER = 'data-gutter'
/** On a row: how much of its recording was heard before, `half`, `all`, or empty. */
export const HEARD = 'data-heard'
/** On `<body>`: `open` while the menu is. */
export const MENU_STATE = 'data-menu'
/** On the line of state of a live blog, as markup has it, too: `live`, `silent`, `paused`, `ended`. */
export const LIVE_STANDS = 'data-stands'
/** On an entry of a live blog: it came while the page was read. */
export const NEW_ENTRY = 'data-entry-new'
/** On `<html>`: the page is new to the reader, not come back to. */
export const NEW_PAGE = 'data-new'
/** On the listening bar: it fills a phone's window. */
export const BAR_OPEN = 'data-open'
/** On breaking news that came while the page was read; its value is its moment, as `BREAKING` says it. */
export const OVER = 'data-over'
/** On the listening bar and the row that is in it: `loading`, `playing`, `paused`, `failed`. */
export const PHASE = 'data-phase'
/** On a video: it was played. */
export const PLAYED = 'data-played'
/** `no` for what stands on no paper, as markup has it, too (styles/base.css); markup has `only` for what stands on paper alone. */
export const PRINT = 'data-print'
/** On the listening bar: it stands on a page of obituaries. */
export const QUIET = 'data-quiet'
/** On `<html>`: it is not known yet who is signed in. */
export const READER = 'data-reader'
/** On `<html>`: the save buttons have their names. */
export const SAVES = 'data-saves'
/** On the toast: it is for eyes, too. */
export const SEEN = 'data-seen'
/** On `<html>`: the size of a story's text, `normal`, `large`, `larger`. */
export const TEXT_SIZE = 'data-letters'
/** On `<html>`: the reader's theme, `light` or `dark`; none follows the system. */
export const THEME = 'data-theme'
/** On an arrow of a strip: which way it pushes, `-1` or `1`. */
export const WAY = 'data-way'
