/**
 * Why a browser made or signed nothing. `refused`: the person said no, or waited too long; `known`: this device has one
 * already; `address`: passkeys are bound to another address; `unfit`: the device can't check who holds it.
 */
export type StopReason = 'refused' | 'known' | 'address' | 'unfit'

/** A passkey that came to nothing in the browser, before the server was asked. */
export class PasskeyStopped extends Error {
  override readonly name = 'PasskeyStopped'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** Whether a browser offers passkeys here at all: a page of TLS or `localhost`, whose address is no number. */
export const passkeysWork = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
