import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { afterEach, expect, it } from 'vitest'
import { tendersOf } from '../../../testing/booked.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addFreight } from '../../../testing/freight.ts'
import { bookWith, confirmed, detailsOf, memoryLogin, startMemoryNode } from '../../../testing/memoryCarrier.ts'
import { ask, type TestNode } from '../../../testing/node.ts'
import { linkMailedTo } from '../../../testing/quotes.ts'
import { addPricedCarrier } from '../../../testing/rates.ts'
import { connect } from '../../../testing/wire.ts'
import { settleTender } from '../settleTender.ts'

let node: TestNode
afterEach(() => node.close())

/** An order that was given up at a carrier's wire, and the freight offered to another carrier by mail since. */
async function offeredSince(clerk: Person) {
  await connect(node, clerk, ['AAAA'], memoryLogin)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  expect((await bookWith(node, clerk, shipmentId, 'AAAA')).status).toBe(200)
  const bookingOf = async () => (await detailsOf(node, clerk, shipmentId)).booking
  await expect.poll(async () => (await bookingOf()).state, { timeout: 10_000 }).toBe('unknown')
  const late = { clientId: clerk.clientId, shipmentId, tenderId: (await bookingOf()).bookingId ?? 0 }
  await settleTender(node.app, late, { kind: 'absent', reason: 'Given up.' })
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetIDs = reply.rates.filter(rate => rate.CarrierSCAC === 'DMAA').map(rate => rate.PricesheetID)
  const { version } = await detailsOf(node, clerk, shipmentId)
  const body = { shipmentId, version, kind: 'single' as const, PricesheetIDs }
  const started = await ask(node, StartTenderRound, { body }, clerk.token)
  expect(started.status).toBe(200)
  return { shipmentId, late, offer: started.reply.round.steps[0]?.tenderId ?? 0 }
}

const unknownNode = () =>
  startMemoryNode({ book: async () => ({ kind: 'unknown', message: 'Lost.' }), find: async () => ({ kind: 'absent' }) })

it('an order that is found while the freight is only offered has it: the offers are lost', async () => {
  node = await unknownNode()
  const clerk = await newCompany(node)
  const { shipmentId, late } = await offeredSince(clerk)
  await settleTender(node.app, late, { ...confirmed('ID-1', 'PRO-1') })
  const { shipmentStatus, carrier, booking, PRONumber, TotalCharge } = await detailsOf(node, clerk, shipmentId)
  expect([shipmentStatus, carrier?.CarrierSCAC, booking.state, PRONumber]).toEqual(['T', 'AAAA', 'booked', 'PRO-1'])
  expect(TotalCharge).toBe(100_00)
  expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([
    { state: 'awarded', order: 'live' },
    { state: 'lost', order: null },
  ])
  const { reply } = await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)
  expect(reply.rounds[0]?.state).toBe('withdrawn')
})

it('of an order that is found and an acceptance in the same moment one has it, and the other is told so', async () => {
  node = await unknownNode()
  const clerk = await newCompany(node)
  const { shipmentId, late, offer } = await offeredSince(clerk)
  const mail = await node.app.db
    .forClient(clerk.clientId)
    .readOne(node.app.db.query.selectFrom('mail').select('recipients').where('tender_id', '=', offer))
  const { AccessID } = await linkMailedTo(node, clerk, mail?.recipients[0] ?? '', 'Tender')
  const [, answer] = await Promise.all([
    settleTender(node.app, late, { ...confirmed('ID-1') }),
    ask(node, AnswerTender, { query: { TenderID: offer, AccessID }, body: { answer: 'accept' } }),
  ])
  const tenders = await tendersOf(node, clerk, shipmentId)
  expect(tenders.filter(({ order }) => order === 'live')).toHaveLength(1)
  expect(answer.reply.status).toBe(tenders[0]?.order === 'live' ? 'lost' : 'accepted')
})

it('an order that is found after the shipment was voided while it was offered is given back', async () => {
  node = await unknownNode()
  const clerk = await newCompany(node)
  const { shipmentId, late } = await offeredSince(clerk)
  const { version } = await detailsOf(node, clerk, shipmentId)
  const body = { shipmentId, version, reason: 'Sold.' }
  expect((await ask(node, Void, { body }, clerk.token)).status).toBe(200)
  await settleTender(node.app, late, { ...confirmed('ID-1') })
  expect((await detailsOf(node, clerk, shipmentId)).shipmentStatus).toBe('V')
  const tenders = await tendersOf(node, clerk, shipmentId)
  expect(tenders.map(({ state }) => state)).toEqual(['ended', 'withdrawn'])
  expect(tenders[0]?.order).not.toBe('live')
})
