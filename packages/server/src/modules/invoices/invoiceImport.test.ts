import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UploadInvoices } from '@waybill/contract/calls/Shipment/UploadInvoices.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { type FactGiven, putFact } from '../../testing/facts.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** A shipment that a carrier has under a PRO. */
async function carried(pro: string, given: FactGiven = {}): Promise<number> {
  const { shipmentId } = await putFact(node, clerk, given)
  await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    await sql`update shipment set pro_number = ${pro} where shipment_id = ${shipmentId}`.execute(tx)
    await sql`
      insert into shipment_reference (client_id, shipment_id, kind, number, value) values (${clerk.clientId}, ${shipmentId}, 'pro', 1, ${pro})
      on conflict (client_id, shipment_id, kind, number) do update set value = excluded.value`.execute(tx)
  })
  return shipmentId
}

const heads = 'Carrier code,PRO #,Invoice #,Amount due,Invoice date,Currency'
const send = async (rows: readonly string[], fields: Readonly<Record<string, string>> = {}) => {
  const { runId } = await sendFile(node, clerk, UploadInvoices, [heads, ...rows].join('\n'), { fields })
  const { run, preview } = await importNow(node, clerk, runId)
  return { run, preview, rows: await importRows(node, clerk, runId) }
}
const invoices = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.invoicing?.invoices ?? []
const accrued = async () => {
  const body = { report: 'accrual' as const, columns: ['month', 'accrued'], filter: { asOf: '2036-01-01' } }
  return (await ask(node, GetReportData, { body }, clerk.token)).reply.rows
}

describe('Shipment/UploadInvoices', () => {
  it('adds each invoice and credit to the shipment of its SCAC and PRO, once, and the accrual report says less', async () => {
    const one = await carried('P-100')
    const other = await carried('P-200', { charges: [['linehaul', 4_000]] })
    expect(await accrued()).toMatchObject([{ accrued: 14_000 }])
    const rows = [
      'dmaa,p-100,A1,$100.00,2026-11-16,USD',
      'DMAA,P-200,B1,30,2026-11-17,',
      'DMAA,P-200,B2,(5.00),2026-11-17,',
    ]
    const sent = await send([...rows, rows[0] ?? ''])
    expect(sent.run).toMatchObject({ added: 3, held: 0 })
    expect(sent.preview.map(({ values }) => values.InvoiceAmount)).toEqual(['100.00', '30.00', '-5.00', '100.00'])
    expect(await invoices(one)).toMatchObject([{ amount: 10_000, InvoiceNumber: 'A1', invoicedOn: '2026-11-16' }])
    expect((await invoices(one))[0]?.source).not.toBe('')
    expect((await invoices(other)).map(({ amount }) => amount)).toEqual([3_000, -500])
    expect(await accrued()).toMatchObject([{ accrued: 1_500 }])
    expect((await send(rows, { again: 'true' })).run).toMatchObject({ added: 0, same: 3, held: 0 })
    expect(await invoices(other)).toHaveLength(2)
  })

  it('knows a PRO however it is written', async () => {
    const dashed = await carried('072-0956 2763')
    const bare = await carried('ab1234567')
    const wordy = await carried('No Digits')
    await carried('072-0956 2764')
    const { run } = await send([
      'DMAA,07209562763,A1,100,2026-11-16,',
      ' dmaa ,AB-123-4567,A1,100,2026-11-16,',
      'DMAA,NO DIGITS,A1,100,2026-11-16,',
      'DMAA,72-0956-2763,A2,100,2026-11-16,',
    ])
    expect(run).toMatchObject({ added: 3, held: 1 })
    for (const shipmentId of [dashed, bare, wordy]) expect(await invoices(shipmentId)).toHaveLength(1)
    const again = await send(['DMAA,0720 9562 763,a1,100,2026-11-16,', 'DMAA,072-09562763,A1,100,2026-11-16,'])
    expect(again.run).toMatchObject({ added: 0, same: 1 })
  })

  it('takes the day that it is where the company is, whatever day it is elsewhere', async () => {
    const shipmentId = await carried('P-1')
    const inZone = (zone: string) =>
      node.app.db.identity
        .updateTable('identity.client')
        .set({ time_zone: zone })
        .where('client_id', '=', clerk.clientId)
        .execute()
    node.clock.at = Date.parse('2026-11-21T03:00:00Z')
    clerk = await newPerson(node, clerk.clientId)
    await inZone('America/Los_Angeles')
    const late = await send(['DMAA,P-1,A1,100,2026-11-21,'])
    expect(late.rows.flatMap(row => row.reasons?.map(({ code }) => code) ?? [])).toEqual(['dayToCome'])
    await inZone('Asia/Tokyo')
    expect((await send(['DMAA,P-1,A2,100,2026-11-21,'])).run).toMatchObject({ added: 1, held: 0 })
    node.clock.at = TestClock.start
    clerk = await newPerson(node, clerk.clientId)
    expect(await invoices(shipmentId)).toHaveLength(1)
  })

  it('holds what can’t be taken at its cell, with what stands there', async () => {
    await carried('P-1')
    await carried('P-2')
    await carried('P-2')
    await carried('P-3', { terms: 'collect' })
    const known = await carried('P-4')
    await send(['DMAA,P-4,A1,100,2026-11-16,'])
    const { run, rows } = await send([
      'DMAA,P-9,A1,100,2026-11-16,',
      'DMBB,P-1,A1,100,2026-11-16,',
      'DMAA,P-2,A1,100,2026-11-16,',
      'DMAA,P-3,A1,100,2026-11-16,',
      'DMAA,P-1,A1,100,2026-11-16,CAD',
      'DMAA,P-1,A2,CAD 100,2026-11-16,',
      'DMAA,P-1,A3,1.0005,2026-11-16,',
      'DMAA,P-1,A4,100,2099-01-01,',
      'DMAA,P-4,a1,101,2026-11-16,',
    ])
    expect(run).toMatchObject({ added: 0, held: 9 })
    expect(
      rows.map(({ reasons }) => reasons?.map(({ field, cell, code }) => `${field} ${cell} ${code}`).join()),
    ).toEqual([
      'PRONumber P-9 unknownPro',
      'PRONumber P-1 unknownPro',
      'PRONumber P-2 twoShipments',
      'PRONumber P-3 paidByOthers',
      'InvoiceCurrency CAD otherCurrency',
      'InvoiceAmount CAD 100 notAnAmount',
      'InvoiceAmount 1.0005 tooPrecise',
      'InvoiceDate 2099-01-01 dayToCome',
      'InvoiceNumber a1 invoiceDiffers',
    ])
    expect(await invoices(known)).toHaveLength(1)
  })

  it('finds no shipment of another company', async () => {
    const theirs = await carried('P-77')
    const before = clerk
    clerk = await newCompany(node)
    expect((await send(['DMAA,P-77,A1,100,2026-11-16,'])).run).toMatchObject({ added: 0, held: 1 })
    clerk = before
    expect(await invoices(theirs)).toEqual([])
  })
})
