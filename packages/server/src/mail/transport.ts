import { Transform } from 'node:stream'
import { sentence } from '@waybill/domain'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Letter {
  readonly messageId: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  /** Blank: the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[]
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

/** SMTP when it is set; else every mail stays in the in-app outbox, which is all a demonstration needs. */
export function openTransport(settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): Transport {
  const { SMTP_URL: url, MAIL_FROM: from } = settings
  if (url === undefined) return async () => ({ kind: 'kept' })
  return async letter => {
    let handedOver = false
    const smtp = createTransport({ url, ...limits }, { from })
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
        to: [...letter.to],
        cc: [...letter.cc],
        ...(letter.replyTo === '' ? {} : { replyTo: letter.replyTo }),
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        attachments: letter.attachments.map(({ name, bytes }) => ({ filename: name, content: bytes })),
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
