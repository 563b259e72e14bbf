import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { putInStatus } from '../../testing/history.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'
import { CALLS_MAX } from './callsDue.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const calls = async () => (await ask(node, GetCarrierWork, {}, clerk.token)).reply.calls

async function tendered() {
  const { shipmentId } = await addFreight(node, clerk)
  await putInStatus(node, clerk, shipmentId, 'T')
  return shipmentId
}

async function changeServices(shipmentId: number, version = 1) {
  node.clock.pass(minute)
  const body = { shipmentId, version, AdditionalService: ['INPU'] }
  const { status, reply } = await ask(node, UpdateServices, { body }, clerk.token)
  expect(status).toBe(200)
  return reply.version
}

it('a carrier that takes nothing but calls is listed with what it has to hear, until the call is recorded', async () => {
  await addCarrier(node, clerk, { scac: 'DMAA', tenderEmail: '' })
  const shipmentId = await tendered()
  expect(await calls()).toEqual([])
  const version = await changeServices(shipmentId)
  const [due] = await calls()
  expect(due).toMatchObject({ shipmentId, version, phone: '800-555-0100', fields: ['accessorials'], lastWord: '' })
  const told = { shipmentId, version, way: 'call' as const, spokeWith: 'Test Dispatcher' }
  expect((await ask(node, TellCarrier, { body: told }, clerk.token)).status).toBe(200)
  expect(await calls()).toEqual([])
})

it('one that reads mail is listed once a word to it did not arrive, and not while one is on its way', async () => {
  await addCarrier(node, clerk, { scac: 'DMAA' })
  const shipmentId = await tendered()
  const version = await changeServices(shipmentId)
  expect(await calls()).toEqual([])
  const told = { shipmentId, version, way: 'mail' as const }
  const mailed = nextMail(node, clerk.clientId, 'kept')
  expect((await ask(node, TellCarrier, { body: told }, clerk.token)).status).toBe(200)
  await mailed
  const settle = (state: string) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('notification')
          .set({ state, arrival_no: null })
          .where('shipment_id', '=', shipmentId)
          .where('way', '=', 'mail')
          .execute(),
      )
  await settle('waiting')
  expect(await calls()).toEqual([])
  await settle('bounced')
  expect(await calls()).toMatchObject([{ shipmentId, fields: ['accessorials'], lastWord: 'bounced' }])
  await settle('unknown')
  expect(await calls()).toMatchObject([{ shipmentId, lastWord: 'unknown' }])
})

it('an order that was given back, or whose truck is on its way, needs no such call', async () => {
  await addCarrier(node, clerk, { scac: 'DMAA', tenderEmail: '' })
  const shipmentId = await tendered()
  await changeServices(shipmentId)
  expect(await calls()).toHaveLength(1)
  await putInStatus(node, clerk, shipmentId, 'A')
  expect(await calls()).toEqual([])
})

it('a call that is due is not hidden by others that were touched since and need none', async () => {
  await addCarrier(node, clerk, { scac: 'DMAA', tenderEmail: '' })
  const due = await tendered()
  await changeServices(due)
  const others: number[] = []
  for (let n = 0; n < CALLS_MAX + 1; n++) others.push(await tendered())
  // What is touched is what nobody has to be told: the notes of the house, or a service that was ticked and taken back.
  const later = new Date(node.clock.now().getTime() + minute).toISOString()
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('shipment').set({ updated_at: later }).where('shipment_id', 'in', others).execute(),
    )
  expect((await calls()).map(({ shipmentId }) => shipmentId)).toEqual([due])
})
