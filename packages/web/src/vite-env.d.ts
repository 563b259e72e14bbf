/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Addresses and the developer key by host environment; all empty means: this server is all of them. */
  readonly VITE_MAIN_URL?: string
  readonly VITE_SOCKET_URL?: string
  readonly VITE_DEVELOPER_KEY?: string
  readonly VITE_SUPPORT_EMAIL?: string
}

/** HTML of a document, made when the app is built. */
declare module '*.md' {
  const html: string
  export default html
}
