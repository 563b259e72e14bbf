import { AddCarrierInvoice } from '@waybill/contract/calls/Shipment/AddCarrierInvoice.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCharges, putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const bill = (shipmentId: number, InvoiceNumber: string) =>
  ask(
    node,
    AddCarrierInvoice,
    { body: { shipmentId, amount: 15_000, invoicedOn: '2026-11-18', InvoiceNumber } },
    clerk.token,
  )

it('what one carrier billed is not the charge of the next one, nor in its currency', async () => {
  const { clientId } = clerk
  const { shipmentId, tenderId } = await putFact(node, clerk, { charges: [['linehaul', 10_000]] })
  expect((await bill(shipmentId, 'A1')).status).toBe(200)
  const fact = async () =>
    (
      await node.app.db
        .forClient(clientId)
        .read(
          node.app.db.query
            .selectFrom('shipment_fact')
            .select(['scac', 'charge', 'agreed', 'invoiced', 'currency'])
            .where('client_id', '=', clientId)
            .where('shipment_id', '=', shipmentId),
        )
    )[0]
  expect(await fact()).toMatchObject({ charge: 15_000, agreed: 10_000, invoiced: 15_000, currency: 'USD' })
  const next = await putTender(node, clerk, shipmentId, { scac: 'DMNO', tenderState: 'ended', state: null })
  await node.app.db.forClient(clientId).transaction(async tx => {
    await sql`update tender set state = 'ended' where client_id = ${clientId} and tender_id = ${tenderId}`.execute(tx)
    await sql`update tender set state = 'awarded', currency = 'CAD', total = 210000 where client_id = ${clientId} and tender_id = ${next}`.execute(
      tx,
    )
    await addCharges(tx, { clientId, shipmentId, tenderId: next }, 0, [['linehaul', 210_000]], 'CAD')
  })
  expect(await fact()).toEqual({ scac: 'DMNO', charge: 210_000, agreed: 210_000, invoiced: 0, currency: 'CAD' })
  expect((await bill(shipmentId, 'B1')).reply).toMatchObject({ agreed: 210_000, currency: 'CAD' })
})

it('a number is the same invoice however it is written', async () => {
  const { shipmentId } = await putFact(node, clerk)
  expect((await bill(shipmentId, 'INV-100')).status).toBe(200)
  for (const other of ['INV 100', 'inv100', 'INV–100', 'ＩＮＶ100']) {
    const { error } = await bill(shipmentId, other)
    expect(error.issues).toMatchObject([{ at: 'body.InvoiceNumber', code: 'invoiceKnown' }])
  }
})
