import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { numbered } from '../../testing/numbers.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const find = async (searchtext: string, person = clerk) =>
  (await ask(node, GlobalSearch, { query: { searchtext } }, person.token)).reply.results.map(
    ({ shipmentId, found }) => [shipmentId, found],
  )

it('the last digits of a number find its shipment, and which number that is is said', async () => {
  const { shipmentId, BOLNumber } = await buildShipment(node, clerk)
  await numbered(node, clerk, shipmentId, { pro: '0123-45 684821', tracking: ['1Z999AA10345674822', 'EZ900074823US'] })
  const bol = { kind: 'bol', number: BOLNumber }
  expect(await find(BOLNumber.slice(-6))).toEqual([[shipmentId, bol]])
  for (const typed of ['4821', '…4821', '...4821', ' 5684821 ']) {
    expect([typed, await find(typed)]).toEqual([typed, [[shipmentId, { kind: 'pro', number: '0123-45 684821' }]]])
  }
  expect(await find('4822')).toEqual([[shipmentId, { kind: 'tracking', number: '1Z999AA10345674822' }]])
  expect(await find('74823')).toEqual([[shipmentId, { kind: 'tracking', number: 'EZ900074823US' }]])
})

it('fewer than four digits, letters and the middle of a number end nothing, and nobody sees another company’s', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person, { Reference1: 'PO 70904821' })
  await numbered(node, person, shipmentId, { pro: '88774821', tracking: ['1Z999AA10345674821'] })
  for (const typed of ['821', '77482', 'A74821', '4821 7'])
    expect([typed, await find(typed, person)]).toEqual([typed, []])
  expect(await find('4821', person)).toHaveLength(1)
  // An order is known by its whole number, not by its end.
  expect(await find('904821', person)).toEqual([])
  expect(await find('74821', await newCompany(node))).toEqual([])
})

it('a whole number goes before those that end in it, and these before those that begin with it', async () => {
  const person = await newCompany(node)
  const whole = await buildShipment(node, person, { Reference1: '774821' })
  const ends = await buildShipment(node, person)
  const also = await buildShipment(node, person)
  const begins = await buildShipment(node, person, { Reference1: '7748219' })
  await numbered(node, person, ends.shipmentId, { pro: '10-774821' })
  await numbered(node, person, also.shipmentId, { tracking: ['1Z999AA10300774821'] })
  expect(await find('774821', person)).toEqual([
    [whole.shipmentId, null],
    [also.shipmentId, { kind: 'tracking', number: '1Z999AA10300774821' }],
    [ends.shipmentId, { kind: 'pro', number: '10-774821' }],
    [begins.shipmentId, null],
  ])
})

it('any tracking number of a shipment finds it whole, as it is typed or scanned', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person)
  await numbered(node, person, shipmentId, { tracking: ['1Z5R89390357567127', '9400111206206406260787'] })
  for (const typed of ['1z 5r8 939 0357567127', '420787459400111206206406260787']) {
    expect([typed, await find(typed, person)]).toEqual([typed, [[shipmentId, null]]])
  }
})

it('a list finds by the last digits, too, and by any tracking number', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person)
  await buildShipment(node, person)
  await numbered(node, person, shipmentId, { pro: '55504821', tracking: ['1Z999AA10345679933', '1Z5R89390357567127'] })
  for (const searchText of ['4821', '…9933', '1Z5R89390357567127']) {
    const { reply } = await ask(
      node,
      GetShipmentList,
      { query: { statuscode: 'NB' }, body: { searchText } },
      person.token,
    )
    expect([searchText, reply.rows.map(row => row.shipmentId)]).toEqual([searchText, [shipmentId]])
  }
})

it('a carrier’s name and its SCAC find its shipments', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person)
  await buildShipment(node, person)
  await node.app.db
    .forClient(person.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ carrier_name: 'Example Motor Freight', carrier_scac: 'EXMF' })
        .where('client_id', '=', person.clientId)
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
  for (const typed of ['example motor', 'EXMF', 'exmf']) {
    const { results } = (await ask(node, GlobalSearch, { query: { searchtext: typed } }, person.token)).reply
    expect([typed, results.map(row => [row.shipmentId, row.CarrierName, row.CarrierSCAC])]).toEqual([
      typed,
      [[shipmentId, 'Example Motor Freight', 'EXMF']],
    ])
  }
})
