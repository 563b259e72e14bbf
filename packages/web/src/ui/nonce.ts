import { setNonce } from 'get-nonce'

/** The nonce of this response, given to every library that writes a `<style>` element. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

export function registerNonce(): void {
  setNonce(pageNonce())
}
