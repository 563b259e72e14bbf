import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { type PlainShipment, withItems } from '@waybill/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, minute, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { loadShipment, lockShipment, saveShipment } from '../shipments/index.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB', tenderEmail: ' ' }, '120.00')
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})

const load = (id: number) => loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, id)
/** What became of the order by its history. */
const actionsOf = async (id: number) =>
  (await historyOf(node, clerk, id))
    .map(({ action }) => action)
    .filter(action => /^(tender|confirmed|refused|notOrdered)/.test(action))
const tenders = (id: number) => tendersOf(node, clerk, id)

async function quoted(changes: Partial<PlainShipment> = {}) {
  const { shipmentId } = await addFreight(node, clerk, changes)
  return { shipmentId, ...(await rated(shipmentId)) }
}

async function rated(shipmentId: number) {
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const of = (scac: string) => reply.rates.find(rate => rate.CarrierSCAC === scac)?.PricesheetID ?? 0
  return { byMail: of('DMAA'), byPhone: of('DMBB'), version: (await load(shipmentId)).version }
}

interface Book {
  readonly shipmentId: number
  readonly PricesheetID: number
  readonly version?: number
  readonly flag?: 'book' | 'call'
  readonly spokeWith?: string
  readonly key?: string
  readonly token?: string
}

const book = ({ flag = 'book', key, token = clerk.token, version = 1, ...body }: Book) =>
  ask(node, Pickup, { query: { flag }, body: { version, ...body }, ...(key === undefined ? {} : { key }) }, token)

/** Books and waits until it is known what became of the mail. */
async function bookAndHear(given: Book, times = 1) {
  const mail = nextMail(node, clerk.clientId)
  const answers = await Promise.all(Array.from({ length: times }, () => book(given)))
  return { answers, mail: await mail }
}

describe('Shipment/Pickup', () => {
  it('answers 401 without a key, 400 without a price, 404 for another company and for a price of another shipment', async () => {
    const { shipmentId, byMail } = await quoted()
    const other = await quoted()
    expect((await ask(node, Pickup, { body: { shipmentId, version: 1, PricesheetID: byMail } })).status).toBe(401)
    expect((await book({ shipmentId, PricesheetID: 0 })).status).toBe(400)
    const { token } = await newCompany(node)
    expect((await book({ shipmentId, PricesheetID: byMail, token })).status).toBe(404)
    expect((await book({ shipmentId, PricesheetID: other.byMail })).status).toBe(404)
  })

  it('books once, however many press at once: one booking, one mail, with the bill of lading that is printed', async () => {
    smtp.behave('take')
    const before = smtp.taken.length
    const { shipmentId, byMail } = await quoted()
    const { answers, mail } = await bookAndHear({ shipmentId, PricesheetID: byMail }, 10)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(new Set(answers.filter(a => a.status === 409).map(a => a.error.code))).toEqual(new Set(['AlreadyBooked']))
    expect(answers.find(({ status }) => status === 200)?.reply).toMatchObject({
      ...{ shipmentId, shipmentStatus: 'T', version: 2, bookingState: 'reserved', way: 'email' },
      mailId: mail.mail_id,
    })
    expect(mail).toMatchObject({ state: 'sent', recipients: ['dispatch@dmaa.invalid'] })
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'awarded', order: 'live', way: 'email' }])
    // The carrier has said nothing: the history tells of a letter, not of a confirmation.
    expect(await actionsOf(shipmentId)).toEqual(['tendered', 'tenderMailed'])
    expect(await load(shipmentId)).toMatchObject({
      ...{ status: 'T', carrierScac: 'DMAA', totalCharge: 21_336, serviceDays: 3, bolRevision: 1 },
      ...{ deliveryDate: '2026-12-01', tenderedAt: '2026-11-20T15:00:00.000Z' },
    })
    const letters = smtp.taken.slice(before)
    expect(letters).toHaveLength(1)
    const attached = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(letters[0] ?? '')?.[1] ?? ''
    const paper = Buffer.from(attached, 'base64')
    expect(pdfText(paper)).toContain((await load(shipmentId)).bolNumber)
    const print = { shipmentIds: [shipmentId], copies: 1 }
    const printed = await ask(node, CheckBOLandDownload, { body: print }, clerk.token)
    expect(printed.bytes.equals(paper)).toBe(true)
  })

  it('tells the carrier what the price was asked for, also where nobody ticked it', async () => {
    smtp.behave('take')
    const long = { ...freight.items[0], lengthIn: 120 } as PlainShipment['items'][number]
    const { shipmentId, byMail } = await quoted({ items: [long], accessorials: ['LGDEL'] })
    await bookAndHear({ shipmentId, PricesheetID: byMail })
    const { reply } = await ask(node, GetMails, { body: { shipmentId } }, clerk.token)
    const letter = reply.mails.find(({ purpose }) => purpose === 'tender')?.text ?? ''
    expect(/^Accessorials: (.+)$/m.exec(letter)?.[1]).toBe('Over length, Lift gate at delivery')
  })

  it('answers the same to the same key, and does nothing again', async () => {
    smtp.behave('take')
    const { shipmentId, byMail } = await quoted()
    const key = crypto.randomUUID()
    const { answers } = await bookAndHear({ shipmentId, PricesheetID: byMail, key })
    const again = await book({ shipmentId, PricesheetID: byMail, key })
    expect(again.reply).toEqual(answers[0]?.reply)
    expect(await tenders(shipmentId)).toHaveLength(1)
  })

  it('refuses an expired price, one for another weight, and an older version of the shipment', async () => {
    const { shipmentId, byMail } = await quoted()
    expect((await book({ shipmentId, PricesheetID: byMail, version: 7 })).error.code).toBe('ChangedMeanwhile')
    node.clock.pass(24 * 60 * minute)
    const token = await node.app.sessions.open(clerk, 'the next day')
    const { code } = (await book({ shipmentId, PricesheetID: byMail, token })).error
    node.clock.pass(-24 * 60 * minute)
    expect(code).toBe('QuoteExpired')
    await node.app.db.forClient(clerk.clientId).transaction(async tx => {
      const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.clock.now() }
      const items = freight.items.map(item => ({ ...item, weightLb: 501 }))
      const before = await lockShipment(tx, clerk.clientId, shipmentId)
      const change = { action: 'edited', shipment: withItems(before.shipment, items).shipment }
      await saveShipment(node.app, tx, doer, before, change)
    })
    expect((await book({ shipmentId, PricesheetID: byMail, version: 2 })).error.code).toBe('QuoteOutdated')
    expect(await tenders(shipmentId)).toEqual([])
  })

  it('names everything that is missing at once', async () => {
    const { shipmentId, byMail } = await quoted({
      origin: { ...freight.origin, street: '' },
      pickup: { ...freight.pickup, to: '' },
    })
    const { status, error } = await book({ shipmentId, PricesheetID: byMail })
    expect([status, error.code]).toEqual([422, 'NotReady'])
    expect(error.issues?.map(({ at }) => at.split('.').slice(2).join('.'))).toEqual([
      'Origin.Street',
      'SheduleDateTime.PickupByToTime',
    ])
  })

  it('says whom to call when a carrier takes no mail, and records the call', async () => {
    const { shipmentId, byPhone } = await quoted()
    const refused = await book({ shipmentId, PricesheetID: byPhone })
    expect(refused.error).toMatchObject({ code: 'NoTenderEmail', params: { phone: '800-555-0100' } })
    const nobody = await book({ shipmentId, PricesheetID: byPhone, flag: 'call' })
    expect(nobody.error.issues).toMatchObject([{ at: 'body.spokeWith', code: 'required' }])
    const { reply } = await book({ shipmentId, PricesheetID: byPhone, flag: 'call', spokeWith: 'Pat' })
    expect(reply).toMatchObject({ shipmentStatus: 'T', bookingState: 'booked', way: 'call', mailId: null })
    expect(await tenders(shipmentId)).toMatchObject([
      { state: 'awarded', order: 'live', answer: expect.stringContaining('Pat') },
    ])
  })
})

describe('what became of the tender', () => {
  it('a bounce takes the shipment back to be booked again, under the next revision', async () => {
    smtp.behave('bounce')
    const { shipmentId, byMail } = await quoted()
    const { mail } = await bookAndHear({ shipmentId, PricesheetID: byMail })
    expect(mail.state).toBe('bounced')
    expect(await load(shipmentId)).toMatchObject({ status: 'Q', carrierScac: '', totalCharge: null, version: 3 })
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'refused', answer: expect.stringContaining('mailbox') }])
    expect(await actionsOf(shipmentId)).toEqual(['tendered', 'notOrdered'])
    const resent = await ask(node, ResendMail, { body: { mailId: mail.mail_id } }, clerk.token)
    expect(resent.error.code).toBe('TenderOver')
    smtp.behave('take')
    const second = await bookAndHear({ shipmentId, PricesheetID: byMail, version: 3 })
    expect(second.mail.state).toBe('sent')
    expect(await load(shipmentId)).toMatchObject({ status: 'T', bolRevision: 2 })
  })

  it('stays unknown when nobody heard, is not repeated by itself, and is settled by sending again', async () => {
    smtp.behave('breakOff')
    const { shipmentId, byMail } = await quoted()
    const { mail } = await bookAndHear({ shipmentId, PricesheetID: byMail })
    expect(mail.state).toBe('unknown')
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'unknown' }])
    expect((await load(shipmentId)).status).toBe('T')
    const pressed = await book({ shipmentId, PricesheetID: byMail, version: 2 })
    expect(pressed.error.code).toBe('BookingUnknown')
    smtp.behave('take')
    const sent = nextMail(node, clerk.clientId, 'sent')
    const resent = await ask(node, ResendMail, { body: { mailId: mail.mail_id } }, clerk.token)
    expect(resent.status).toBe(200)
    await sent
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'awarded', order: 'live' }])
    expect(smtp.taken.at(-1)).toContain('Message-ID: <')
    const again = await ask(node, ResendMail, { body: { mailId: mail.mail_id } }, clerk.token)
    expect(again.error.code).toBe('MailNotResendable')
  })

  it('is settled by a call, too', async () => {
    smtp.behave('breakOff')
    const { shipmentId, byMail } = await quoted()
    await bookAndHear({ shipmentId, PricesheetID: byMail })
    const called = { shipmentId, PricesheetID: byMail, version: 2, flag: 'call', spokeWith: 'Sam' } as const
    expect((await book(called)).reply).toMatchObject({ bookingState: 'booked', way: 'call', shipmentStatus: 'T' })
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'awarded', order: 'live', way: 'call' }])
  })

  it('is unknown when the node that was sending died', async () => {
    smtp.behave('take')
    const { shipmentId, byMail } = await quoted()
    const { mail } = await bookAndHear({ shipmentId, PricesheetID: byMail })
    const due = { clientId: clerk.clientId, subjectId: mail.mail_id }
    const heard = nextMail(node, clerk.clientId, 'unknown')
    await node.app.db.forClient(clerk.clientId).transaction(async tx => {
      await tx.deleteFrom('booking').where('shipment_id', '=', shipmentId).execute()
      await tx.updateTable('tender').set({ state: 'committing' }).where('shipment_id', '=', shipmentId).execute()
      await tx.updateTable('mail').set({ state: 'sending' }).where('mail_id', '=', mail.mail_id).execute()
      await node.app.due.put(tx, 'mail', due, node.clock.now())
    })
    await heard
    expect(await tenders(shipmentId)).toMatchObject([{ state: 'unknown' }])
    const { reply } = await ask(node, GetMails, { body: { shipmentId } }, clerk.token)
    expect(reply).toMatchObject({ total: 1, kept: false, mails: [{ state: 'unknown', tries: 1 }] })
  })
})
