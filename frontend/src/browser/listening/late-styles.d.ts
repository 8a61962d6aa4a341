/** The address of a style sheet for what few pages need: the script that needs it asks for it. */
declare module '*.css?url' {
  const address: string
  // oxlint-disable-next-line import/no-default-export -- this is how Vite hands it over.
  export default address
}
