/**
 * The style sheet of every page, and all that the front, lists of stories, stories and their scripts need: materials, faces, base,
 * components; layers, not their order here, say which wins. What is in it follows from what those import (`scripts/sheets.plugin.ts`).
 */
export { parts } from 'virtual:sheets/news'
