/** Beside the style sheet of every page, that of the agenda, search, multimedia, podcasts and obituaries. */
export { parts } from 'virtual:sheets/lists'
