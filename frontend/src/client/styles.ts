/**
 * The style sheet of every page, and all that the front, lists of stories and stories need: materials, faces, base, components;
 * layers, not their order here, say which wins. What other pages need beside it stands in `more-styles.ts`.
 */
export const sheets = import.meta.glob(
  [
    '../{ads,brand,cards,courses,design,error,front,icons,islands,layout,lists,pictures,saved,story}/**/*.css',
    '../search/search-box.module.css',
  ],
  { eager: true },
)
