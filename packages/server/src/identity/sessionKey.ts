import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The bearer key: session id (16 bytes), generation (4) and a MAC (16) over both, base64url. Nothing in the database can
 * be turned into one without the secret, and a forged one is refused without a query.
 */
const MAC_BYTES = 16

const mac = (secret: Buffer, head: Buffer): Buffer =>
  createHmac('sha256', secret).update('session').update(head).digest().subarray(0, MAC_BYTES)

export interface SessionKey {
  readonly sessionId: string
  readonly generation: number
}

export function writeSessionKey(secret: Buffer, key: SessionKey): string {
  const head = Buffer.alloc(20)
  head.write(key.sessionId.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(key.generation, 16)
  return Buffer.concat([head, mac(secret, head)]).toString('base64url')
}

/** Null for anything that this secret did not sign. */
export function readSessionKey(secret: Buffer, text: string): SessionKey | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 20 + MAC_BYTES) return null
  const head = bytes.subarray(0, 20)
  if (!timingSafeEqual(bytes.subarray(20), mac(secret, head))) return null
  const hex = head.toString('hex', 0, 16)
  const sessionId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return { sessionId, generation: head.readUInt32BE(16) }
}
