import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings.ts'

const CLIENT_BYTES = 4
const RANDOM_BYTES = 10
const MAC_BYTES = 10
const PLAIN_BYTES = CLIENT_BYTES + RANDOM_BYTES
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const TAG_LENGTH = Math.ceil(((PLAIN_BYTES + MAC_BYTES) * 8) / 5)

/** Letters and digits of one case: mail servers on the way may change the other. */
function toLetters(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromLetters(text: string): Buffer {
  const bits = [...text.toLowerCase()].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

const keyFor = (secret: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

const macOf = (secret: Buffer, plain: Buffer): Buffer =>
  createHmac('sha256', keyFor(secret, 'waybill reply tag')).update(plain).digest().subarray(0, MAC_BYTES)

/** The same again turns it back. */
function veiled(secret: Buffer, mac: Buffer, bytes: Buffer): Buffer {
  const stream = createHmac('sha256', keyFor(secret, 'waybill reply veil')).update(mac).digest()
  return Buffer.from(bytes.map((byte, at) => byte ^ (stream[at] ?? 0)))
}

/**
 * Names a mail of a company to whoever answers it: 80 random bits under a MAC of 80, with the company veiled in it, so that
 * it can be found without a table outside the tenants, be made by nobody else, and tells nothing.
 */
export function makeReplyTag(secret: Buffer, clientId: number): string {
  const plain = Buffer.concat([Buffer.alloc(CLIENT_BYTES), randomBytes(RANDOM_BYTES)])
  plain.writeUInt32BE(clientId)
  const mac = macOf(secret, plain)
  return toLetters(Buffer.concat([veiled(secret, mac, plain), mac]))
}

/** The company whose mail a tag names; null when we did not make it. */
export function companyOfTag(secret: Buffer, tag: string): number | null {
  if (!new RegExp(`^[${LETTERS}]{${TAG_LENGTH}}$`, 'i').test(tag)) return null
  const bytes = fromLetters(tag)
  const mac = bytes.subarray(PLAIN_BYTES, PLAIN_BYTES + MAC_BYTES)
  const plain = veiled(secret, mac, bytes.subarray(0, PLAIN_BYTES))
  return timingSafeEqual(mac, macOf(secret, plain)) ? plain.readUInt32BE() : null
}

export const messageIdOf = (tag: string): string => `<${tag.toLowerCase()}@waybill>`

const inMessageId = new RegExp(`<([${LETTERS}]{${TAG_LENGTH}})@waybill>`, 'gi')

/** The tags of the message ids that a header or a text names. */
export const tagsOfMessageIds = (text: string): readonly string[] =>
  [...text.matchAll(inMessageId)].map(([, tag = '']) => tag.toLowerCase())

type Given = Pick<Settings, 'mailroom' | 'MAILROOM_EMAIL'>

/** `mailroom+tag@example.com` */
export function tagged({ MAILROOM_EMAIL: email }: Given, tag: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}+${tag}${email.slice(at)}`
}

/** The tag of an address of the mailroom; null for any other address. */
export function tagOfAddress({ MAILROOM_EMAIL: email }: Given, address: string): string | null {
  const [own, given] = [email.toLowerCase(), address.trim().toLowerCase()]
  const at = own.lastIndexOf('@')
  const [begin, end] = [`${own.slice(0, at)}+`, own.slice(at)]
  return given.startsWith(begin) && given.endsWith(end) ? given.slice(begin.length, given.length - end.length) : null
}

interface Answered {
  readonly shipment_id: number | null
  readonly purpose: string
  readonly reply_to: string
  readonly message_id: string
}

/**
 * Who hears the answers to a mail: whoever it names, and the mailroom, which files them with the shipment. What tells
 * consignees where their freight is asks for no answer.
 */
export function answersTo(settings: Given, mail: Answered): { readonly replyTo: string; readonly bouncesTo?: string } {
  const [tag] = tagsOfMessageIds(mail.message_id)
  if (settings.mailroom === null || mail.shipment_id === null || mail.purpose === 'tracking' || tag === undefined) {
    return { replyTo: mail.reply_to }
  }
  const address = tagged(settings, tag)
  return { replyTo: [mail.reply_to, address].filter(each => each !== '').join(', '), bouncesTo: address }
}
