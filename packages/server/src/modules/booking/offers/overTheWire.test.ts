import type { BookOutcome } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { bookWith, confirmed, memoryLogin, startMemoryNode } from '../../../testing/memoryCarrier.ts'
import { ask, type TestNode } from '../../../testing/node.ts'
import { addPricedCarrier } from '../../../testing/rates.ts'
import { connect } from '../../../testing/wire.ts'
import { settleTender } from '../settleTender.ts'

let node: TestNode
afterEach(() => node.close())

/** A round over a carrier's wire first, and by mail after it. */
async function overTheWireFirst(book: () => Promise<BookOutcome>, kind: 'waterfall' | 'broadcast' = 'waterfall') {
  node = await startMemoryNode({ book, find: async () => ({ kind: 'absent' }) })
  const clerk = await newCompany(node)
  await connect(node, clerk, ['AAAA'], memoryLogin)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const of = (scac: string) => reply.rates.find(rate => rate.CarrierSCAC === scac)?.PricesheetID ?? 0
  const { version } = await detailsOf(clerk, shipmentId)
  const PricesheetIDs = [of('AAAA'), of('DMAA')]
  const body = { shipmentId, version, kind, stepMinutes: 1, PricesheetIDs }
  return { clerk, shipmentId, answer: await ask(node, StartTenderRound, { body }, clerk.token) }
}

const detailsOf = async (clerk: Person, shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const statesOf = async (clerk: Person, shipmentId: number) =>
  (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply.rounds[0]?.steps.map(
    ({ state }) => state,
  )

describe('a place of a waterfall that buys over a wire', () => {
  it('wins when the carrier confirms', async () => {
    const { clerk, shipmentId } = await overTheWireFirst(async () => confirmed('ID-1', 'PRO-1'))
    await expect.poll(() => statesOf(clerk, shipmentId), { timeout: 10_000 }).toEqual(['awarded', 'waiting'])
    const { carrier, booking } = await detailsOf(clerk, shipmentId)
    expect([carrier?.CarrierSCAC, booking.state]).toEqual(['AAAA', 'booked'])
  })

  it('gives way to the next when the carrier refuses', async () => {
    const { clerk, shipmentId } = await overTheWireFirst(async () => ({
      ...{ kind: 'failed', reason: 'refused', message: 'No truck.', scac: 'AAAA', providerStatus: 422 },
    }))
    await expect.poll(() => statesOf(clerk, shipmentId), { timeout: 10_000 }).toEqual(['refused', 'open'])
    expect((await detailsOf(clerk, shipmentId)).shipmentStatus).toBe('T')
  })

  it('does not buy more loads than the carrier takes for the day, started at once', async () => {
    node = await startMemoryNode({
      book: async () => ({ kind: 'unknown', message: 'Lost.' }),
      find: async () => ({ kind: 'absent' }),
    })
    const clerk = await newCompany(node)
    await connect(node, clerk, ['AAAA'], memoryLogin)
    await addCarrier(node, clerk, { scac: 'AAAA' })
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('carrier').set({ settings: '{"dailyLoads":1}' }).execute())
    const bodies = []
    for (let n = 0; n < 3; n++) {
      const { shipmentId } = await addFreight(node, clerk)
      const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
      const { version } = await detailsOf(clerk, shipmentId)
      const PricesheetIDs = [reply.rates[0]?.PricesheetID ?? 0]
      bodies.push({ shipmentId, version, kind: 'single' as const, stepMinutes: 60, PricesheetIDs })
    }
    const started = await Promise.all(bodies.map(body => ask(node, StartTenderRound, { body }, clerk.token)))
    expect(started.map(({ error }) => error?.code ?? '').toSorted()).toEqual(['', 'NobodyToOffer', 'NobodyToOffer'])
  })

  it('never ends by time while nobody knows what became of the order', async () => {
    const { clerk, shipmentId } = await overTheWireFirst(async () => ({ kind: 'unknown', message: 'Lost.' }))
    await expect.poll(() => statesOf(clerk, shipmentId), { timeout: 10_000 }).toEqual(['unknown', 'waiting'])
  })

  it('leaves the next with a price that no longer holds: the freight was changed while nobody knew', async () => {
    const { clerk, shipmentId, answer } = await overTheWireFirst(async () => ({ kind: 'unknown', message: 'Lost.' }))
    await expect.poll(() => statesOf(clerk, shipmentId), { timeout: 10_000 }).toEqual(['unknown', 'waiting'])
    const { version } = await detailsOf(clerk, shipmentId)
    const body = { shipmentId, version, AdditionalService: ['LGDEL' as const] }
    expect((await ask(node, UpdateServices, { body }, clerk.token)).status).toBe(200)
    const tenderId = answer.reply.round.steps[0]?.tenderId ?? 0
    const told = { clientId: clerk.clientId, shipmentId, tenderId }
    await settleTender(node.app, told, { kind: 'nothing', heard: true, reason: 'No truck.' })
    await expect.poll(() => statesOf(clerk, shipmentId), { timeout: 10_000 }).toEqual(['refused', 'skipped'])
    expect((await detailsOf(clerk, shipmentId)).shipmentStatus).toBe('Q')
  })

  it('orders nothing where an earlier order was given up and may still be found', async () => {
    let orders = 0
    node = await startMemoryNode({
      book: async () => {
        orders++
        return { kind: 'unknown', message: 'Lost.' }
      },
      find: async () => ({ kind: 'absent' }),
    })
    const clerk = await newCompany(node)
    await connect(node, clerk, ['AAAA'], memoryLogin)
    const { shipmentId } = await addFreight(node, clerk)
    expect((await bookWith(node, clerk, shipmentId, 'AAAA')).status).toBe(200)
    const bookingOf = async () => (await detailsOf(clerk, shipmentId)).booking
    await expect.poll(async () => (await bookingOf()).state, { timeout: 10_000 }).toBe('unknown')
    const told = { clientId: clerk.clientId, shipmentId, tenderId: (await bookingOf()).bookingId ?? 0 }
    await settleTender(node.app, told, { kind: 'absent', reason: 'Given up.' })
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const PricesheetIDs = reply.rates.map(({ PricesheetID }) => PricesheetID)
    const { version } = await detailsOf(clerk, shipmentId)
    const body = { shipmentId, version, kind: 'waterfall' as const, PricesheetIDs }
    const refused = await ask(node, StartTenderRound, { body }, clerk.token)
    expect([refused.error.code, orders]).toEqual(['NobodyToOffer', 1])
  })

  it('is no part of a broadcast: it would buy before anybody else is asked', async () => {
    const { answer } = await overTheWireFirst(async () => confirmed('ID-1'), 'broadcast')
    expect(answer.error.issues).toMatchObject([{ at: 'body.PricesheetIDs.0', code: 'buysAtOnce' }])
  })
})
