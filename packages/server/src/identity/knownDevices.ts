import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The key of a browser in which somebody signed in before (OWASP's device cookie, without the cookie): a number of its own (12
 * bytes), the day it was made (4) and a MAC (16) over both and the e-mail. It opens nothing: wrong passwords that come with it
 * are counted by themselves, so that strangers cannot use up the tries of the person.
 */
const NUMBER_BYTES = 12
const MAC_BYTES = 16
const HEAD_BYTES = NUMBER_BYTES + 4
const DAY_MS = 86_400_000
const LIFE_DAYS = 400

/** What a browser knows of the people who signed in with it. */
export interface Devices {
  /** The keys that it sent. */
  readonly keys: readonly string[]
  /** Has it keep that this person signed in with it, where it does not know yet. */
  readonly remember: (email: string) => void
}

const mac = (secret: Buffer, head: Buffer, email: string): Buffer =>
  createHmac('sha256', secret).update('device').update(head).update(email.toLowerCase()).digest().subarray(0, MAC_BYTES)

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS)

/** A key for the browser in which somebody has just signed in. */
export function newDeviceKey(secret: Buffer, email: string, now: Date): string {
  const head = Buffer.alloc(HEAD_BYTES)
  randomBytes(NUMBER_BYTES).copy(head)
  head.writeUInt32BE(dayOf(now), NUMBER_BYTES)
  return Buffer.concat([head, mac(secret, head, email)]).toString('base64url')
}

/** The number of the device among the keys that a browser sent, or null: none is of this person, or it is too old. */
export function knownDevice(secret: Buffer, keys: readonly string[], email: string, now: Date): string | null {
  for (const key of keys) {
    const bytes = Buffer.from(key, 'base64url')
    if (bytes.length !== HEAD_BYTES + MAC_BYTES) continue
    const head = bytes.subarray(0, HEAD_BYTES)
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), mac(secret, head, email))) continue
    const age = dayOf(now) - head.readUInt32BE(NUMBER_BYTES)
    if (age <= LIFE_DAYS) return head.toString('hex', 0, NUMBER_BYTES)
  }
  return null
}
