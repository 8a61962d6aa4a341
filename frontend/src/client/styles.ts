/**
 * The one style sheet: materials, faces, base, then every component's module; layers, not their order here, say which wins.
 * Browsers get the style sheet only. Islands will be an entry of their own beside this one.
 */
export const sheets = import.meta.glob('../**/*.css', { eager: true })
