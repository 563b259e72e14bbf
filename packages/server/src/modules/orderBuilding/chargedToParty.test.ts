import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import type { SalesOrder } from '@waybill/domain'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const codes = [
    { ShipVia: 'BROWN1', SCAC: 'UPSN', Mode: 'PARCEL' as const },
    { ShipVia: 'TRUCK', SCAC: 'SAIA', Mode: 'LTL' as const },
  ]
  const body = { version: 0, codes }
  expect((await ask(node, ShipViaCodeUpdation, { body }, clerk.token)).status).toBe(200)
  await has('ACME, Stores.', 'C', 'BROWN1', '1A2B3C')
  await has('Acme Stores', 'C', 'FDEG', '700257037')
  await has('Test Consignee', 'C', 'BROWN1', 'CONS01')
  await has('Payer Inc', 'T', 'BROWN1', 'THIRD1')
})

/** Gives a party an account. */
async function has(SoldTo: string, PaymentType: 'C' | 'T', ShipVia: string, AccountNumber: string): Promise<void> {
  const body = { SoldTo, PaymentType, ShipVia, AccountNumber }
  const { reply } = await ask(node, ParcelAccountDetails, { query: { Operationtype: 'ADD' }, body }, clerk.token)
  expect(reply.Status).toBe('added')
}

const lines = [orderLine({ unit: 'CTN', quantity: 1, weightLb: 9, lengthIn: 12, widthIn: 10, heightIn: 8 })]
const collect = { terms: 'collect', soldTo: 'Acme Stores', shipVia: 'brown1', mode: 'PARCEL', lines } as const

/** What packages of an order ask for. */
async function built(given: Partial<SalesOrder>) {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ ...collect, ...given })])
  const body = { orders: [{ orderId, version: 2 }] }
  const { reply } = await ask(node, BuildFromOrders, { body }, clerk.token)
  const shown = await ask(node, calls.ShipmentDetails, { body: { shipmentId: reply.shipmentId } }, clerk.token)
  const { UPSAccountNumber, FedExAccountNumber, AccountNumber } = shown.reply.shipment
  return { UPSAccountNumber, FedExAccountNumber, AccountNumber }
}

const none = { UPSAccountNumber: '', FedExAccountNumber: '', AccountNumber: '' }
const payer = {
  ...{ company: 'Payer Inc', street: '3 Side Street', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  ...{ country: 'US', contactName: 'Pat', contactPhone: '555-0100', contactEmail: '' },
}

it.each<[string, Partial<SalesOrder>, Partial<typeof none>]>([
  ['of the order’s sold-to party, however it is spelled', {}, { UPSAccountNumber: '1A2B3C' }],
  ['of the consignee where the order’s party has none', { soldTo: 'Nobody' }, { UPSAccountNumber: 'CONS01' }],
  [
    'with each carrier that has a field, where none is named',
    { shipVia: '' },
    { UPSAccountNumber: '1A2B3C', FedExAccountNumber: '700257037' },
  ],
  ['of who pays, where that is a third party', { terms: 'thirdParty', billTo: payer }, { UPSAccountNumber: 'THIRD1' }],
  ['of nobody where the shipper pays', { terms: 'prepaid' }, {}],
  ['of nobody where it is freight', { mode: 'LTL', shipVia: 'TRUCK' }, {}],
])('packages of an order are charged to the account %s', async (_, given, found) => {
  expect(await built(given)).toEqual({ ...none, ...found })
})

it('the accounts of a party are found however its name is spelled', async () => {
  const body = { SoldTo: ' acme stores ' }
  const { reply } = await ask(node, ParcelAccountDetails, { body }, clerk.token)
  expect(reply.accounts.map(one => one.AccountNumber).toSorted()).toEqual(['1A2B3C', '700257037'])
  expect(reply.total).toBe(2)
})
