import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { NotifyCarrier } from '@waybill/contract/calls/Shipment/NotifyCarrier.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putTender, tendersOf } from '../../testing/booked.ts'
import { bounceOf } from '../../testing/bounce.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type ImapServer, startImapServer } from '../../testing/imapServer.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { bookWith, detailsOf } from '../../testing/memoryCarrier.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { offered } from '../../testing/quotes.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { bookingWork } from '../booking/index.ts'
import { storeFile } from '../files/index.ts'
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

const details = (shipmentId: number) => detailsOf(node, clerk, shipmentId)

/** The letters about a shipment, the first one first. */
const lettersOf = (shipmentId: number) =>
  node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('mail')
        .select(['mail_id', 'purpose', 'state', 'message_id', 'recipients'])
        .where('shipment_id', '=', shipmentId)
        .orderBy('mail_id'),
    )

/** The newest letter of a purpose, once the mail server has taken it. */
async function sentLetter(shipmentId: number, purpose: string) {
  const newest = async () => (await lettersOf(shipmentId)).findLast(letter => letter.purpose === purpose)
  await expect.poll(async () => (await newest())?.state, { timeout: 10_000 }).toBe('sent')
  const letter = await newest()
  return { mailId: letter?.mail_id, messageId: letter?.message_id ?? '', email: letter?.recipients[0] ?? '' }
}

async function collected(source: string): Promise<void> {
  imap.deliver(source)
  await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
}

/** The letter that ordered comes back from its last stop. */
async function orderComesBack(shipmentId: number): Promise<void> {
  const [letter] = (await lettersOf(shipmentId)).filter(({ purpose }) => purpose === 'tender')
  await collected(bounceOf(letter?.message_id ?? '', letter?.recipients[0] ?? ''))
}

const replyTo = (messageId: string, from: string): string =>
  [
    ...[`From: ${from}`, 'To: mailroom@acme.example', 'Subject: Re: your freight'],
    ...[`Message-ID: <${crypto.randomUUID()}@carrier.example>`, `In-Reply-To: ${messageId}`],
    ...['', 'Got it, our driver is there at ten.'],
  ].join('\r\n')

/** Freight that was ordered by mail. */
async function ordered() {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
  await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
  return shipmentId
}

async function voided(shipmentId: number): Promise<void> {
  const { version } = await details(shipmentId)
  expect((await ask(node, Void, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
}

async function toldByCall(shipmentId: number): Promise<void> {
  const { version } = await details(shipmentId)
  const services = { shipmentId, version, AdditionalService: ['LGDEL' as const] }
  expect((await ask(node, UpdateServices, { body: services }, clerk.token)).status).toBe(200)
  const call = { shipmentId, version: version + 1, way: 'call' as const, spokeWith: 'Ann Test' }
  expect((await ask(node, TellCarrier, { body: call }, clerk.token)).status).toBe(200)
}

async function toldByMail(shipmentId: number): Promise<void> {
  const { version } = await details(shipmentId)
  const services = { shipmentId, version, AdditionalService: ['LGDEL' as const] }
  expect((await ask(node, UpdateServices, { body: services }, clerk.token)).status).toBe(200)
  const mail = { shipmentId, version: version + 1, way: 'mail' as const }
  expect((await ask(node, TellCarrier, { body: mail }, clerk.token)).status).toBe(200)
}

/** What somebody enters of the freight: its clerk, that its pickup is scheduled; whoever has its link, that it was picked up. */
async function tracked(shipmentId: number, isLink: boolean): Promise<void> {
  const status = isLink ? ('pickup' as const) : ('preparedPickup' as const)
  const body = { shipmentId, status, date: '2026-11-20', time: '09:30' }
  const { reply } = await ask(node, SendTrackingLink, { body: { shipmentId, mayAdd: true } }, clerk.token)
  const { searchParams } = new URL(reply.TrackingLink)
  const headers = { 'access-id': searchParams.get('accessid') ?? searchParams.get('trackid') ?? '' }
  const told = await (isLink
    ? ask(node, TrackingDetails, { body, headers })
    : ask(node, TrackingDetails, { body }, clerk.token))
  expect(told.status).toBe(200)
}

/** A proof of delivery is filed. */
const proven = ({ clientId }: Person, shipmentId: number) =>
  node.app.db.forClient(clientId).transaction(tx =>
    storeFile(node.app, tx, {
      ...{ clientId, shipmentId, kind: 'pod', name: 'pod.pdf', mime: 'application/pdf' },
      ...{ bytes: Buffer.from('%PDF-1.7'), by: null, at: node.clock.now() },
    }),
  )

const callsDue = async (shipmentId: number) =>
  (await ask(node, GetCarrierWork, { body: {} }, clerk.token)).reply.calls.filter(
    call => call.shipmentId === shipmentId,
  )

async function swapped(shipmentId: number, bookingId: number): Promise<void> {
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, bookingId, reason: 'They have it.' }
  expect((await ask(node, SwapBooking, { body }, clerk.token)).status).toBe(200)
}

const called = async (shipmentId: number, bookingId: number, answer: 'yes' | 'no') =>
  (await ask(node, RecordCarrierCall, { body: { shipmentId, bookingId, spokeWith: 'Ann Test', answer } }, clerk.token))
    .status

describe('a tender that ordered by mail, comes back', () => {
  it('voided after its carrier was told by telephone: still to be cancelled', async () => {
    const shipmentId = await ordered()
    await toldByCall(shipmentId)
    await voided(shipmentId)
    await orderComesBack(shipmentId)
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ order: 'cancelUnconfirmed' }])
  })

  it('voided after its carrier has a number: still to be cancelled', async () => {
    const shipmentId = await ordered()
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('booking').set({ pro_number: '123' }).where('shipment_id', '=', shipmentId).execute(),
      )
    await voided(shipmentId)
    await orderComesBack(shipmentId)
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ order: 'cancelUnconfirmed' }])
  })

  it('and that its carrier keeps, as a call said, stays an order once it is in force again', async () => {
    const shipmentId = await ordered()
    const bookingId = (await details(shipmentId)).booking.bookingId ?? 0
    const other = await putTender(node, clerk, shipmentId, { scac: 'DMAB', tenderState: 'ended', state: 'surplus' })
    await swapped(shipmentId, other)
    expect(await called(shipmentId, bookingId, 'no')).toBe(200)
    await swapped(shipmentId, bookingId)
    await orderComesBack(shipmentId)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['T', 'booked'])
    await voided(shipmentId)
    expect((await tendersOf(node, clerk, shipmentId))[0]?.order).toBe('cancelUnconfirmed')
  })

  it('answered a clerk’s message: stays an order', async () => {
    const shipmentId = await ordered()
    const note = { body: { shipmentId, message: 'Please confirm.' } }
    expect((await ask(node, NotifyCarrier, note, clerk.token)).status).toBe(200)
    const { messageId, email } = await sentLetter(shipmentId, 'message')
    await collected(replyTo(messageId, email))
    await orderComesBack(shipmentId)
    expect((await details(shipmentId)).booking.state).toBe('booked')
  })

  it('has been written a message that did not come back: stays an order', async () => {
    const shipmentId = await ordered()
    const note = { body: { shipmentId, message: 'Please confirm.' } }
    expect((await ask(node, NotifyCarrier, note, clerk.token)).status).toBe(200)
    await sentLetter(shipmentId, 'message')
    await orderComesBack(shipmentId)
    expect((await details(shipmentId)).booking.state).toBe('booked')
  })

  it.each([
    ['its pickup is scheduled, as its clerk noted', (id: number) => tracked(id, false)],
    ['it was picked up, as somebody with the tracking link says', (id: number) => tracked(id, true)],
    ['a proof of its delivery is there', (id: number) => proven(clerk, id)],
  ])('while %s: stays an order', async (_, show) => {
    const shipmentId = await ordered()
    await show(shipmentId)
    await orderComesBack(shipmentId)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['T', 'booked'])
    expect(await callsDue(shipmentId)).toMatchObject([{ lastWord: 'bounced' }])
  })

  it('while a word of a change, whose first copy may have arrived, waits to leave again: stays an order', async () => {
    const shipmentId = await ordered()
    smtp.behave('breakOff')
    await toldByMail(shipmentId)
    const notice = async () => (await lettersOf(shipmentId)).find(({ purpose }) => purpose === 'notice')
    await expect.poll(async () => (await notice())?.state, { timeout: 10_000 }).toBe('unknown')
    smtp.behave('later')
    const mailId = (await notice())?.mail_id ?? 0
    expect((await ask(node, ResendMail, { body: { mailId } }, clerk.token)).status).toBe(200)
    await orderComesBack(shipmentId)
    smtp.behave('take')
    expect((await details(shipmentId)).booking.state).toBe('booked')
  })

  it('while a word of a change is just leaving: stays an order', async () => {
    const shipmentId = await ordered()
    const held = smtp.holdNext()
    await toldByMail(shipmentId)
    await held.arrived
    await orderComesBack(shipmentId)
    held.answer('take')
    await sentLetter(shipmentId, 'notice')
    expect((await details(shipmentId)).booking.state).toBe('booked')
  })

  it.each(['message', 'notice'])('after its carrier’s %s came back from one mailbox: stays an order', async purpose => {
    const shipmentId = await ordered()
    if (purpose === 'notice') await toldByMail(shipmentId)
    else await ask(node, NotifyCarrier, { body: { shipmentId, message: 'Please confirm.' } }, clerk.token)
    const { messageId, email } = await sentLetter(shipmentId, purpose)
    await collected(bounceOf(messageId, email, 'pat@mail.example'))
    await orderComesBack(shipmentId)
    expect((await details(shipmentId)).booking.state).toBe('booked')
    expect(await callsDue(shipmentId)).toHaveLength(1)
  })

  it('after the program of its carrier has answered: stays an order, and is to be called about', async () => {
    const shipmentId = await ordered()
    const { messageId, email } = await sentLetter(shipmentId, 'tender')
    const receipt = 'Auto-Submitted: auto-replied\r\nIn-Reply-To:'
    await collected(replyTo(messageId, email).replace('In-Reply-To:', receipt))
    await orderComesBack(shipmentId)
    expect((await details(shipmentId)).booking.state).toBe('booked')
    expect(await callsDue(shipmentId)).toMatchObject([{ lastWord: 'bounced' }])
  })

  it('after a report that it is late: is no order', async () => {
    const shipmentId = await ordered()
    const { messageId, email } = await sentLetter(shipmentId, 'tender')
    await collected(bounceOf(messageId, email).replace('Action: failed', 'Action: delayed'))
    await orderComesBack(shipmentId)
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
  })

  it('from a mailbox behind its address that names that address nowhere: is to be called about', async () => {
    const shipmentId = await ordered()
    const { messageId, email } = await sentLetter(shipmentId, 'tender')
    const report = bounceOf(messageId, email, 'pat@mail.example')
    await collected(report.replace(/Original-Recipient: .*\r\n/, ''))
    expect((await details(shipmentId)).booking.state).toBe('booked')
    expect(await callsDue(shipmentId)).toMatchObject([{ lastWord: 'bounced' }])
  })

  it('and again after the freight was ordered anew: leaves the new order alone', async () => {
    const shipmentId = await ordered()
    await orderComesBack(shipmentId)
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    await orderComesBack(shipmentId)
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([
      { state: 'ended', order: 'cancelled' },
      { state: 'awarded', order: 'live' },
    ])
  })

  it('not, but is only late: nothing changes', async () => {
    const shipmentId = await ordered()
    const { messageId, email } = await sentLetter(shipmentId, 'tender')
    await collected(bounceOf(messageId, email).replace('Action: failed', 'Action: delayed'))
    const { booking, shipmentStatus } = await details(shipmentId)
    expect([shipmentStatus, booking.state, booking.notification?.state]).toEqual(['T', 'booked', 'delivered'])
  })

  it('in the moment it is voided: leaves nothing to be cancelled', async () => {
    const shipmentId = await ordered()
    const { version } = await details(shipmentId)
    const { messageId, email } = await sentLetter(shipmentId, 'tender')
    imap.deliver(bounceOf(messageId, email))
    await Promise.all([
      ask(node, Void, { body: { shipmentId, version } }, clerk.token),
      collectMail(node.app, bookingWork.mails),
    ])
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'ended', order: 'cancelled' }])
  })

  it('while it is still being sent: once that is known', async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await addFreight(node, clerk)
    const held = smtp.holdNext()
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    await held.arrived
    const [letter] = await lettersOf(shipmentId)
    imap.deliver(bounceOf(letter?.message_id ?? '', letter?.recipients[0] ?? ''))
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    held.answer('take')
    await sentLetter(shipmentId, 'tender')
    node.clock.pass(60_000)
    await expect.poll(() => collectMail(node.app, bookingWork.mails)).toBe(true)
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
  })

  it('sent a second time because nobody knew of the first: stays an order', async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await addFreight(node, clerk)
    smtp.behave('breakOff')
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    await expect.poll(async () => (await lettersOf(shipmentId))[0]?.state, { timeout: 10_000 }).toBe('unknown')
    smtp.behave('take')
    const mailId = (await lettersOf(shipmentId))[0]?.mail_id ?? 0
    expect((await ask(node, ResendMail, { body: { mailId } }, clerk.token)).status).toBe(200)
    await sentLetter(shipmentId, 'tender')
    await orderComesBack(shipmentId)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state, booking.notification?.state]).toEqual(['T', 'booked', 'unknown'])
  })
})

describe('an order of which nobody knows, sent again and turned away at the door', () => {
  it.each([
    ['after one mailbox behind its address had turned it away', 'pat@mail.example', false],
    ['after its carrier had answered', '', true],
  ] as const)('%s: stays so', async (_, behind, isAnswered) => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const { shipmentId } = await addFreight(node, clerk)
    const letter = async () => (await lettersOf(shipmentId))[0]
    smtp.behave('breakOff')
    expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
    await expect.poll(async () => (await letter())?.state, { timeout: 10_000 }).toBe('unknown')
    smtp.behave('bounce')
    const { mail_id: mailId = 0, message_id: messageId = '', recipients: [email = ''] = [] } = (await letter()) ?? {}
    if (isAnswered) await collected(replyTo(messageId, email))
    await collected(bounceOf(messageId, email, behind))
    expect((await letter())?.state).toBe('bounced')
    expect((await ask(node, ResendMail, { body: { mailId } }, clerk.token)).status).toBe(200)
    const settled = async () => !['queued', 'sending'].includes((await letter())?.state ?? '')
    await expect.poll(settled, { timeout: 10_000 }).toBe(true)
    smtp.behave('take')
    expect((await tendersOf(node, clerk, shipmentId))[0]?.state).toBe('unknown')
  })
})

it('an order of which nobody knows, and whose freight is on its way, stays so when its mail comes back', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  smtp.behave('breakOff')
  expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
  await expect.poll(async () => (await lettersOf(shipmentId))[0]?.state, { timeout: 10_000 }).toBe('unknown')
  smtp.behave('take')
  const moved = { shipmentId, status: 'pickup', date: '2026-11-20', time: '09:30' }
  expect((await ask(node, TrackingDetails, { body: moved }, clerk.token)).status).toBe(200)
  await orderComesBack(shipmentId)
  expect((await tendersOf(node, clerk, shipmentId))[0]?.state).toBe('unknown')
})

describe('an offer whose letter comes back from one mailbox behind its address', () => {
  it('may still be accepted, also when a second copy is turned away at the door', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'waterfall', 2)
    const { mailId = 0, messageId, email } = await sentLetter(shipmentId, 'offer')
    expect(email).toBe(emails[0])
    const state = async () => (await tendersOf(node, clerk, shipmentId))[0]?.state
    await collected(bounceOf(messageId, email, 'pat@mail.example'))
    expect(await state()).toBe('open')
    smtp.behave('bounce')
    expect((await ask(node, ResendMail, { body: { mailId } }, clerk.token)).status).toBe(200)
    const letter = async () => (await lettersOf(shipmentId)).find(({ mail_id }) => mail_id === mailId)?.state
    await expect.poll(letter, { timeout: 10_000 }).toBe('unknown')
    smtp.behave('take')
    expect(await state()).toBe('open')
  })
})
