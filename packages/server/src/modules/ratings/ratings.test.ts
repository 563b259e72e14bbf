import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { RateCarrier } from '@waybill/contract/calls/Shipment/RateCarrier.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** A shipment that a carrier delivered. */
async function delivered(scac = 'DMAA', status = 'D'): Promise<number> {
  const { shipmentId } = await addFreight(node, clerk)
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      sql`update shipment set status = ${status}, carrier_scac = ${scac} where shipment_id = ${shipmentId}`.execute(tx),
    )
  return shipmentId
}

type Given = { stars: number; reasons?: ('late' | 'damage' | 'billing' | 'contact' | 'driver')[]; note?: string }

const rate = (shipmentId: number, rating?: Given | null, person = clerk) =>
  ask(node, RateCarrier, { body: { shipmentId, ...(rating === undefined ? {} : { rating }) } }, person.token)

const stars = async (person = clerk) => (await ask(node, GetCarrierStars, { body: {} }, person.token)).reply.carriers

describe('Shipment/RateCarrier', () => {
  it('takes one rating a person, which can be changed and taken back, and says so in the history', async () => {
    const shipmentId = await delivered('DMRA')
    expect((await rate(shipmentId)).reply).toEqual({ rating: null, count: 0 })
    await rate(shipmentId, { stars: 2, reasons: ['late', 'late'], note: ' Two days ' })
    const { reply } = await rate(shipmentId, { stars: 4, reasons: ['driver'] })
    expect(reply).toEqual({ rating: { stars: 4, reasons: ['driver'], note: '' }, count: 1 })
    const other = await newPerson(node, clerk.clientId, ['ShipmentDetails'])
    expect((await rate(shipmentId, undefined, other)).reply).toEqual({ rating: null, count: 1 })
    await rate(shipmentId, { stars: 5 }, other)
    expect((await stars()).find(({ CarrierSCAC }) => CarrierSCAC === 'DMRA')).toEqual({
      ...{ CarrierSCAC: 'DMRA', stars: 4.5, count: 2 },
    })
    await rate(shipmentId, null)
    expect((await rate(shipmentId)).reply).toEqual({ rating: null, count: 1 })
    expect((await historyOf(node, clerk, shipmentId)).filter(({ action }) => action === 'carrierRated')).toHaveLength(4)
  })

  it('refuses what is not delivered, more stars than there are, and other companies', async () => {
    const onTheWay = await delivered('DMAA', 'A')
    expect((await rate(onTheWay, { stars: 3 })).error.code).toBe('NotDelivered')
    expect((await rate(await delivered(''), { stars: 3 })).error.code).toBe('NotDelivered')
    const shipmentId = await delivered()
    for (const given of [0, 6, 2.5]) expect((await rate(shipmentId, { stars: given })).status).toBe(400)
    const stranger = await newCompany(node)
    expect((await rate(shipmentId, { stars: 1 }, stranger)).status).toBe(404)
    expect(await stars(stranger)).toEqual([])
  })

  it('keeps one of two that the same person sends at once', async () => {
    const shipmentId = await delivered('DMRB')
    const both = await Promise.all([1, 5].map(given => rate(shipmentId, { stars: given })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await rate(shipmentId)).reply.count).toBe(1)
  })
})
