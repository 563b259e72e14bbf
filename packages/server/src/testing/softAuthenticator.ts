import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { WireCreation, WireSignature, WireSigning, wireNewPasskey } from '@waybill/contract/wire/passkey.ts'
import type { z } from 'zod'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** What an authenticator does otherwise than it should. */
export interface Odd {
  /** The page it believes to be on. */
  readonly origin?: string
  readonly challenge?: string
  readonly count?: number
  /** It did not check who holds it. */
  readonly isUnverified?: boolean
  /** Whose it says to be. */
  readonly userHandle?: string
}

export interface SoftPasskey {
  readonly made: z.input<typeof wireNewPasskey>
  readonly sign: (signing: WireSigning, odd?: Odd) => WireSignature
}

/** The bytes that are signed (Web Authentication, 6.1). */
function authenticatorData(rpId: string, flags: number, count: number, credential = Buffer.alloc(0)): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(count)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, credential])
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/**
 * An authenticator in software with one ES256 key (RFC 9053, 2.1) and no attestation: it makes a passkey as it is asked and
 * signs with it, counting. @param odd what it does wrong while it makes the passkey
 */
export function makeSoftPasskey(creation: WireCreation, origin: string, odd: Odd = {}): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const credential = Buffer.concat([Buffer.alloc(16), length, id, key])
  const verified = (isUnverified = false): number => PRESENT | (isUnverified ? 0 : VERIFIED)
  const authData = authenticatorData(creation.rp.id, verified(odd.isUnverified) | WITH_CREDENTIAL, 0, credential)
  const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', new Uint8Array(authData)],
  ])
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  const created = clientData('webauthn.create', odd.challenge ?? creation.challenge, odd.origin ?? origin)
  let count = 0
  return {
    made: {
      ...named,
      response: {
        clientDataJSON: created.toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    },
    sign(signing, as = {}) {
      count = as.count ?? count + 1
      const data = authenticatorData(signing.rpId, verified(as.isUnverified), count)
      const asked = clientData('webauthn.get', as.challenge ?? signing.challenge, as.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: asked.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: as.userHandle ?? creation.user.id,
        },
      }
    },
  }
}
