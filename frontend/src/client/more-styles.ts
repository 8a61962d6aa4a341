/** The style sheet of all other pages, beside that of every page: most readers of news never need it. */
export const sheets = import.meta.glob(
  [
    '../**/*.css',
    '!../{ads,brand,cards,courses,design,error,front,icons,islands,layout,lists,pictures,saved,story}/**/*.css',
    '!../search/search-box.module.css',
  ],
  { eager: true },
)
