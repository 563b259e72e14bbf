import type { BodyOf } from '@waybill/contract'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, startTestNode, TestClock, type TestNode } from '../../testing/node.ts'
import { loadShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const load = (id: number) => loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, id)

type Move = Partial<BodyOf<typeof UpdateStatusCode>> & Pick<BodyOf<typeof UpdateStatusCode>, 'statusCode'>

/** From Dayton, OH (Eastern) to Reno, NV (Pacific), with a carrier. */
async function tendered(changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId } = await addFreight(node, clerk, changes)
  await putInStatus(node, clerk, shipmentId, 'T')
  return shipmentId
}

async function move(shipmentId: number, asked: Move) {
  const { version } = await load(shipmentId)
  return ask(node, UpdateStatusCode, { body: { shipmentId, version, ...asked } }, clerk.token)
}

const refused = async (shipmentId: number, asked: Move) =>
  (await move(shipmentId, asked)).error.issues?.map(({ at, code }) => [at, code])

const stopsOf = async (id: number) => (await load(id)).shipment.stops.map(stop => [stop.arrivedAt, stop.leftAt])

const factOf = (shipmentId: number) =>
  node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const { rows } = await sql<Record<string, unknown>>`
      select day::text as day, pickups, pickups_on_time, deliveries, on_time_consignee
        from shipment_fact where shipment_id = ${shipmentId}`.execute(tx)
    return rows[0]
  })

it('dates the pickup and the delivery by what is said, each on the clock of its stop', async () => {
  const id = await tendered()
  expect((await move(id, { statusCode: 'A', date: '2026-11-19', time: '23:30' })).status).toBe(200)
  expect((await stopsOf(id))[0]).toEqual(['2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z'])
  expect((await move(id, { statusCode: 'D', date: '2026-11-20', time: '06:45' })).status).toBe(200)
  expect((await stopsOf(id))[1]).toEqual(['2026-11-20T14:45:00.000Z', '2026-11-20T14:45:00.000Z'])
})

it('takes the time of the call where nothing is said, and today where only a time is', async () => {
  const [one, other] = [await tendered(), await tendered()]
  await move(one, { statusCode: 'A' })
  expect((await stopsOf(one))[0]).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'])
  await move(other, { statusCode: 'A', time: '08:15' })
  expect((await stopsOf(other))[0]?.[1]).toBe('2026-11-20T13:15:00.000Z')
})

it('follows the clock of the place when it is set back', async () => {
  node.clock.at = Date.parse('2026-11-02T15:00:00Z')
  const [before, after] = [await tendered(), await tendered()]
  await move(before, { statusCode: 'A', date: '2026-10-31', time: '10:00' })
  await move(after, { statusCode: 'A', date: '2026-11-01', time: '10:00' })
  expect([(await stopsOf(before))[0]?.[1], (await stopsOf(after))[0]?.[1]]).toEqual([
    '2026-10-31T14:00:00.000Z',
    '2026-11-01T15:00:00.000Z',
  ])
})

it('refuses at its field what is still to come, too old, no time, or before what is known', async () => {
  const id = await tendered()
  const pickup = { statusCode: 'A' } as const
  expect(await refused(id, { ...pickup, date: '2026-11-21', time: '08:00' })).toEqual([['body.date', 'dayToCome']])
  expect(await refused(id, { ...pickup, date: '2026-11-20', time: '10:01' })).toEqual([['body.time', 'windowOver']])
  expect(await refused(id, { ...pickup, date: '2026-09-01', time: '08:00' })).toEqual([['body.date', 'tooEarly']])
  expect(await refused(id, { ...pickup, date: '2026-11-31', time: '08:00' })).toEqual([['body.date', 'notADate']])
  expect(await refused(id, { ...pickup, date: '2026-11-19' })).toEqual([['body.time', 'required']])
  expect(await refused(id, { ...pickup, time: '25:00' })).toEqual([['body.time', 'notATime']])
  expect((await load(id)).status).toBe('T')
  await move(id, { ...pickup, date: '2026-11-20', time: '09:00' })
  const delivery = { statusCode: 'D' } as const
  // 6:00 in Reno is 9:00 in Dayton; the day before is before it anywhere.
  expect(await refused(id, { ...delivery, date: '2026-11-20', time: '05:59' })).toEqual([
    ['body.time', 'beforeReported'],
  ])
  expect(await refused(id, { ...delivery, date: '2026-11-19', time: '23:00' })).toEqual([
    ['body.date', 'beforeReported'],
  ])
  expect((await move(id, { ...delivery, date: '2026-11-20', time: '06:00' })).status).toBe(200)
  const back = { statusCode: 'A', comments: 'Not there yet', date: '2026-11-20', time: '06:30' } as const
  expect(await refused(id, back)).toEqual([['body.date', 'notDated']])
})

it('counts as on time by what is said, not by the click', async () => {
  const pickup = { date: '2026-11-19', from: '10:00', to: '15:30' }
  const [kept, missed] = [await tendered({ pickup }), await tendered({ pickup })]
  await move(kept, { statusCode: 'A', date: '2026-11-19', time: '15:30' })
  await move(missed, { statusCode: 'A' })
  expect(await factOf(kept)).toMatchObject({ day: '2026-11-19', pickups: 1, pickups_on_time: 1 })
  expect(await factOf(missed)).toMatchObject({ day: '2026-11-20', pickups: 1, pickups_on_time: 0 })
})

it('keeps the zone of each row where many are moved at once, and leaves to fix what cannot be so', async () => {
  const eastern = await tendered()
  const pacific = await tendered({ origin: { ...freight.destination }, destination: { ...freight.origin } })
  const body: BodyOf<typeof StartBulk> = {
    action: 'move',
    statusCode: 'A',
    movedAt: { date: '2026-11-20', time: '08:30' },
    rows: [{ id: eastern }, { id: pacific }],
  }
  expect((await ask(node, StartBulk, { body }, clerk.token)).status).toBe(200)
  const job = await jobOnce(node, clerk, hasEnded)
  expect(job.shown).toMatchObject([{ id: pacific, issues: [{ at: 'body.time', code: 'windowOver' }] }])
  expect((await stopsOf(eastern))[0]?.[1]).toBe('2026-11-20T13:30:00.000Z')
  expect((await load(pacific)).status).toBe('T')
})
