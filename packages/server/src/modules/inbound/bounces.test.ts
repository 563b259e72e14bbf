import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { bounceOf } from '../../testing/bounce.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type ImapServer, startImapServer } from '../../testing/imapServer.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { bookWith, detailsOf } from '../../testing/memoryCarrier.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { askedForQuotes, linkMailedTo, offered } from '../../testing/quotes.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { nextNews } from '../../testing/wire.ts'
import { bookingWork } from '../booking/index.ts'
import { collectMail } from './collectMail.ts'

let imap: ImapServer
let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  imap = await startImapServer()
  smtp = await startMailServer()
  const mailroom = { IMAP_URL: imap.url, MAILROOM_EMAIL: 'mailroom@acme.example', IMAP_SECONDS: '86400' }
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url, ...mailroom }))
})
afterAll(async () => {
  await node.close()
  await smtp.close()
  await imap.close()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const mailTo = (email: string) =>
  node.app.db.forClient(clerk.clientId).readOne(
    node.app.db.query
      .selectFrom('mail')
      .select(['mail_id', 'state', 'message_id'])
      .where('client_id', '=', clerk.clientId)
      .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
      .orderBy('mail_id', 'desc')
      .limit(1),
  )

/** The newest letter to an address comes back, after the mail server had taken it. */
async function comesBack(email: string, behind = ''): Promise<void> {
  await expect.poll(async () => (await mailTo(email))?.state, { timeout: 10_000 }).toBe('sent')
  imap.deliver(bounceOf((await mailTo(email))?.message_id ?? '', email, behind))
  await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
  expect((await mailTo(email))?.state).toBe('bounced')
}

/** A carrier writes back to a letter. */
const replyTo = (messageId: string, from: string): string =>
  [
    ...[`From: ${from}`, 'To: mailroom@acme.example', 'Subject: Re: your tender'],
    ...[`Message-ID: <${crypto.randomUUID()}@carrier.example>`, `In-Reply-To: ${messageId}`],
    ...['', 'Got it, our driver is there at ten.'],
  ].join('\r\n')

const roundOf = async (shipmentId: number) =>
  (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply.rounds[0]
const details = (shipmentId: number) => detailsOf(node, clerk, shipmentId)
const historyOf = async (shipmentId: number) => JSON.stringify((await details(shipmentId)).history)

describe('an offer whose letter comes back', () => {
  it('gives way to the next of a waterfall at once, and its place says that it was not reached', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'waterfall', 2)
    await comesBack(emails[0] ?? '')
    await bookingWork.offers(node.app, { clientId: clerk.clientId, subjectId: round.roundId })
    expect((await roundOf(shipmentId))?.steps).toMatchObject([
      { state: 'refused', skipReason: 'unreached' },
      { state: 'open', skipReason: '' },
    ])
    expect(await historyOf(shipmentId)).toContain('The offer did not reach Offer Carrier 1: 550 no such mailbox')
  })

  it('and whose carrier answers all the same keeps that as too late', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'waterfall', 2)
    const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, emails[0] ?? '', 'Tender')
    await comesBack(emails[0] ?? '')
    const accept = () => ask(node, AnswerTender, { query: { TenderID, AccessID }, body: { answer: 'accept' } })
    for (let n = 0; n < 2; n++) {
      expect((await accept()).reply).toMatchObject({ status: 'over', lateAnswer: 'accepted' })
    }
    expect((await roundOf(shipmentId))?.steps[0]).toMatchObject({ state: 'refused', lateAnswer: 'accepted' })
    expect((await details(shipmentId)).booking.state).toBe('none')
  })

  it('of one carrier alone leaves the shipment to be offered anew', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'single', 1)
    const news = nextNews(node, 'booking', data => data.shipmentId === shipmentId)
    await comesBack(emails[0] ?? '')
    await news
    await bookingWork.offers(node.app, { clientId: clerk.clientId, subjectId: round.roundId })
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    expect(await roundOf(shipmentId)).toMatchObject({ state: 'exhausted', steps: [{ skipReason: 'unreached' }] })
  })

  it('and was accepted meanwhile stays accepted', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'single', 1)
    const [email = ''] = emails
    await expect.poll(async () => (await mailTo(email))?.state, { timeout: 10_000 }).toBe('sent')
    const offer = await mailTo(email)
    const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, email, 'Tender')
    await ask(node, AnswerTender, { query: { TenderID, AccessID }, body: { answer: 'accept' } })
    imap.deliver(bounceOf(offer?.message_id ?? '', email))
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['T', 'booked'])
  })
})

describe('a tender that ordered by mail, and comes back', () => {
  async function ordered() {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await addFreight(node, clerk)
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    const { recipients } = (await node.app.db
      .forClient(clerk.clientId)
      .readOne(
        node.app.db.query.selectFrom('mail').select('recipients').where('shipment_id', '=', shipmentId).limit(1),
      )) ?? { recipients: [] }
    return { shipmentId, email: recipients[0] ?? '' }
  }

  it('is no order: nobody holds the freight, and its clerk is told', async () => {
    const { shipmentId, email } = await ordered()
    const news = nextNews(node, 'booking', data => data.shipmentId === shipmentId)
    await comesBack(email)
    await news
    const { shipmentStatus, carrier } = await details(shipmentId)
    expect([shipmentStatus, carrier?.CarrierSCAC ?? '']).toEqual(['Q', ''])
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'ended', order: 'cancelled' }])
    expect(await historyOf(shipmentId)).toContain('The tender did not reach the carrier: 550 no such mailbox')
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
  })

  it('and that its carrier knows from a call stays an order', async () => {
    const { shipmentId, email } = await ordered()
    const { version } = await details(shipmentId)
    const services = { shipmentId, version, AdditionalService: ['LGDEL' as const] }
    expect((await ask(node, UpdateServices, { body: services }, clerk.token)).status).toBe(200)
    const call = { shipmentId, version: version + 1, way: 'call' as const, spokeWith: 'Ann Test' }
    expect((await ask(node, TellCarrier, { body: call }, clerk.token)).status).toBe(200)
    await comesBack(email)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['T', 'booked'])
  })

  it('from one mailbox behind its address stays an order that somebody decides over, and is told', async () => {
    const { shipmentId, email } = await ordered()
    const news = nextNews(node, 'booking', data => data.shipmentId === shipmentId)
    await comesBack(email, 'pat@mail.example')
    await news
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state, booking.notification?.state]).toEqual(['T', 'booked', 'bounced'])
  })

  it('and that its carrier has answered stays an order that somebody decides over', async () => {
    const { shipmentId, email } = await ordered()
    await expect.poll(async () => (await mailTo(email))?.state, { timeout: 10_000 }).toBe('sent')
    imap.deliver(replyTo((await mailTo(email))?.message_id ?? '', email))
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    await comesBack(email)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state, booking.notification?.state]).toEqual(['T', 'booked', 'bounced'])
  })

  it.each([
    ['from a mailbox behind its address', 'pat@mail.example', false, 'unknown'],
    ['after its carrier has answered', '', true, 'unknown'],
    ['from its very address', '', false, 'refused'],
  ] as const)('%s, where nobody knew whether it arrived', async (_, behind, isAnswered, state) => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await addFreight(node, clerk)
    smtp.behave('breakOff')
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    const mail = async () => (await details(shipmentId)).mails[0]
    await expect.poll(async () => (await mail())?.state, { timeout: 10_000 }).toBe('unknown')
    smtp.behave('take')
    const email = (await mail())?.to[0] ?? ''
    const messageId = (await mailTo(email))?.message_id ?? ''
    if (isAnswered) {
      imap.deliver(replyTo(messageId, email))
      await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    }
    imap.deliver(bounceOf(messageId, email, behind))
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    expect((await mail())?.state).toBe('bounced')
    expect((await tendersOf(node, clerk, shipmentId))[0]?.state).toBe(state)
    expect((await details(shipmentId)).shipmentStatus).toBe(state === 'unknown' ? 'T' : 'Q')
  })

  it('from a mailbox behind its address leaves a voided one to be cancelled', async () => {
    const { shipmentId, email } = await ordered()
    const { version } = await details(shipmentId)
    expect((await ask(node, Void, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
    const [letter] = (await details(shipmentId)).mails.toSorted((a, b) => a.mailId - b.mailId)
    const before = (await tendersOf(node, clerk, shipmentId))[0]?.order
    const messageId = await node.app.db.forClient(clerk.clientId).readOne(
      node.app.db.query
        .selectFrom('mail')
        .select('message_id')
        .where('mail_id', '=', letter?.mailId ?? 0),
    )
    imap.deliver(bounceOf(messageId?.message_id ?? '', email, 'pat@mail.example'))
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    expect((await tendersOf(node, clerk, shipmentId))[0]?.order).toBe(before)
    expect(before).toBe('cancelUnconfirmed')
  })

  it('after its carrier gave it back in a call changes nothing', async () => {
    const { shipmentId, email } = await ordered()
    const { booking } = await details(shipmentId)
    const call = { shipmentId, bookingId: booking.bookingId ?? 0, spokeWith: 'Ann Test', answer: 'yes' as const }
    expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
    const before = await tendersOf(node, clerk, shipmentId)
    await comesBack(email)
    expect(await tendersOf(node, clerk, shipmentId)).toEqual(before)
  })
})

it('a question whose letter comes back is shown at that carrier’s request alone, and told', async () => {
  const { shipmentId, emails } = await askedForQuotes(node, clerk, 2)
  const statesOf = async () =>
    (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes.map(({ invitations }) =>
      invitations.map(({ mailState }) => mailState),
    )
  const news = nextNews(node, 'quote', data => data.shipmentId === shipmentId)
  for (const email of emails)
    await expect.poll(async () => (await mailTo(email))?.state, { timeout: 10_000 }).toBe('sent')
  await comesBack(emails[0] ?? '')
  await news
  expect(await statesOf()).toEqual([['bounced', 'sent']])
})
