import { createHash } from 'node:crypto'
import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { SaveOrderEmailID } from '@waybill/contract/calls/Shipment/SaveOrderEmailID.ts'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type ImapServer, startImapServer } from '../../testing/imapServer.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { countOrders, orderFile, rested, switchOn, theSource } from '../../testing/orderSources.ts'
import { postfixMissing, startPostfix } from '../../testing/postfix.ts'
import { bookingWork } from '../booking/index.ts'
import { sourceWork, takeMail } from '../orderSources/index.ts'
import { collectMail } from './collectMail.ts'

const MAILROOM = 'mailroom@acme.example'
const SENDER = 'erp@stores.example'

let imap: ImapServer
let smtp: MailServer
let node: TestNode
let clerk: Person
let address: string
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

const save = (body: object) =>
  ask(node, SaveOrderEmailID, { body: { name: 'Stores', senders: ['stores.example'], ...body } }, clerk.token)
beforeEach(async () => {
  clerk = await newCompany(node)
  await switchOn(node, clerk)
  address = (await save({ notified: ['boss@acme.example'] })).reply.address
})

it('the company’s page names the mailbox that is read', async () => {
  expect((await ask(node, CompanySettings, { body: {} }, clerk.token)).reply.mailroom).toBe(MAILROOM)
})

let written = 0
async function sourceOf(given: SendMailOptions): Promise<Buffer> {
  written += 1
  const composer = createTransport({ streamTransport: true, buffer: true })
  const id = `<${written}-${crypto.randomUUID()}@stores.example>`
  const mail = {
    from: `ERP <${SENDER}>`,
    to: address,
    subject: 'Orders',
    text: 'See attached.',
    messageId: id,
    ...given,
  }
  const { message } = await composer.sendMail(mail)
  return message as Buffer
}

/** A node looks by itself when it starts, and while it does nobody else can. */
async function collect(): Promise<void> {
  await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
  await rested(node)
}
async function delivered(given: SendMailOptions = {}) {
  const attachments = [{ filename: 'orders.csv', content: orderFile(`SO-${written}`) }]
  imap.deliver(await sourceOf({ attachments, ...given }))
  await collect()
  return theSource(node, clerk)
}

describe('a mail with orders', () => {
  it('is read once, and its people hear what became of it; whoever sent it hears nothing', async () => {
    const before = smtp.taken.length
    const source = await sourceOf({ attachments: [{ filename: 'a.csv', content: orderFile('SO-A', 2) }] })
    imap.deliver(source)
    imap.deliver(source)
    await collect()
    const { mails, last } = await theSource(node, clerk)
    expect(mails).toMatchObject([{ sender: SENDER, state: 'taken', files: [{ name: 'a.csv', became: 'taken' }] }])
    expect(last).toMatchObject({ name: 'a.csv', state: 'done', done: 2, held: 0 })
    expect(await countOrders(node, clerk)).toBe(1)
    await rested(node)
    const letters = smtp.taken.slice(before)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatch(/^To: boss@acme\.example/im)
    expect(letters[0]).toMatch(/^Subject: Orders from Stores: 2 rows imported, 0 held/im)
    expect(letters[0]).toContain(`/OpenOrders?import=${last?.runId}`)
  })

  it.each([
    ['another domain', 'erp@evil.example'],
    ['a domain that ends alike', 'erp@notstores.example'],
    ['a domain below it', 'erp@a.stores.example'],
    ['two senders', `${SENDER}, other@stores.example`],
  ])('of %s is held and shown, and never read', async (_, from) => {
    const { mails } = await delivered({ from })
    expect(mails).toMatchObject([
      { state: 'held', reason: 'sender', files: [{ name: 'orders.csv', became: 'passed' }] },
    ])
    expect(await countOrders(node, clerk)).toBe(0)
  })

  it('that is held is imported once a person releases it, and its sender is taken from then on where that was said', async () => {
    const from = 'new@friends.example'
    const attachments = [
      { filename: 'logo.png', content: 'x' },
      { filename: 'orders.csv', content: orderFile('SO-HELD') },
    ]
    const [held] = (await delivered({ from, attachments })).mails
    expect(held).toMatchObject({ state: 'held', reason: 'sender', canRelease: true })
    const release = async (more: object) => {
      const { sourceId, version } = await theSource(node, clerk)
      const asked = { query: { Functype: 'release' as const }, body: { sourceId, version, ...more } }
      const answer = await ask(node, OrderIntegration, asked, clerk.token)
      await rested(node)
      return answer
    }
    const released = await release({ mailId: held?.mailId, allowsSender: true })
    expect(released.status).toBe(200)
    expect(await theSource(node, clerk)).toMatchObject({
      ...{ senders: ['stores.example', from], last: { name: 'orders.csv', state: 'done', held: 0 } },
      mails: [{ state: 'taken', reason: '', canRelease: false, files: [{ name: 'orders.csv', became: 'taken' }] }],
    })
    expect(await countOrders(node, clerk)).toBe(1)
    // Once, and by nobody who does not own it.
    expect((await release({ mailId: held?.mailId })).error.code).toBe('ChangedMeanwhile')
    const stranger = await newCompany(node)
    await switchOn(node, stranger)
    const { sourceId, version } = await theSource(node, clerk)
    const theirs = { query: { Functype: 'release' as const }, body: { sourceId, version, mailId: held?.mailId } }
    expect((await ask(node, OrderIntegration, theirs, stranger.token)).status).toBe(404)
    const next = await delivered({ from, attachments: [{ filename: 'b.csv', content: orderFile('SO-NEXT') }] })
    expect(next.mails[0]).toMatchObject({ state: 'taken' })
  })

  it('that is held keeps its files only until they are swept, or its source goes', async () => {
    const content = orderFile(`SO-${crypto.randomUUID()}`)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const isThere = () =>
      node.app.files.place(clerk.clientId, sha256).then(
        () => true,
        () => false,
      )
    const held = { from: 'new@friends.example', attachments: [{ filename: 'a.csv', content }] }
    await delivered(held)
    expect(await isThere()).toBe(true)
    const { IMPORT_ROWS_KEPT_DAYS: days } = node.app.settings
    const later = new Date(node.clock.now().getTime() + (days + 1) * 86_400_000)
    await sourceWork.sweepHeldMails(node.app)
    expect(await isThere()).toBe(true)
    await sourceWork.sweepHeldMails({ ...node.app, clock: { now: () => later } })
    expect(await isThere()).toBe(false)
    expect((await theSource(node, clerk)).mails).toMatchObject([{ state: 'held', canRelease: false }])
    await delivered(held)
    expect(await isThere()).toBe(true)
    const { sourceId, version } = await theSource(node, clerk)
    await ask(node, OrderIntegration, { query: { Functype: 'delete' }, body: { sourceId, version } }, clerk.token)
    expect(await isThere()).toBe(false)
  })

  it('names what it passes over, and what is too much', async () => {
    const orders = Array.from({ length: 39 }, (_, i) => ({ filename: `o-${i}.csv`, content: orderFile(`M-${i}`) }))
    const { mails } = await delivered({ attachments: [{ filename: 'logo.png', content: 'x' }, ...orders] })
    const became = Map.groupBy(mails[0]?.files ?? [], file => file.became)
    expect([...became].map(([what, files]) => [what, files.length])).toEqual([
      ['passed', 1],
      ['taken', 19],
      ['tooMany', 20],
    ])
    expect(await countOrders(node, clerk)).toBe(19)
  })

  it('brings the same content once, whatever it is called', async () => {
    const content = orderFile('SO-SAME')
    await delivered({ attachments: [{ filename: 'one.csv', content }] })
    const { mails } = await delivered({ attachments: [{ filename: 'two.csv', content }] })
    expect(mails[0]?.files).toMatchObject([{ name: 'two.csv', became: 'same' }])
  })

  it('that finds no room for its files is shown with that, and read when it comes again', async () => {
    const settings = node.app.settings as { IMPORT_FILES_MB: number }
    const max = settings.IMPORT_FILES_MB
    const again = { attachments: [{ filename: 'a.csv', content: orderFile('SO-ROOM') }] }
    settings.IMPORT_FILES_MB = 0
    const { mails } = await delivered(again).finally(() => {
      settings.IMPORT_FILES_MB = max
    })
    expect(mails).toMatchObject([{ state: 'taken', files: [{ name: 'a.csv', became: 'ImportQuota' }] }])
    expect((await delivered(again)).mails[0]).toMatchObject({ files: [{ became: 'taken' }] })
    expect(await countOrders(node, clerk)).toBe(1)
  })

  it('is held while the source, or order integration, is off', async () => {
    const { sourceId, version } = await theSource(node, clerk)
    const stop = { query: { Functype: 'stop' as const }, body: { sourceId, version } }
    await ask(node, OrderIntegration, stop, clerk.token)
    expect((await delivered()).mails).toMatchObject([{ state: 'held', reason: 'off' }])
  })

  it('is held where the mailbox’s own server has to vouch for its sender, and does not', async () => {
    const { sourceId } = await theSource(node, clerk)
    const mail = { messageId: '<x@y>', from: [{ address: SENDER }], subject: 'Orders', kind: 'reply' as const }
    const attachments = [{ name: 'a.csv', bytes: Buffer.from(orderFile('SO-X')) }]
    const to = { clientId: clerk.clientId, sourceId }
    await takeMail(node.app, to, { ...mail, attachments, leftOut: [] }, false, async () => {})
    expect((await theSource(node, clerk)).mails).toMatchObject([{ state: 'held', reason: 'unproven' }])
    expect(await countOrders(node, clerk)).toBe(0)
  })

  it('of a report that came back is held like any other: nothing turns in circles', async () => {
    const source = await theSource(node, clerk)
    const own = { sourceId: source.sourceId, version: source.version }
    expect((await save({ ...own, notified: [address] })).error.issues?.[0]?.code).toBe('mailroomTold')
    expect((await save({ ...own, notified: [MAILROOM] })).status).toBe(400)
    const before = smtp.taken.length
    await delivered({ from: 'Waybill <no-reply@waybill.invalid>', headers: { 'X-Loop': 'waybill' } })
    expect(smtp.taken).toHaveLength(before)
  })

  it('reaches nobody after its source is gone', async () => {
    const { sourceId, version } = await theSource(node, clerk)
    const gone = { query: { Functype: 'delete' as const }, body: { sourceId, version } }
    expect((await ask(node, OrderIntegration, gone, clerk.token)).reply.sources).toEqual([])
    imap.deliver(await sourceOf({ attachments: [{ filename: 'a.csv', content: orderFile('SO-GONE') }] }))
    await collect()
    expect(await countOrders(node, clerk)).toBe(0)
  })
})

const why = postfixMissing()
if (why !== '') console.warn(`Orders through a mail server are not tested: ${why}`)

describe.skipIf(why !== '')('orders that a mail server delivers', () => {
  it('arrive at the address of their source', async () => {
    const postfix = await startPostfix('acme.example', imap.maildir)
    try {
      const there = imap.names().length
      const attachments = [{ filename: 'orders.csv', content: orderFile('SO-POST') }]
      await createTransport(postfix.url).sendMail({
        from: SENDER,
        to: address,
        subject: 'Orders',
        text: '',
        attachments,
      })
      await expect.poll(() => imap.names().length, { timeout: 20_000 }).toBe(there + 1)
      await collect()
      expect((await theSource(node, clerk)).mails).toMatchObject([{ sender: SENDER, state: 'taken' }])
      expect(await countOrders(node, clerk)).toBe(1)
    } finally {
      await postfix.close()
    }
  })
})
