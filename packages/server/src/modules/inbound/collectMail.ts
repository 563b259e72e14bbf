import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { App } from '../../app.ts'
import { ifAlone } from '../../db/alone.ts'
import { tagOfAddress } from '../../mail/replyTag.ts'
import type { MailRules } from '../../mail/settleMail.ts'
import type { Mailroom } from '../../settings.ts'
import { type OrderAddress, sourceOfTags, takeMail } from '../orderSources/index.ts'
import { failedBefore, keepFailure, openBookmark, type Place, passOver } from './bookmark.ts'
import { answeredBy, fileReply } from './fileReply.ts'
import { type MailReader, openReader, type ReadMail, UnreadableMail } from './readMail.ts'
import { isVouchedFor } from './verified.ts'

/** One key for all nodes that read the mailbox of the installation. */
const MAILROOM_KEY = 8_675_311
/** Larger mails stay in the mailbox. */
const MAIL_MAX_BYTES = 25 * 1024 * 1024
/** Mails whose heads are asked for at once. */
const BATCH = 100
const HEAD_MAX_BYTES = 256 * 1024
const headers = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'in-reply-to',
  'references',
  'content-type',
]

/** The server that holds the mailbox is waited for so long, in milliseconds. */
const limits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

async function imapOf(
  { host, port, secure, user, password: pass }: Mailroom,
  isProduction: boolean,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass }, logger: false, disableAutoIdle: true, ...limits },
    ...{ maxLiteralSize: MAIL_MAX_BYTES + 1_048_576, maxResponseSize: MAIL_MAX_BYTES + 4_194_304 },
    // A password never travels in the clear in production.
    ...(isProduction && !secure ? { doSTARTTLS: true } : {}),
  })
  // What breaks is thrown at whoever waits for an answer; unheard it would end the process.
  client.on('error', () => {})
  return client
}

/** No longer than addresses are: without an end each letter of a long word would be tried to its end. */
const ADDRESSES = /[^\s<>,;:"()@]{1,64}@[^\s<>,;:"()@]{1,255}/g

/** Every address and message id of a head: those that are none of ours match nothing. */
const answeredByHead = (app: App, head: string) => answeredBy(app, head.match(ADDRESSES) ?? [], head)

/** A report may name ours in its body alone. */
const isReport = (head: string): boolean => /^content-type:\s*multipart\/report\b/im.test(head)

interface Heading {
  readonly uid: number
  readonly size: number
  readonly head: string
}

/** What a look into the mailbox works with. */
interface Look {
  readonly app: App
  readonly imap: ImapFlow
  readonly reader: MailReader
  readonly rules: MailRules
}

/** To which source of orders a mail goes, by the addresses of its head; a head names none as often as one likes. */
const ordersTo = (app: App, addresses: readonly string[]) =>
  sourceOfTags(app, [...new Set(addresses.flatMap(address => tagOfAddress(app.settings, address) ?? []))].slice(0, 50))

/** Takes the orders that a mail brings. What names it is its id; one without is named by its content. */
async function takeOrders({ app }: Look, place: Place, address: OrderAddress, mail: ReadMail, source: Buffer) {
  const { IMAP_AUTHSERV_ID: server } = app.settings
  const isProven = server === undefined || isVouchedFor(mail.authentication, server)
  const messageId = mail.messageId || createHash('sha256').update(source).digest('hex')
  await takeMail(app, address, { ...mail, messageId }, isProven, (tx, isNew) =>
    passOver(tx, place, isNew ? 'filed' : 'same'),
  )
}

async function takeOne(look: Look, place: Place, { head, size }: Heading) {
  const { app, imap, reader, rules } = look
  const answered = answeredByHead(app, head)
  const address = answered === null ? await ordersTo(app, head.match(ADDRESSES) ?? []) : null
  if (answered === null && address === null && !isReport(head)) {
    return passOver(app.db.identity, place, 'unmatched')
  }
  if (size > MAIL_MAX_BYTES) throw new UnreadableMail(`larger than ${MAIL_MAX_BYTES} bytes: ${size}`)
  const { uid } = place
  const message = await imap.fetchOne(String(uid), { source: { maxLength: MAIL_MAX_BYTES } }, { uid: true })
  // Somebody took it away meanwhile.
  if (message === false || message.source === undefined) return passOver(app.db.identity, place, 'same')
  const mail = await reader.read(message.source)
  if (address !== null) return takeOrders(look, place, address, mail, message.source)
  const found = answered ?? answeredBy(app, mail.to, mail.answers)
  if (found === null) return passOver(app.db.identity, place, 'unmatched')
  await fileReply(app, found, mail, message.source, rules, (tx, filed) => passOver(tx, place, filed ? 'filed' : 'same'))
}

async function takeBatch(look: Look, at: Omit<Place, 'uid'>, uids: readonly number[]) {
  const { app, imap } = look
  const found = await imap.fetchAll(uids.join(','), { uid: true, size: true, headers }, { uid: true })
  const headings = new Map(
    found.map(({ uid, size = 0, headers: head }) => {
      const text = (head ?? Buffer.alloc(0)).toString('latin1', 0, HEAD_MAX_BYTES)
      return [uid, { uid, size, head: text.replace(/\r?\n[ \t]+/g, ' ') }] as const
    }),
  )
  for (const uid of uids) {
    const place = { ...at, uid }
    const heading = headings.get(uid)
    try {
      if (heading === undefined) await passOver(app.db.identity, place, 'same')
      else await takeOne(look, place, heading)
    } catch (error) {
      // Without the mailbox no mail can be judged: the next look begins with this one.
      if (!imap.usable) throw error
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
      app.log.warn({ ...place, reason }, 'a mail of the mailroom could not be filed')
      await keepFailure(app, place, reason, error instanceof UnreadableMail)
    }
  }
}

/**
 * Reads what is new in the mailroom and files what answers a mail of ours, once over all nodes and restarts. The mailbox is
 * never changed: what answers nothing stays there alone, unread as it was. Nobody is ever answered.
 * @returns whether this node looked: another one may do so now
 */
export async function collectMail(app: App, rules: MailRules, ending?: AbortSignal): Promise<boolean> {
  const { mailroom, production } = app.settings
  if (mailroom === null) return false
  return ifAlone(app.db.connection, MAILROOM_KEY, async () => {
    const imap = await imapOf(mailroom, production)
    const reader = openReader()
    const stop = () => imap.close()
    ending?.addEventListener('abort', stop)
    try {
      await imap.connect()
      const { uidValidity } = await imap.mailboxOpen(mailroom.folder, { readOnly: true })
      const at = { mailbox: mailroom.name, uidValidity: Number(uidValidity) }
      const last = await openBookmark(app, at.mailbox, at.uidValidity)
      const before = await failedBefore(app, at.mailbox, at.uidValidity)
      // `n:*` names the last mail even where its number is below n.
      const listed = await imap.search({ uid: `${last + 1}:*` }, { uid: true })
      const fresh = (listed || []).filter(uid => uid > last).toSorted((a, b) => a - b)
      const uids = [...before, ...fresh]
      for (let from = 0; from < uids.length; from += BATCH) {
        await takeBatch({ app, imap, reader, rules }, at, uids.slice(from, from + BATCH))
      }
      await imap.logout()
    } finally {
      ending?.removeEventListener('abort', stop)
      imap.close()
      await reader.close()
    }
  })
}

/** Looks into the mailroom again and again until the node stops. A mailbox that is away is looked for at the next time. */
export async function watchMailroom(app: App, rules: MailRules, ending: AbortSignal): Promise<void> {
  if (app.settings.mailroom === null) return
  while (!ending.aborted) {
    // A copy leaves the mailbox to the installation that works: what it took would be missing there.
    const looks = app.hold.because() === null ? collectMail(app, rules, ending) : Promise.resolve()
    await looks.catch((error: unknown) => {
      // The error alone, not what it carries: commands of a sign-in.
      const reason = error instanceof Error ? error.message : String(error)
      if (!ending.aborted) app.log.warn({ reason }, 'the mailroom could not be read')
    })
    await setTimeout(app.settings.IMAP_SECONDS * 1000, undefined, { signal: ending }).catch(() => {})
  }
}
