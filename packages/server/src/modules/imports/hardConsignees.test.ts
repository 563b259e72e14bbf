import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { sharedNode } from '../../testing/node.ts'

const file = `Order Number,Ship to,Address,Address 2,City,State,Zip,Contact,Phone,SKU,Qty,Mode
C-1,Harbor Street Outfitters,14 Pier Rd,,Boston,MA,02110,Sam Gate,617-555-0144 ext. 23,T-1,1,Parcel
C-2,Twin Lakes Tool,6 Canal Dr,,Duluth,MN,55802,Al Bo,218-555-0177 / 218-555-0178,T-1,1,Parcel
C-3,Holy Trinity Regional Children’s Hospital Pharmacy,20145 South Old County Highway Route 72 Building 9 Suite 1250,,Raleigh,NC,27601,Dr. Wilhelmina Featherstone,,T-1,1,Parcel
C-4,Holy Trinity Regional Children’s Hospital Pharmacy,1 Main St,,Raleigh,NC,27601,Dr. Wilhelmina Featherstone-Cholmondeley,,T-1,1,Parcel
C-5,Desk Supply,P.O.Box 312,,Boston,MA,02110,,,T-1,1,Parcel
C-6,Desk Supply,"Box 71, RR 4",,Portland,ME,04101,,,T-1,1,Parcel
C-7,Desk Supply,14 Pier Rd,PO Box 312,Boston,MA,02110,,,T-1,1,LTL`

it('consignees of a file stand as they were written, or are held at the cell that has no room', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const { runId } = await sendFile(node, clerk, UploadOrderFile, file)
  await importNow(node, clerk, runId)
  const rows = await importRows(node, clerk, runId)
  const held = rows.filter(({ state }) => state === 'held')
  expect(held.map(row => [row.cells[0], row.reasons?.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['C-4', ['ContactName tooLong']],
    ['C-7', ['Street2 postBox']],
  ])
  const orders = await node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('sales_order')
        .select(['number', 'ship_to'])
        .where('client_id', '=', clerk.clientId)
        .orderBy('number'),
    )
  const written = orders.map(({ number, ship_to }) => {
    const { company, street, street2, contactName, contactPhone } = ship_to as Record<string, string>
    return [number, company, street, street2, contactName, contactPhone]
  })
  const typed = rows.filter(({ state }) => state !== 'held').map(({ cells }) => cells)
  expect(written).toEqual(typed.map(cells => [0, 1, 2, 3, 7, 8].map(place => cells[place])))
})

const islands = `Order Number,Ship to,Address,City,State,Zip,Country,SKU,Qty,Mode
I-1,Isla Supply,9 Calle Luna,San Juan,PR,901,Puerto Rico,T-1,1,Parcel
I-2,Isla Supply,9 Calle Luna,San Juan,PR,00901,PR,T-1,1,Parcel
I-3,Isla Supply,9 Calle Luna,San Juan,,00901,US,T-1,1,Parcel
I-4,Reef Supply,3 Harbor Dr,St Thomas,VI,802,US,T-1,1,Parcel
I-5,Atoll Tools,12 Marine Dr,Tamuning,Guam,96913,Guam,T-1,1,Parcel
I-6,SGT B Gate,PSC 800 Box 44,APO,AE,09021,US,T-1,1,Parcel
I-7,SGT B Gate,PSC 800 Box 44,APO,AE,09021,US,T-1,1,LTL
I-8,Desk Supply,14 Pier Rd,Dallas,TX,02110,US,T-1,1,LTL
I-9,Desk Supply,14 Pier Rd,Dallas,TX,00000,US,T-1,1,LTL`

it('a territory is one place however a file writes it; a ZIP of another state is held at its cell', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const { runId } = await sendFile(node, clerk, UploadOrderFile, islands)
  await importNow(node, clerk, runId)
  const held = (await importRows(node, clerk, runId)).filter(({ state }) => state === 'held')
  expect(held.map(row => [row.cells[0], row.reasons?.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['I-7', ['State militaryMail']],
    ['I-8', ['Zip zipElsewhere']],
    ['I-9', ['Zip zipOfNobody']],
  ])
  const orders = await node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('sales_order')
        .select('ship_to')
        .where('client_id', '=', clerk.clientId)
        .orderBy('number'),
    )
  const places = orders.map(({ ship_to }) => {
    const { state, zip, country } = ship_to as Record<string, string>
    return [state, zip, country].join(' ')
  })
  expect(places).toEqual([
    ...['PR 00901 US', 'PR 00901 US', 'PR 00901 US', 'VI 00802 US', 'GU 96913 US', 'AE 09021 US'],
  ])
})
