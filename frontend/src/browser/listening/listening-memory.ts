/** Where it is kept what is in the player's bar (for this tab), and how far each recording was heard (on this device). */
export const NOW_KEY = 'ascolto'
export const HEARD_KEY = 'ascoltati'
