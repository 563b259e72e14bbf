/// <reference types="vite/client" />
/** HTML of a document, made when the app is built. */
declare module '*.md' {
  const html: string
  export default html
}
