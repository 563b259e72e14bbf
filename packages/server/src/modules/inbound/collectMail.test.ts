import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postMail } from '../../mail/post.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type ImapServer, startImapServer } from '../../testing/imapServer.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { inAWeek, linkMailedTo } from '../../testing/quotes.ts'
import { bookingWork } from '../booking/index.ts'
import { collectMail } from './collectMail.ts'
import { openReader } from './readMail.ts'

const CARRIER = 'dispatch@roadrunner.example'
const MAILROOM = 'mailroom@acme.example'

let imap: ImapServer
let smtp: MailServer
let node: TestNode
let clerk: Person
let shipmentId: number
let ours: Sent
beforeAll(async () => {
  imap = await startImapServer()
  smtp = await startMailServer()
  // The node's own looks come a day apart: tests look when they want to.
  node = await startTestNode(
    testSettings({ SMTP_URL: smtp.url, IMAP_URL: imap.url, MAILROOM_EMAIL: MAILROOM, IMAP_SECONDS: '86400' }),
  )
})
afterAll(async () => {
  await node.close()
  await smtp.close()
  await imap.close()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  ;({ shipmentId } = await addFreight(node, clerk))
  ours = await send()
})

interface Sent {
  readonly mailId: number
  readonly messageId: string
  /** Where the answer goes: `mailroom+tag@…`. */
  readonly address: string
  readonly source: string
}

/** A letter to the carrier about the shipment, as it left. */
async function send(to: readonly string[] = [CARRIER]): Promise<Sent> {
  const sent = nextMail(node, clerk.clientId, 'sent')
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    postMail(node.app, tx, clerk.clientId, {
      ...{ purpose: 'notice', to, subject: 'Can you move it?', text: 'Target $1,000', html: '', shipmentId },
      replyTo: clerk.email,
    }),
  )
  const { mail_id: mailId } = await sent
  const source = smtp.taken.at(-1) ?? ''
  const address = /mailroom\+[a-z2-7]+@acme\.example/.exec(source)?.[0] ?? ''
  const messageId = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? ''
  return { mailId, messageId, address, source }
}

interface Written {
  readonly from?: string
  readonly to?: string
  readonly head?: readonly string[]
  readonly text?: string
  readonly id?: string
}

let written = 0
function reply({
  from = `Pat <${CARRIER}>`,
  to = ours.address,
  head = [],
  text = 'We can do $1,250 all in.',
  id,
}: Written = {}) {
  written += 1
  const heads = [
    ...[
      `From: ${from}`,
      `To: ${to}`,
      'Subject: Re: Can you move it?',
      `Message-ID: ${id ?? `<${written}@carrier.example>`}`,
    ],
    ...(head.some(line => /^content-type/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...head,
  ]
  return `${heads.join('\r\n')}\r\n\r\n${text}\r\n`
}

/** A node looks by itself when it starts, and while it does nobody else can. */
const collect = () => expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)

async function replies() {
  const { reply: answer } = await ask(node, GetReplies, { body: { shipmentId, pageSize: 200 } }, clerk.token)
  return answer.replies
}

async function afterReply(given: Written = {}) {
  imap.deliver(reply(given))
  await collect()
  return (await replies())[0]
}

const failures = () => node.app.db.identity.selectFrom('work.mailroom_failure').selectAll().orderBy('uid').execute()
const room = () => node.app.db.identity.selectFrom('work.mailroom').selectAll().executeTakeFirstOrThrow()

describe('an answer to a mail about a shipment', () => {
  it('goes to the clerk and to the mailroom, as do reports of mail servers; no address tells whose it is', async () => {
    expect(ours.source).toMatch(new RegExp(`^Reply-To: ${clerk.email},\\s+${ours.address.replace('+', '\\+')}`, 'im'))
    expect(ours.source).toMatch(/^X-Loop: waybill/im)
    expect(ours.address).not.toContain((await send()).address.slice(9, 20))
  })

  it('is filed with the shipment, what it quotes apart, its price proposed and nothing else', async () => {
    const text = 'We can do $1,250 all in.\r\n\r\nOn Friday Acme wrote:\r\n> Target $1,000'
    expect(await afterReply({ text })).toMatchObject({
      ...{ shipmentId, mailId: ours.mailId, kind: 'reply', from: CARRIER, fromName: 'Pat', verified: true },
      ...{ subject: 'Re: Can you move it?', text: 'We can do $1,250 all in.' },
      quoted: 'On Friday Acme wrote:\n> Target $1,000',
      proposedPrice: { amount: 125_000, currency: 'USD', words: 'We can do $1,250 all in.' },
    })
    const { reply: details } = await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
    expect(details).toMatchObject({ TotalCharge: null, shipmentStatus: 'Q' })
    expect(details.history[0]).toMatchObject({ who: CARRIER, action: 'replied' })
  })

  it.each(['In-Reply-To', 'References'])('that goes to another address is found by %s', async name => {
    const head = [`${name}: <other@x.example>\r\n ${ours.messageId}`]
    expect(await afterReply({ to: MAILROOM, head })).toMatchObject({ mailId: ours.mailId })
  })

  it('is told to who looks on', async () => {
    const told = nextMail(node, clerk.clientId)
    await afterReply()
    expect((await told).mail_id).toBe(ours.mailId)
  })

  it('is filed once, however often it is delivered or read, also by two nodes at once', async () => {
    const source = reply({ id: '<same@carrier.example>' })
    imap.deliver(source)
    imap.deliver(`Received: by another.example\r\n${source}`)
    await Promise.all([collect(), collect(), collect()])
    await collect()
    imap.renumber()
    await collect()
    expect(await replies()).toHaveLength(1)
  })

  it('without a message id is filed once as well', async () => {
    imap.deliver(reply().replace(/^Message-ID:.*\r\n/im, ''))
    await collect()
    imap.renumber()
    await collect()
    expect(await replies()).toHaveLength(1)
  })

  it('brings files that are kept, to be shown to staff alone, and names those that are not', async () => {
    const part = (name: string, content: string) =>
      `--edge\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n`
    const text = `--edge\r\nContent-Type: text/plain\r\n\r\nSee the files.\r\n${part('../../etc/rate.txt', 'rates')}${part('run.html', '<script>')}${part('fake.pdf', 'MZ')}--edge--`
    const filed = await afterReply({ head: ['Content-Type: multipart/mixed; boundary=edge'], text })
    expect(filed).toMatchObject({ attachments: [{ name: 'rate.txt' }], leftOut: ['run.html', 'fake.pdf'] })
    const fileId = filed?.attachments[0]?.fileId ?? 0
    const file = await ask(node, DisplayFile, { body: { fileId } }, clerk.token)
    expect([file.text.trim(), file.headers['content-disposition']]).toEqual([
      'rates',
      expect.stringContaining('attachment'),
    ])
  })

  it('shows no colleague the key of the carrier’s link, nor does the letter that it quotes', async () => {
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email: CARRIER }] }
    const sent = nextMail(node, clerk.clientId, 'sent')
    expect((await ask(node, SpotQuote, { body }, clerk.token)).status).toBe(200)
    await sent
    const { AccessID } = await linkMailedTo(node, clerk, CARRIER, 'Quote')
    const to = /mailroom\+[a-z2-7]+@acme\.example/.exec(smtp.taken.at(-1) ?? '')?.[0] ?? ''
    const link = `http://waybill.example/QuoteResponse?QuoteID=1&AccessID=`
    const text = `It is at ${link}${AccessID}\r\n\r\n> Answer here:\r\n> ${link}\r\n> ${AccessID}`
    const filed = await afterReply({ to, text })
    expect([filed?.text, filed?.quoted].map(each => each?.includes('AccessID=•••'))).toEqual([true, true])
    const { text: details } = await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
    const { text: outbox } = await ask(node, GetMails, { body: {} }, clerk.token)
    const { text: replied } = await ask(node, GetReplies, { body: { shipmentId } }, clerk.token)
    for (const shown of [details, outbox, replied]) {
      expect(shown).toContain('AccessID=•••')
      expect(shown).not.toContain(AccessID)
    }
  })

  it('is of no other company, whatever tag it bears', async () => {
    await afterReply()
    const { token } = await newCompany(node)
    expect((await ask(node, GetReplies, { body: { shipmentId } }, token)).status).toBe(404)
    expect((await ask(node, GetReplies, { body: { shipmentId } })).status).toBe(401)
    expect((await ask(node, GetReplies, { body: { shipmentId, pageSize: 0 } }, clerk.token)).status).toBe(400)
  })
})

describe('a sender', () => {
  it('who is not the carrier is unverified, and no price of his is proposed', async () => {
    expect(await afterReply({ from: 'Pat <pat@elsewhere.example>' })).toMatchObject({
      ...{ verified: false, proposedPrice: null, text: 'We can do $1,250 all in.' },
    })
  })

  it.each([`${CARRIER}, other@elsewhere.example`, `"${CARRIER}" <pat@elsewhere.example>`, ''])(
    'who is not one address of the carrier is unverified: %j',
    async from => expect(await afterReply({ from })).toMatchObject({ verified: false, proposedPrice: null }),
  )

  it('who writes from another address of the same carrier is verified', async () => {
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .insertInto('carrier')
        .values({
          ...{ client_id: clerk.clientId, scac: 'RDRN', name: 'Roadrunner', mode: 'LTL' },
          ...{ tender_email: CARRIER, quote_email: 'Pat@Roadrunner.example' },
        })
        .execute(),
    )
    expect(await afterReply({ from: 'pat@roadrunner.example' })).toMatchObject({ verified: true })
  })

  it('is believed on the word of the named mail server alone', async () => {
    const own = await startTestNode(
      testSettings({
        ...{ SMTP_URL: smtp.url, IMAP_URL: imap.url, MAILROOM_EMAIL: MAILROOM, IMAP_SECONDS: '86400' },
        IMAP_AUTHSERV_ID: 'mx.acme.example',
      }),
    )
    const before = { node, clerk, shipmentId, ours }
    try {
      node = own
      clerk = await newCompany(node)
      ;({ shipmentId } = await addFreight(node, clerk))
      ours = await send()
      const says = (line: string) => afterReply({ head: [`Authentication-Results: ${line}`] })
      expect(await says('mx.acme.example; dkim=pass; dmarc=pass header.from=roadrunner.example')).toMatchObject({
        verified: true,
      })
      expect(await says('mx.acme.example; dmarc=fail (dmarc=pass) header.from=roadrunner.example')).toMatchObject({
        verified: false,
      })
      expect(await says('mx.evil.example; dmarc=pass')).toMatchObject({ verified: false })
      expect(await afterReply()).toMatchObject({ verified: false })
    } finally {
      ;({ node, clerk, shipmentId, ours } = before)
      await own.close()
    }
  })
})

describe('what no person wrote', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'X-Auto-Response-Suppress: All',
    'X-Loop: waybill',
    'Return-Path: <>',
    'List-Id: <trucks.example>',
  ])('%s: is filed as such, its price never proposed, and nothing is ever answered', async line => {
    const before = smtp.taken.length
    expect(await afterReply({ head: [line] })).toMatchObject({ kind: 'automatic', proposedPrice: null, verified: true })
    expect(smtp.taken).toHaveLength(before)
  })

  it('`Auto-Submitted: no` was written by one', async () =>
    expect(await afterReply({ head: ['Auto-Submitted: no'] })).toMatchObject({ kind: 'reply' }))

  it('a program that answers itself without end is filed so often and no more, and drowns no person', async () => {
    for (let n = 0; n < 23; n++) imap.deliver(reply({ head: ['Auto-Submitted: auto-replied'] }))
    await collect()
    expect(await replies()).toHaveLength(20)
    expect(await afterReply()).toMatchObject({ kind: 'reply' })
  })

  const report = (to: string, action = 'failed') =>
    [
      '--r\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.',
      `--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such mailbox`,
      `--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${ours.messageId}\r\nSubject: x\r\n--r--`,
    ].join('\r\n')
  const bounce = (to: string, action?: string): Written => ({
    ...{ from: 'MAILER-DAEMON@mx.example', to: 'no-reply@waybill.invalid', text: report(to, action) },
    head: ['Content-Type: multipart/report; report-type=delivery-status; boundary=r', 'Auto-Submitted: auto-replied'],
  })
  const state = () =>
    node.app.db
      .forClient(clerk.clientId)
      .readOne(node.app.db.query.selectFrom('mail').select(['state', 'error']).where('mail_id', '=', ours.mailId))

  it('a report that ours did not arrive makes it bounced, also where it names ours in its body alone', async () => {
    expect(await afterReply(bounce(CARRIER.toUpperCase()))).toMatchObject({ kind: 'bounce', verified: false })
    expect(await state()).toEqual({ state: 'bounced', error: '550 no such mailbox' })
  })

  it('a report about one of several recipients, or of a delay, does not', async () => {
    const { db } = node.app
    const recipients = [CARRIER, 'other@roadrunner.example']
    await db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('mail').set({ recipients }).where('mail_id', '=', ours.mailId).execute())
    await afterReply(bounce('other@roadrunner.example'))
    await afterReply(bounce(CARRIER, 'delayed'))
    expect((await replies()).map(({ kind }) => kind)).toEqual(['automatic', 'bounce'])
    expect(await state()).toMatchObject({ state: 'sent' })
  })
})

describe('what answers nothing of ours', () => {
  it.each(['mailroom@acme.example', `mailroom+${'a'.repeat(39)}@acme.example`, 'mailroom+@acme.example'])(
    '%s: is counted, and stays in the mailbox, unread as it was',
    async to => {
      await collect()
      const before = await room()
      imap.deliver(reply({ to }))
      await collect()
      const { unmatched, filed } = await room()
      expect([unmatched, filed]).toEqual([before.unmatched + 1, before.filed])
      expect(imap.names().filter(name => /:2,.*[STDRF]/.test(name))).toEqual([])
    },
  )

  it('a tag with one letter changed is none of ours', async () => {
    const at = ours.address.indexOf('+') + 5
    const other = ours.address[at] === 'a' ? 'b' : 'a'
    expect(
      await afterReply({ to: `${ours.address.slice(0, at)}${other}${ours.address.slice(at + 1)}` }),
    ).toBeUndefined()
  })
})

describe('a hostile mail', () => {
  const nested = (depth: number): string =>
    `${Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}Content-Type: text/plain\r\n\r\nx`
  const parts = (count: number): string => '--edge\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(count)
  const html = (text: string): Written => ({ head: ['Content-Type: text/html; charset=utf-8'], text })
  const mixed = (text: string): Written => ({ head: ['Content-Type: multipart/mixed; boundary=edge'], text })

  it.each<readonly [string, () => Written]>([
    ['thousands of parts', () => mixed(parts(5_000))],
    ['parts nested a thousand deep', () => mixed(`--edge\r\n${nested(1_000)}`)],
    ['no end of its parts', () => mixed(parts(3))],
    ['a megabyte of one header', () => ({ head: [`X-A: ${'a'.repeat(2_000_000)}`] })],
    [
      'a megabyte of one address',
      () => ({ head: [`Delivered-To: ${'a'.repeat(2_000_000)}`, `Cc: ${'a@'.repeat(500_000)}`] }),
    ],
    [
      'half a character',
      () => ({ head: [`Subject: x ${'\u{1f69a}'.repeat(400)}`], text: '\u{1f69a}'.repeat(100_000) }),
    ],
    ['ten thousand headers', () => ({ head: Array.from({ length: 10_000 }, (_, n) => `X-${n}: a`) })],
    ['elements nested without end', () => html('<div>'.repeat(100_000))],
    ['a table of twenty thousand cells', () => html(`<table>${'<tr><td>1</td></tr>'.repeat(20_000)}</table>`)],
    [
      'a charset that nobody knows',
      () => ({ head: ['Content-Type: text/plain; charset=x-evil'], text: '\u00ff\u00fe' }),
    ],
    ['broken base64', () => ({ head: ['Content-Transfer-Encoding: base64'], text: '=@@@@%%%' })],
    ['zero bytes', () => ({ text: 'a\0b' })],
    ['a script', () => html('<script>alert(1)</script><img src=x onerror=alert(1)>ok')],
    ['a subject in pieces', () => ({ head: [`X-S: =?utf-8?b?${'=?'.repeat(5_000)}`] })],
    [
      'a thousand recipients',
      () => ({ head: [`Cc: ${Array.from({ length: 1_000 }, (_, n) => `a${n}@x.example`).join(',\r\n ')}`] }),
    ],
    ['a mail in a mail in a mail', () => mixed(`--edge\r\nContent-Type: message/rfc822\r\n\r\n${nested(500)}`)],
  ])('%s stops none that comes after it', async (_what, make) => {
    imap.deliver(reply(make()))
    imap.deliver(reply({ text: 'After it.' }))
    await collect()
    const filed = await replies()
    expect(filed[0]).toMatchObject({ text: 'After it.' })
    for (const { text, subject } of filed) expect(`${text}${subject}`).not.toMatch(/<script|onerror|\0/)
  })

  it('larger than 25 MB is left where it is, with the reason', async () => {
    imap.deliver(reply({ text: `${'a'.repeat(70)}\r\n`.repeat(380_000) }))
    imap.deliver(reply({ text: 'After it.' }))
    await collect()
    expect((await replies()).map(({ text }) => text)).toEqual(['After it.'])
    expect((await failures()).at(-1)).toMatchObject({ tries: 8, reason: expect.stringContaining('larger than') })
  })

  it('that keeps the reader busy is given up; what fails on our side is tried again', async () => {
    await expect(openReader(1).read(Buffer.from(reply()))).rejects.toThrow('could not be read')
    const put = node.app.files.put
    const text =
      '--edge\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nx\r\n--edge--'
    imap.deliver(reply(mixed(text)))
    imap.deliver(reply({ text: 'After it.' }))
    Object.assign(node.app.files, { put: () => Promise.reject(new Error('the disk is full')) })
    await collect().finally(() => Object.assign(node.app.files, { put }))
    expect((await replies()).map(one => one.text)).toEqual(['After it.'])
    expect((await failures()).at(-1)).toMatchObject({ tries: 1, reason: 'the disk is full' })
    await collect()
    expect(await replies()).toHaveLength(1)
    node.clock.pass(60_000)
    await collect()
    expect(await replies()).toHaveLength(2)
    expect((await failures()).filter(({ tries }) => tries < 8)).toEqual([])
  })
})
