import { Transform } from 'node:stream'
import { sentence } from '@waybill/domain'
import type { Settings } from '../settings.ts'
import { headedHtml, LOGO_CID } from './html.ts'

/** The address that a letter comes from, with the name beside it. */
export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Letter {
  readonly messageId: string
  /** Left out: the installation's sender. Named by a company, the installation stands beside it as who sent it (RFC 5322, 3.6.2). */
  readonly from?: Sender
  readonly to: readonly string[]
  readonly cc: readonly string[]
  /** Addresses, separated by commas; blank: the sender. */
  readonly replyTo: string
  /** Where mail servers report that it did not arrive; left out: to the sender. */
  readonly bouncesTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** What heads the letter; null: nothing. */
  readonly letterhead: LetterheadPicture | null
}

/**
 * The logo above a letter. It travels inside the mail: a picture from an address is not shown by most mail programs until they are
 * told to, tells the sender who opened the letter, and is gone with the next logo.
 */
export interface LetterheadPicture {
  readonly bytes: Buffer
  readonly mime: 'image/png' | 'image/jpeg'
  /** For who sees no pictures: the company's name. */
  readonly company: string
}

/**
 * What became of a letter. `unknown`: it was handed over and nobody heard whether it was taken, so sending it again by
 * itself could deliver it twice.
 */
export type Outcome =
  /** The server took it; the reason names whom it refused all the same, blank: nobody. */
  | { readonly kind: 'sent'; readonly reason: string }
  /** There is no mail server: it stays here, and nothing left this machine. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'bounced' | 'failed' | 'later' | 'unknown'; readonly reason: string }

/** Stands on every letter of ours, so that one which comes back is known. */
export const LOOP_HEADER = 'X-Loop'
export const LOOP_MARK = 'waybill'

const pictureOf = ({ bytes, mime }: LetterheadPicture) => ({
  filename: mime === 'image/png' ? 'logo.png' : 'logo.jpg',
  content: bytes,
  contentType: mime,
  contentDisposition: 'inline' as const,
  cid: LOGO_CID,
})

export type Transport = (letter: Letter) => Promise<Outcome>

/** Reads nodemailer's error. Once the letter's text was on its way, only the server's own word says what became of it. */
function outcomeOf(error: unknown, handedOver: boolean): Outcome {
  const { command, responseCode, message } = error as { command?: string; responseCode?: number; message?: string }
  const reason = String(message ?? error).slice(0, 500)
  if (responseCode !== undefined && responseCode >= 500) {
    return { kind: command === 'RCPT TO' ? 'bounced' : 'failed', reason }
  }
  if (responseCode !== undefined && responseCode >= 400) return { kind: 'later', reason }
  return { kind: handedOver ? 'unknown' : 'later', reason }
}

/** One address may be refused while the others get the letter. */
const refusedWords = (addresses: readonly (string | { readonly address: string })[]): string => {
  const names = addresses.map(one => (typeof one === 'string' ? one : one.address))
  return names.length === 0 ? '' : sentence('mailNotTakenFor', { to: names.join(', ').slice(0, 450) })
}

/** A server that says nothing is left before the time for one mail is over (work/due.ts), in milliseconds. */
const limits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 45_000, dnsTimeout: 10_000 }

/**
 * SMTP when it is set; else every mail stays in the in-app outbox, which is all a demonstration needs.
 * @param patience other limits than the usual ones, in milliseconds
 */
export function openTransport(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  patience: Partial<typeof limits> = {},
): Transport {
  const { SMTP_URL: url, MAIL_FROM: from } = settings
  if (url === undefined) return async () => ({ kind: 'kept' })
  return async letter => {
    const { createTransport } = await import('nodemailer')
    let handedOver = false
    const smtp = createTransport({ url, ...limits, ...patience }, { from })
    smtp.use('stream', (mail, done) => {
      mail.message.transform(
        new Transform({
          transform(chunk, _encoding, next) {
            handedOver = true
            next(null, chunk)
          },
        }),
      )
      done()
    })
    try {
      const { rejected } = await smtp.sendMail({
        messageId: letter.messageId,
        ...(letter.from === undefined ? {} : { from: { ...letter.from }, sender: from }),
        to: [...letter.to],
        cc: [...letter.cc],
        ...(letter.replyTo === '' ? {} : { replyTo: letter.replyTo }),
        ...(letter.bouncesTo === undefined
          ? {}
          : { envelope: { from: letter.bouncesTo, to: [...letter.to, ...letter.cc] } }),
        headers: { [LOOP_HEADER]: LOOP_MARK },
        subject: letter.subject,
        text: letter.text,
        html: letter.letterhead === null ? letter.html : headedHtml(letter.html, letter.letterhead.company),
        attachments: [
          ...letter.attachments.map(({ name, bytes }) => ({ filename: name, content: bytes })),
          ...(letter.letterhead === null ? [] : [pictureOf(letter.letterhead)]),
        ],
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return { kind: 'sent', reason: refusedWords(rejected) }
    } catch (error) {
      return outcomeOf(error, handedOver)
    } finally {
      smtp.close()
    }
  }
}
