import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { putTender, tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const tendered = async () => {
  const { shipmentId } = await addFreight(node, clerk)
  await putInStatus(node, clerk, shipmentId, 'T')
  return shipmentId
}
const rows = async (token = clerk.token) => (await ask(node, GetCarrierWork, { body: {} }, token)).reply.rows
const call = (body: { shipmentId: number; bookingId?: number; answer?: 'yes' | 'no' }) =>
  ask(node, RecordCarrierCall, { body: { ...body, spokeWith: 'Test Dispatcher' } }, clerk.token)
const move = (shipmentId: number, version: number, statusCode: 'Q' | 'A') =>
  ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode } }, clerk.token)

describe('Shipment/GetCarrierWork', () => {
  it('answers 401 without a key, and shows a company its own orders alone', async () => {
    expect((await ask(node, GetCarrierWork, { body: {} })).status).toBe(401)
    const shipmentId = await tendered()
    expect((await ask(node, Void, { body: { shipmentId, version: 1 } }, clerk.token)).status).toBe(200)
    expect(await rows()).toMatchObject([
      { shipmentId, state: 'cancelUnconfirmed', CarrierSCAC: 'DMAA', canSwap: false },
    ])
    expect(await rows((await newCompany(node)).token)).toEqual([])
    expect((await call({ shipmentId })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'ended', order: 'cancelled' }])
  })
})

describe('Shipment/SwapBooking', () => {
  it('answers 401, 400, 404 for an order of another shipment, and refuses what can not take the place', async () => {
    const [one, other] = [await tendered(), await tendered()]
    expect((await ask(node, SwapBooking)).status).toBe(401)
    expect((await ask(node, SwapBooking, {}, clerk.token)).status).toBe(400)
    const foreign = await putTender(node, clerk, other, { tenderState: 'ended', state: 'cancelRefused' })
    const swap = (bookingId: number) =>
      ask(node, SwapBooking, { body: { shipmentId: one, version: 1, bookingId } }, clerk.token)
    expect((await swap(foreign)).status).toBe(404)
    expect(await rows()).toMatchObject([{ shipmentId: other, bookingId: foreign, canSwap: true }])
    const gone = await putTender(node, clerk, one, { tenderState: 'ended', state: 'cancelled' })
    expect((await swap(gone)).error.code).toBe('CannotSwap')
  })

  it('asks for an order that is still awarded, and that its carrier kept when it was to be given back', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'T')
    const wanted = await putTender(node, clerk, shipmentId, { tenderState: 'ended', state: 'surplus' })
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('booking')
          .set({ state: 'cancelRefused', cancel_call: 'They keep it.' })
          .where('shipment_id', '=', shipmentId)
          .where('state', '=', 'live')
          .execute(),
      )
    const body = { shipmentId, version: 1, bookingId: wanted }
    expect((await ask(node, SwapBooking, { body }, clerk.token)).status).toBe(200)
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([
      { state: 'ended', order: 'cancelUnconfirmed' },
      { state: 'awarded', order: 'live' },
    ])
  })
})

describe('moving by hand', () => {
  it('goes on the road only when a carrier holds the order', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('shipment').set({ status: 'T' }).where('shipment_id', '=', shipmentId).execute(),
      )
    await putTender(node, clerk, shipmentId, { way: 'api', tenderState: 'unknown', state: null })
    expect((await move(shipmentId, 1, 'A')).error.code).toBe('NotBookedYet')
  })

  it('goes back to Rate & route once the carrier gave the order back', async () => {
    const shipmentId = await tendered()
    expect((await move(shipmentId, 1, 'Q')).error.code).toBe('CarrierHolds')
    const [{ tender_id: bookingId } = { tender_id: 0 }] = await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('tender').select('tender_id').where('shipment_id', '=', shipmentId))
    expect((await call({ shipmentId, bookingId, answer: 'no' })).error.code).toBe('NothingToCancel')
    expect((await call({ shipmentId, bookingId })).status).toBe(200)
    expect((await move(shipmentId, 1, 'Q')).reply.shipmentStatus).toBe('Q')
    expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'ended', order: 'cancelled' }])
  })
})
