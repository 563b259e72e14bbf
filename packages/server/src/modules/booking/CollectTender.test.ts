import { CollectTender } from '@waybill/contract/calls/Shipment/CollectTender.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import type { PlainShipment } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())

/** A company with two carriers, DMAA flagged for collect freight unless said otherwise. */
async function company(flagged = true): Promise<Person> {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' })
  if (flagged) {
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('carrier')
          .set({ collect: true, collect_flagged: true, ship_via: 'DMA' })
          .where('scac', '=', 'DMAA')
          .execute(),
      )
  }
  return clerk
}

const collect = (clerk: Person, changes: Partial<PlainShipment> = {}) =>
  addFreight(node, clerk, { terms: 'collect', ...changes })

type Given = { readonly shipmentId: number; readonly CollectCarrier?: string }

const tender = (clerk: Person, given: Given) =>
  ask(node, CollectTender, { body: { version: 1, ...given } }, clerk.token)

it('goes to the flagged carrier, without a price and once, however many press at once', async () => {
  const clerk = await company()
  const { shipmentId } = await collect(clerk)
  const mail = nextMail(node, clerk.clientId, 'kept')
  const answers = await Promise.all(Array.from({ length: 5 }, () => tender(clerk, { shipmentId })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const { body_text, recipients } = await mail
  expect(recipients).toEqual(['dispatch@dmaa.invalid'])
  expect(body_text).toContain('Freight charges: Collect')
  expect(body_text).not.toContain('Quoted')
  expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'awarded', order: 'live' }])
  const won = answers.find(({ status }) => status === 200)
  expect(won?.reply).toMatchObject({ shipmentStatus: 'T', CarrierSCAC: 'DMAA', way: 'email' })
})

it('goes to the carrier that the payer appointed, or that is named now', async () => {
  const clerk = await company()
  const { shipmentId } = await collect(clerk, { appointedCarrier: 'DMBB' })
  expect((await tender(clerk, { shipmentId })).reply.CarrierSCAC).toBe('DMBB')
  const other = await collect(clerk)
  expect((await tender(clerk, { shipmentId: other.shipmentId, CollectCarrier: 'DMBB' })).reply.CarrierSCAC).toBe('DMBB')
})

it('says so when no carrier is flagged, and nothing is tendered; freight of other terms is refused', async () => {
  const clerk = await company(false)
  const { shipmentId } = await collect(clerk)
  const refused = await tender(clerk, { shipmentId })
  expect(refused).toMatchObject({ status: 409, error: { code: 'NoCollectCarrier' } })
  expect(await tendersOf(node, clerk, shipmentId)).toEqual([])
  const prepaid = await addFreight(node, clerk)
  expect((await tender(clerk, { shipmentId: prepaid.shipmentId })).error.code).toBe('NotCollect')
  const stranger = await company()
  expect((await tender(stranger, { shipmentId })).status).toBe(404)
})

it('never goes by itself to a carrier that is not to be used, flagged or not', async () => {
  const clerk = await company()
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('carrier').set({ settings: '{"doNotUse":true}' }).where('scac', '=', 'DMAA').execute(),
    )
  const { shipmentId } = await collect(clerk)
  expect((await tender(clerk, { shipmentId })).error.code).toBe('NoCollectCarrier')
  const body = { shipmentIds: [shipmentId] }
  const { reply } = await ask(node, ReviewTenders, { body }, clerk.token)
  expect(reply.rows).toMatchObject([{ state: 'noCollectCarrier' }])
  expect((await tender(clerk, { shipmentId, CollectCarrier: 'DMAA' })).reply.CarrierSCAC).toBe('DMAA')
})

it('rating selects the flagged carrier of collect freight, never a cheaper one, and an appointed one of any terms', async () => {
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMBB' })
  await addPricedCarrier(node, clerk, { scac: 'DMAA' }, '120.00')
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('carrier').set({ collect: true, collect_flagged: true }).where('scac', '=', 'DMAA').execute(),
    )
  const chosen = async (changes: Partial<PlainShipment>) => {
    const { shipmentId } = await addFreight(node, clerk, changes)
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const { CarrierSCAC } = reply.rates.find(rate => rate.PricesheetID === reply.selectedPricesheetid) ?? {}
    return { asked: reply.rates.length, scac: CarrierSCAC, because: reply.because }
  }
  expect(await chosen({ terms: 'collect' })).toEqual({ asked: 2, scac: 'DMAA', because: 'collectCarrier' })
  expect(await chosen({})).toEqual({ asked: 2, scac: 'DMBB', because: 'cheapest' })
  expect(await chosen({ appointedCarrier: 'DMAA' })).toEqual({ asked: 2, scac: 'DMAA', because: 'appointed' })
  // Only the chosen carriers are asked; the provider's alone: nobody here.
  const asking = { rateMode: 'all', carriers: ['DMAA'] } as const
  expect(await chosen({ asking })).toEqual({ asked: 1, scac: 'DMAA', because: 'cheapest' })
  const provider = await chosen({ asking: { rateMode: 'provider', carriers: [] } })
  expect(provider).toMatchObject({ asked: 0, because: 'noOffers' })
})
