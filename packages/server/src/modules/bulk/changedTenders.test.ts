import { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

const node = await sharedNode()
let clerk: Person
let colleague: Person
let shipmentId: number
let price: number

const rate = async (person = clerk) =>
  (await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)).reply.selectedPricesheetid ?? 0

beforeEach(async () => {
  clerk = await newCompany(node)
  colleague = await newPerson(node, clerk.clientId)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  shipmentId = (await addFreight(node, clerk)).shipmentId
  price = await rate()
})

/** Tenders the shipment in the version that was there at first, at its price. */
async function tender() {
  const shipments = [{ shipmentId, version: 1, PricesheetID: price }]
  const { bulkId } = (await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)).reply
  const [row] = (await jobOnce(node, clerk, hasEnded)).shown
  return { bulkId, row }
}

const changeServices = (person: Person) =>
  ask(node, UpdateServices, { body: { shipmentId, version: 1, AdditionalService: ['LGDEL'] } }, person.token)

describe('a changed row of tenders promises no price and no second try', () => {
  it('where a colleague has tendered the shipment meanwhile', async () => {
    const body = { shipmentId, version: 1, PricesheetID: price }
    expect((await ask(node, Pickup, { body }, colleague.token)).status).toBe(200)
    expect((await tender()).row).toMatchObject({ code: 'ChangedMeanwhile', changed: { price: null, mayGo: false } })
  })

  it('where a colleague has voided it', async () => {
    const body = { shipmentId, version: 1, reason: 'Not needed' }
    expect((await ask(node, Void, { body }, colleague.token)).status).toBe(200)
    expect((await tender()).row).toMatchObject({ code: 'ChangedMeanwhile', changed: { price: null, mayGo: false } })
  })

  it('where the change has made its price old; priced anew it goes at what was shown', async () => {
    expect((await changeServices(colleague)).status).toBe(200)
    const { bulkId, row } = await tender()
    expect(row).toMatchObject({ code: 'ChangedMeanwhile', changed: { price: null, mayGo: false } })
    const PricesheetID = await rate(colleague)
    const [now] = (await jobOnce(node, clerk, hasEnded)).shown
    expect(now).toMatchObject({ changed: { version: 2, price: { PricesheetID }, mayGo: true } })
    const seen = [{ rowNo: 0, version: 2, PricesheetID }]
    expect((await ask(node, RetryBulk, { body: { bulkId, seen } }, clerk.token)).reply).toEqual({ again: 1 })
    expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, toFix: 0 })
  })

  it('where the price has expired', async () => {
    await changeServices(colleague)
    await rate(colleague)
    await tender()
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('price_sheet')
        .set({ expires_at: new Date(node.clock.now().getTime() - 1).toISOString() })
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
    expect((await jobOnce(node, clerk, hasEnded)).shown[0]?.changed).toMatchObject({ price: null, mayGo: false })
  })
})

it('a row that its own person changed in another tab says so', async () => {
  await changeServices(clerk)
  await rate()
  const { bulkId, row } = await tender()
  expect(row).toMatchObject({ code: 'ChangedYourself', words: expect.stringMatching(/^You changed this yourself/) })
  expect(row?.changed).toMatchObject({ version: 2, mayGo: true, history: [{ action: 'services changed' }] })
  const seen = [{ rowNo: 0, version: 2, PricesheetID: row?.changed?.price?.PricesheetID ?? 0 }]
  expect((await ask(node, RetryBulk, { body: { bulkId, seen } }, clerk.token)).reply).toEqual({ again: 1 })
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, toFix: 0 })
})

it('the file of a job says in words what is wrong with a field', async () => {
  const pickup = { date: '2020-01-06', from: '10:00', to: '15:30' }
  const { shipmentId: id } = await addFreight(node, clerk, { pickup })
  const { bulkId } = (await ask(node, StartBulk, { body: { action: 'rate', rows: [{ id }] } }, clerk.token)).reply
  await jobOnce(node, clerk, hasEnded)
  const { text } = await ask(node, ExportBulk, { body: { bulkId } }, clerk.token)
  expect(text).toContain('PickupByDate: it has passed')
})
