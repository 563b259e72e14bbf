import { parentPort } from 'node:worker_threads'
import { type AddressObject, type Attachment, type Headers, type ParsedMail, simpleParser } from 'mailparser'
import type { ReadMail } from './readMail.ts'

const TEXT_MAX = 100_000
const NAME_MAX = 200
const SUBJECT_MAX = 300
const ADDRESSES_MAX = 200
const ANSWERS_MAX = 20_000
const ATTACHMENTS_MAX = 20
/** A mail of a person has a handful of parts; thousands of them are an attack. */
const PARTS_MAX = 200
const HTML_MAX = 2_000_000

/** What mail servers put into their reports; nobody files it. */
const reportTypes = [
  'message/delivery-status',
  'message/rfc822',
  'text/rfc822-headers',
  'message/disposition-notification',
]

/** Whole characters alone, and none that the database can't hold. */
const cut = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most).toWellFormed()

/** On one line, without what turns the direction of reading. */
const plain = (text: string, most: number): string =>
  cut(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim(), most)

/** Headers as text, those that stand there several times one after the other. */
const rawOf = ({ headerLines }: ParsedMail, key: string): readonly string[] =>
  headerLines
    .filter(header => header.key === key)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    )

const mailboxes = (given: AddressObject | AddressObject[] | undefined) =>
  [given ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(one => one.group ?? [one])

function recipientsOf(mail: ParsedMail): readonly string[] {
  const named = [...mailboxes(mail.to), ...mailboxes(mail.cc)].flatMap(({ address }) => address ?? [])
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(key => rawOf(mail, key))
  return [...named, ...delivered.map(each => each.replace(/[<>]/g, ''))].slice(0, ADDRESSES_MAX)
}

const says = (mail: ParsedMail, key: string, what: RegExp): boolean => rawOf(mail, key).some(value => what.test(value))

/** RFC 3834, and what programs did before it. */
const isAutomatic = (mail: ParsedMail): boolean =>
  says(mail, 'auto-submitted', /^(?!no\b)\S/i) ||
  says(mail, 'precedence', /\b(bulk|junk|list|auto_reply)\b/i) ||
  says(mail, 'x-auto-response-suppress', /\b(all|oof|autoreply)\b/i) ||
  says(mail, 'x-loop', /waybill/i) ||
  says(mail, 'return-path', /^<\s*>$/) ||
  ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some(key => says(mail, key, /\S/)) ||
  says(mail, 'content-type', /^multipart\/report\b/i)

/** `Final-Recipient: rfc822; dock@acme.example`, `Action: failed`: a paragraph for each (RFC 3464). */
function bouncedOf(attachments: readonly Attachment[]): ReadMail['bounced'] {
  const report = attachments.find(({ contentType }) => contentType === 'message/delivery-status')
  const paragraphs = (report?.content.toString('utf8', 0, TEXT_MAX) ?? '').replaceAll('\r', '').split(/\n[ \t]*\n/)
  const failed = paragraphs.filter(text => /^action:\s*failed\b/im.test(text))
  const field = (text: string, name: string): string =>
    new RegExp(`^${name}:\\s*(?:[\\w-]+\\s*;)?\\s*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const named = (name: string): readonly string[] =>
    failed
      .map(text => plain(field(text, name), NAME_MAX).toLowerCase())
      .filter(each => each !== '')
      .slice(0, ADDRESSES_MAX)
  const last = named('final-recipient')
  const reason = failed.map(text => field(text, 'diagnostic-code') || field(text, 'status')).find(each => each !== '')
  return {
    recipients: [...named('original-recipient'), ...last],
    last,
    reason: plain(reason ?? '', SUBJECT_MAX),
  }
}

/** A report without our address still brings the head of the mail it is about. */
const reportedIds = (attachments: readonly Attachment[]): string =>
  attachments
    .filter(({ contentType }) => contentType === 'message/rfc822' || contentType === 'text/rfc822-headers')
    .flatMap(({ content }) => content.toString('latin1', 0, TEXT_MAX).match(/^message-id:.*(?:\n[ \t].*)?/gim) ?? [])
    .join(' ')

const headerOf = (headers: Headers, key: string): string => {
  const value = headers.get(key)
  return typeof value === 'string' ? value : ''
}

async function takeApart(source: Buffer): Promise<ReadMail> {
  const mail = await simpleParser(source, {
    ...{ skipImageLinks: true, skipTextLinks: true, skipTextToHtml: true, keepCidLinks: true },
    ...{ ignoreEmbedded: true, keepDeliveryStatus: true, checksumAlgo: false },
    ...{ maxChildNodes: PARTS_MAX, maxHtmlLengthToParse: HTML_MAX },
  })
  const bounced = bouncedOf(mail.attachments)
  const files = mail.attachments.filter(({ contentType, related }) => !related && !reportTypes.includes(contentType))
  const named = files.map(({ filename, content }, at) => ({
    name: plain((filename ?? '').replace(/^.*[/\\]/, ''), NAME_MAX) || `attachment-${at + 1}`,
    bytes: content,
  }))
  const kind = bounced.recipients.length > 0 ? 'bounce' : isAutomatic(mail) ? 'automatic' : 'reply'
  return {
    messageId: plain(mail.messageId ?? '', SUBJECT_MAX),
    from: mailboxes(mail.from)
      .slice(0, ADDRESSES_MAX)
      .map(({ address, name }) => ({
        address: plain(address ?? '', NAME_MAX).toLowerCase(),
        name: plain(name, NAME_MAX),
      })),
    subject: plain(mail.subject ?? headerOf(mail.headers, 'subject'), SUBJECT_MAX),
    text: cut(mail.text ?? '', TEXT_MAX),
    to: recipientsOf(mail),
    answers: cut(
      [...rawOf(mail, 'in-reply-to'), ...rawOf(mail, 'references'), reportedIds(mail.attachments)].join(' '),
      ANSWERS_MAX,
    ),
    kind,
    bounced,
    authentication: rawOf(mail, 'authentication-results').slice(0, 10),
    attachments: named.slice(0, ATTACHMENTS_MAX),
    leftOut: named.slice(ATTACHMENTS_MAX).map(({ name }) => name),
  }
}

parentPort?.on('message', (source: Uint8Array) => {
  takeApart(Buffer.from(source)).then(
    mail => parentPort?.postMessage(mail),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  )
})
