import { AddCarrierInvoice } from '@waybill/contract/calls/Shipment/AddCarrierInvoice.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCharges, putFact } from '../../testing/facts.ts'
import { addFreight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const one = { amount: 10_000, invoicedOn: '2026-11-16', InvoiceNumber: 'A1' }
const enter = (shipmentId: number, given: Partial<typeof one> = {}, person = clerk) =>
  ask(node, AddCarrierInvoice, { body: { shipmentId, ...one, ...given } }, person.token)

const invoicing = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.invoicing

const accrued = async () =>
  (
    await ask(
      node,
      GetReportData,
      { body: { report: 'accrual', columns: ['month', 'accrued'], filter: { asOf: '2036-01-01' } } },
      clerk.token,
    )
  ).reply.rows

describe('Shipment/AddCarrierInvoice', () => {
  it('is shown beside what was agreed, kept in the history, and no longer owed by the accrual report', async () => {
    const { shipmentId } = await putFact(node, clerk, { charges: [['linehaul', 10_000]] })
    const other = await putFact(node, clerk, { charges: [['linehaul', 4_000]] })
    expect(await accrued()).toEqual([{ month: '2026-11', currency: 'USD', accrued: 14_000 }])
    expect(await invoicing(shipmentId)).toEqual({ agreed: 10_000, currency: 'USD', isOpen: true, invoices: [] })
    const { reply } = await enter(shipmentId, { InvoiceNumber: ' A1 ' })
    expect(reply.invoices).toMatchObject([
      { amount: 10_000, invoicedOn: '2026-11-16', InvoiceNumber: 'A1', source: '' },
    ])
    expect(await accrued()).toEqual([{ month: '2026-11', currency: 'USD', accrued: 4_000 }])
    await enter(shipmentId, { amount: -500, InvoiceNumber: 'A1-C' })
    expect((await invoicing(shipmentId))?.invoices.map(({ amount }) => amount)).toEqual([10_000, -500])
    expect(
      (await historyOf(node, clerk, shipmentId)).filter(({ action }) => action === 'carrierInvoiced'),
    ).toHaveLength(2)
    expect((await invoicing(other.shipmentId))?.invoices).toEqual([])
  })

  it('says at its field what is wrong', async () => {
    const { shipmentId } = await putFact(node, clerk)
    const at = async (given: Partial<typeof one>) =>
      (await enter(shipmentId, given)).error.issues?.map(({ at: field, code }) => [field, code])
    expect(await at({ amount: 0 })).toEqual([['body.amount', 'noAmount']])
    expect(await at({ InvoiceNumber: ' ' })).toEqual([['body.InvoiceNumber', 'required']])
    expect(await at({ invoicedOn: '2099-01-01' })).toEqual([['body.invoicedOn', 'dayToCome']])
    expect((await enter(shipmentId)).status).toBe(200)
    expect(await at({ InvoiceNumber: 'a1' })).toEqual([['body.InvoiceNumber', 'invoiceKnown']])
    expect((await invoicing(shipmentId))?.invoices).toHaveLength(1)
  })

  it('is refused for what others pay, what nobody was awarded, and to other companies', async () => {
    const collect = await putFact(node, clerk, { terms: 'collect' })
    expect((await enter(collect.shipmentId)).error.code).toBe('InvoiceOfOthers')
    expect(await invoicing(collect.shipmentId)).toBeNull()
    const open = await addFreight(node, clerk)
    expect((await enter(open.shipmentId)).error.code).toBe('NotAwarded')
    const { shipmentId } = await putFact(node, clerk)
    expect((await enter(shipmentId, {}, await newCompany(node))).status).toBe(404)
    expect((await invoicing(shipmentId))?.invoices).toEqual([])
  })

  it('is in the agreed currency, and never in a second one', async () => {
    const { shipmentId, tenderId } = await putFact(node, clerk, { currency: 'CAD' })
    expect((await enter(shipmentId)).reply.currency).toBe('CAD')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        addCharges(tx, { clientId: clerk.clientId, shipmentId, tenderId }, 1, [['linehaul', 900]], 'USD'),
      )
    expect((await enter(shipmentId, { InvoiceNumber: 'A2' })).error.code).toBe('InvoiceCurrency')
  })

  it('keeps one of two with the same number that come at once, and changes none', async () => {
    const { shipmentId } = await putFact(node, clerk)
    const both = await Promise.all([enter(shipmentId), enter(shipmentId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const change = node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => sql`update carrier_invoice set amount = 1`.execute(tx))
    await expect(change).rejects.toThrow('permission denied')
  })
})
