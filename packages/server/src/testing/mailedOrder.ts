import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { expect } from 'vitest'
import { newCompany, type Person } from './company.ts'
import { addFreight, freight } from './freight.ts'
import { type MailServer, startMailServer } from './mailServer.ts'
import { nextMail } from './mails.ts'
import { bookWith, detailsOf, type MemoryCarrier, startMemoryNode } from './memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from './node.ts'
import { addPricedCarrier } from './rates.ts'

/** The carrier that is tendered by mail. */
const SCAC = 'DMAA'

/** A clerk's shipment whose carrier is written to through a real mail server. */
export interface MailedOrder {
  readonly node: TestNode
  /** Signs in anew once days have passed. */
  clerk: Person
  readonly mails: MailServer
  readonly shipmentId: number
  close(): Promise<void>
}

export async function startMailedOrder(
  carrier: MemoryCarrier = {},
  changes: Parameters<typeof addFreight>[2] = {},
): Promise<MailedOrder> {
  const mails = await startMailServer()
  const node = await startMemoryNode(carrier, { SMTP_URL: mails.url })
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: SCAC })
  const { shipmentId } = await addFreight(node, clerk, changes)
  return {
    ...{ node, clerk, mails, shipmentId },
    async close() {
      await node.close()
      await mails.close()
    },
  }
}

/** What a call has to have done before the test goes on. */
function done({ status, text }: { readonly status: number; readonly text: string }): void {
  if (status !== 200) throw new Error(text)
}

export const details = ({ node, clerk, shipmentId }: MailedOrder) => detailsOf(node, clerk, shipmentId)

export const tenderByMail = async ({ node, clerk, shipmentId }: MailedOrder) =>
  done(await bookWith(node, clerk, shipmentId, SCAC))

export async function bookByMail(order: MailedOrder): Promise<void> {
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  await tenderByMail(order)
  await sent
}

export async function weigh(order: MailedOrder, Weight: number): Promise<void> {
  const { version } = await details(order)
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const body = { shipmentId: order.shipmentId, version, Items }
  done(await ask(order.node, SaveItemDetails, { body }, order.clerk.token))
}

type Word = Partial<{ way: 'api' | 'mail' | 'call'; PricesheetID: number }>

export async function tell(order: MailedOrder, { way = 'mail', ...more }: Word = {}) {
  const { version } = await details(order)
  const body = { shipmentId: order.shipmentId, version, way, spokeWith: way === 'call' ? 'Pat' : '', ...more }
  return ask(order.node, TellCarrier, { body }, order.clerk.token)
}

/** A price for the shipment as it is now, to be accepted with a word. */
export async function newPrice({ node, clerk, shipmentId }: MailedOrder) {
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  return { PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
}

/** Tells a change by mail and waits until its mail stands in `state`. */
export async function tellUntil(order: MailedOrder, state: string, word: Word = {}) {
  const mailed = nextMail(order.node, order.clerk.clientId, state)
  done(await tell(order, word))
  return mailed
}

/** A change that is told by mail while the mail server asks to come back later. */
export async function leaveWordInOutbox(order: MailedOrder, weight = 4800, isPriced = false): Promise<void> {
  order.mails.behave('later')
  await weigh(order, weight)
  const word = isPriced ? await newPrice(order) : {}
  const refused = nextMail(order.node, order.clerk.clientId)
  done(await tell(order, word))
  await refused
  order.mails.behave('take')
}

export async function voidIt(order: MailedOrder) {
  const { version } = await details(order)
  const body = { shipmentId: order.shipmentId, version, reason: 'Not needed' }
  return ask(order.node, Void, { body }, order.clerk.token)
}

/** The carrier says by telephone that it gives the order back. */
export async function giveBackByCall(order: MailedOrder): Promise<void> {
  const { bookingId } = (await details(order)).booking
  const body = { shipmentId: order.shipmentId, bookingId: bookingId ?? 0, answer: 'yes' as const, spokeWith: 'Pat' }
  done(await ask(order.node, RecordCarrierCall, { body }, order.clerk.token))
}

/** The newest mail of that purpose, as it stands. */
export async function mailAbout({ node, clerk }: MailedOrder, purpose: 'tender' | 'notice' | 'cancel') {
  const query = node.app.db.query
    .selectFrom('mail')
    .select(['mail_id', 'state', 'error', 'body_text'])
    .where('purpose', '=', purpose)
    .orderBy('mail_id', 'desc')
    .limit(1)
  const mail = await node.app.db.forClient(clerk.clientId).readOne(query)
  if (mail === null) throw new Error(`no mail about ${purpose}`)
  return mail
}

export async function resend(order: MailedOrder, purpose: 'tender' | 'notice' | 'cancel') {
  const { mail_id: mailId } = await mailAbout(order, purpose)
  return ask(order.node, ResendMail, { body: { mailId } }, order.clerk.token)
}

/** Until the mail server has put off the newest mail of that purpose. */
export async function untilPutOff(order: MailedOrder, purpose: 'tender' | 'notice'): Promise<void> {
  await expect.poll(async () => (await mailAbout(order, purpose)).error, { timeout: 10_000 }).toContain('later')
}

/** Lets time pass until the newest mail of that purpose is neither waiting nor on its way. */
export async function untilSettled(order: MailedOrder, purpose: 'tender' | 'notice' | 'cancel'): Promise<string> {
  const state = async () => (await mailAbout(order, purpose)).state
  await whileTimePasses(order.node, 10, expect.poll(state, { timeout: 10_000 }).not.toMatch(/queued|sending/))
  return state()
}

/** The subjects of the letters that arrived, the first one first. */
export const arrivedSubjects = ({ mails }: MailedOrder): readonly string[] =>
  mails.taken.map(letter => /^Subject: (.*)$/m.exec(letter)?.[1] ?? '')
