import type { ReplyOf } from '@waybill/contract/call.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { wireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { expect, test } from 'vitest'
import { shipmentRow } from './answers/shipments.ts'
import { madeUp } from './madeUp.ts'
import { takeErrors } from './once.ts'
import { answer, answering, closeWire, empty, noConnection, refusal, sent } from './wire.ts'

const ask = (path: string, body: object = {}): Promise<Response> =>
  fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) })

test('a call without an answer is a fault by its name, and so is a reply of another shape', async () => {
  answering([answer(CarriersList, { carriers: 'none' } as unknown as ReplyOf<typeof CarriersList>)])
  await ask('Shipment/CarriersList')
  await ask('Shipment/GetShipmentCount?x=1')
  const [shape, missing, ...more] = closeWire()
  expect(shape).toMatch(/^\/api\/Shipment\/CarriersList does not answer so/)
  expect(missing).toBe('no answer was given for /api/Shipment/GetShipmentCount?x=1')
  expect(more).toEqual([])
})

test('what the call does not take is a fault, in the body and in the query', async () => {
  answering([empty(GetShipmentCount), empty(WaybillExtraInfoDetails)])
  await ask('Shipment/GetShipmentCount', { view: 'nonsense' })
  await ask('Shipment/WaybillExtraInfoDetails?flag=nonsense')
  const [body, query, ...more] = closeWire()
  expect(body).toMatch(/^\/api\/Shipment\/GetShipmentCount is not asked so: .*\n.*at body\.view$/)
  expect(query).toMatch(/^\/api\/Shipment\/WaybillExtraInfoDetails is not asked so: .*\n.*at query\.flag$/)
  expect(more).toEqual([])
})

test('an answer that breaks is a fault, and a line that is down is none', async () => {
  const broken = answer(CarriersList, () => {
    throw new Error('not so')
  })
  answering([broken, answer(GetShipmentCount, noConnection)])
  await expect(ask('Shipment/CarriersList')).rejects.toThrow('not so')
  await expect(ask('Shipment/GetShipmentCount')).rejects.toThrow('not reached')
  expect(closeWire()).toEqual(['the answer to /api/Shipment/CarriersList broke: Error: not so'])
})

test('what was sent is kept, later answers take the place of earlier ones, and a refusal has its status', async () => {
  answering([empty(GetShipmentCount)])
  answering([answer(GetShipmentCount, refusal('PageNotAllowed', { requestId: 'r-1' }))])
  const refused = await ask('Shipment/GetShipmentCount', { view: 'mine' })
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ requestId: 'r-1' })])
  expect(sent(GetShipmentCount).map(({ body }) => body)).toEqual([{ view: 'mine' }])
})

test('an error of the console is taken for one', () => {
  console.error('something', 17)
  expect(takeErrors()).toEqual(['something 17'])
})

test('what is made up is of its schema, whatever it is given', () => {
  expect(wireShipmentRow.parse(shipmentRow(101))).toEqual(shipmentRow(101))
  const wrong = { shipmentId: 'one' } as unknown as { shipmentId: number }
  expect(() => madeUp(wireShipmentRow, wrong)).toThrow('shipmentId')
})
