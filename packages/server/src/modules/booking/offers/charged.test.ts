import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putTender } from '../../../testing/booked.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../../testing/node.ts'
import { putPrice } from '../../../testing/prices.ts'
import { linkMailedTo, pricedForOffers } from '../../../testing/quotes.ts'
import { lockShipment } from '../../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** Two carriers, of whom the first asks Canadian dollars. */
async function priced() {
  const made = await pricedForOffers(node, clerk, 2)
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('price_sheet')
      .set({ currency: 'CAD' })
      .where('client_id', '=', clerk.clientId)
      .where('price_sheet_id', '=', made.prices[0] ?? 0)
      .execute(),
  )
  return made
}

async function offer(shipmentId: number, PricesheetIDs: readonly number[], kind: 'single' | 'broadcast') {
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, kind, PricesheetIDs: [...PricesheetIDs] }
  expect((await ask(node, StartTenderRound, { body }, clerk.token)).status).toBe(200)
}

async function accept(email = '') {
  const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, email, 'Tender')
  const answer = await ask(node, AnswerTender, { query: { TenderID, AccessID }, body: { answer: 'accept' } })
  expect(answer.reply.status).toBe('accepted')
}

/** Once the bill of lading of an accepted offer is made, which is another version. */
const changed = (shipmentId: number, change: (version: number) => Promise<{ readonly status: number }>) =>
  expect.poll(async () => (await change((await details(shipmentId)).version)).status, { timeout: 10_000 }).toBe(200)

it('a voided shipment keeps the currency of the carrier that had it, whoever else was asked', async () => {
  const { shipmentId, prices, emails } = await priced()
  await offer(shipmentId, prices, 'broadcast')
  await accept(emails[0])
  await changed(shipmentId, version => ask(node, Void, { body: { shipmentId, version } }, clerk.token))
  const { TotalCharge, currency } = await details(shipmentId)
  expect([TotalCharge, currency]).toEqual([200_00, 'CAD'])
  const [row] = (await ask(node, GetShipmentList, { query: { statuscode: 'V' }, body: {} }, clerk.token)).reply.rows
  expect([row?.TotalCharge, row?.currency]).toEqual([200_00, 'CAD'])
})

it('the history tells each charge in the currency it was in', async () => {
  const { shipmentId, prices, emails } = await priced()
  await offer(shipmentId, prices.slice(0, 1), 'single')
  await accept(emails[0])
  const { booking } = await details(shipmentId)
  const call = { shipmentId, bookingId: booking.bookingId ?? 0, spokeWith: 'Ann Test', answer: 'yes' as const }
  expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
  await changed(shipmentId, version =>
    ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode: 'Q', comments: 'Again.' } }, clerk.token),
  )
  await offer(shipmentId, prices.slice(1), 'single')
  await accept(emails[1])
  const charges = (await details(shipmentId)).history.flatMap(({ charges }) =>
    charges.filter(({ field }) => field === 'Total charge').map(({ before, after }) => [before, after]),
  )
  expect(charges).toEqual([
    ['', '$210.00'],
    ['CA$200.00', ''],
    ['', 'CA$200.00'],
  ])
})

it('a price that is accepted afterwards is told in its own currency', async () => {
  const { shipmentId, prices, emails, scacs } = await priced()
  await offer(shipmentId, prices.slice(0, 1), 'single')
  await accept(emails[0])
  const PricesheetID = await node.app.db.forClient(clerk.clientId).transaction(async tx =>
    putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), {
      ...{ scac: scacs[0] ?? '', total: 250_00 },
    }),
  )
  node.clock.pass(minute)
  const body = { shipmentId, way: 'call' as const, spokeWith: 'Ann Test', PricesheetID }
  await changed(shipmentId, version => ask(node, TellCarrier, { body: { ...body, version } }, clerk.token))
  const { TotalCharge, currency, history } = await details(shipmentId)
  expect([TotalCharge, currency]).toEqual([250_00, 'USD'])
  const [row] = (await ask(node, GetShipmentList, { query: { statuscode: 'T' }, body: {} }, clerk.token)).reply.rows
  expect([row?.TotalCharge, row?.currency]).toEqual([250_00, 'USD'])
  expect(history.flatMap(({ charges }) => charges)).toContainEqual({
    ...{ field: 'Total charge', before: 'CA$200.00', after: '$250.00' },
  })
})

describe('beside an order that another carrier, or the same one, holds in another currency', () => {
  /** An order in Canadian dollars, beside a later one in US dollars. */
  async function besideAnother(isSame: boolean) {
    const made = await priced()
    await offer(made.shipmentId, made.prices.slice(0, 1), 'single')
    await accept(made.emails[0])
    const scac = made.scacs[isSame ? 0 : 1] ?? ''
    await putTender(node, clerk, made.shipmentId, { scac, tenderState: 'ended', state: 'surplus' })
    return made
  }

  it.each([true, false])('an accepted price is told in its own (the same carrier: %s)', async isSame => {
    const { shipmentId, scacs } = await besideAnother(isSame)
    const PricesheetID = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
      const record = await lockShipment(tx, clerk.clientId, shipmentId)
      const id = await putPrice(tx, record, node.clock.now(), { scac: scacs[0] ?? '', total: 250_00 })
      await tx.updateTable('price_sheet').set({ currency: 'CAD' }).where('price_sheet_id', '=', id).execute()
      return id
    })
    node.clock.pass(minute)
    const body = { shipmentId, way: 'call' as const, spokeWith: 'Ann Test', PricesheetID }
    await changed(shipmentId, version => ask(node, TellCarrier, { body: { ...body, version } }, clerk.token))
    const { TotalCharge, currency, history } = await details(shipmentId)
    expect([TotalCharge, currency]).toEqual([250_00, 'CAD'])
    expect(history.flatMap(({ charges }) => charges)).toContainEqual({
      ...{ field: 'Total charge', before: 'CA$200.00', after: 'CA$250.00' },
    })
  })

  it.each([true, false])('a voided shipment keeps its own (the same carrier: %s)', async isSame => {
    const { shipmentId } = await besideAnother(isSame)
    await changed(shipmentId, version => ask(node, Void, { body: { shipmentId, version } }, clerk.token))
    const { TotalCharge, currency } = await details(shipmentId)
    expect([TotalCharge, currency]).toEqual([200_00, 'CAD'])
    const [row] = (await ask(node, GetShipmentList, { query: { statuscode: 'V' }, body: {} }, clerk.token)).reply.rows
    expect([row?.TotalCharge, row?.currency]).toEqual([200_00, 'CAD'])
  })
})
