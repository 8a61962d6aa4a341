/** A style sheet as text, for what few pages need: it comes with the script that puts it on. */
declare module '*.css?inline' {
  const sheet: string
  // oxlint-disable-next-line import/no-default-export -- this is how Vite hands it over.
  export default sheet
}
