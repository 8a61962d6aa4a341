/** Beside the style sheet of every page, that of texts, forms, services, people and a reader's own pages. */
export { parts } from 'virtual:sheets/texts'
