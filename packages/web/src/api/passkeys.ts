import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import type { WireCreation, WireSignature, WireSigning } from '@waybill/contract/wire/passkey.ts'
import type { z } from 'zod'
import { PasskeyStopped, type StopReason } from './passkeyStopped.ts'

type Made = NonNullable<z.input<typeof Passkeys.body>['made']>

/** By the names that Web Authentication gives what stops a browser (5.1.3 and 5.1.4). */
const reasons: Readonly<Record<string, StopReason>> = {
  AbortError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'known',
  SecurityError: 'address',
}

async function told<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw new PasskeyStopped((error instanceof Error && reasons[error.name]) || 'unfit')
  }
}

/** Has the browser make a passkey. @throws {PasskeyStopped} */
export async function makePasskey(creation: WireCreation): Promise<Made> {
  const { id, rawId, type, response } = await told(startRegistration({ optionsJSON: creation }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: [...transports] } }
}

/** Has the browser sign by a passkey. @throws {PasskeyStopped} */
export async function signByPasskey(signing: WireSigning): Promise<WireSignature> {
  const { id, rawId, type, response } = await told(startAuthentication({ optionsJSON: signing }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle }
  return { id, rawId, type, clientExtensionResults: {}, response: signed }
}
