import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { recordChange } from '../audit.ts'
import type { Tx } from '../db/open.ts'
import { lockShipment } from '../modules/shipments/index.ts'
import { Refusal } from '../refusal.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import { buildShipment } from '../testing/wireShipment.ts'
import { openLanes } from './lanes.ts'

let node: TestNode
let clerk: Person
let shipments: readonly number[]
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const built = await Promise.all(Array.from({ length: 6 }, () => buildShipment(node, clerk)))
  shipments = built.map(({ shipmentId }) => shipmentId)
  // Nobody else holds one of them: what was put due with them is done.
  node.app.due.look()
  await node.app.due.rest()
})

const numberOf = async (tx: Tx): Promise<string> =>
  (await sql<{ n: string }>`select pg_current_xact_id()::text as n`.execute(tx)).rows[0]?.n ?? ''

/** Leaves a line behind that is counted; which transaction it was. */
const leaveLine = async (tx: Tx, entityId: number): Promise<string> => {
  const who = { clientId: clerk.clientId, userId: null, name: 'Lane' }
  await recordChange(tx, { who, requestId: 'lane', at: node.clock.now() }, { entity: 'lane', entityId, action: 'kept' })
  return numberOf(tx)
}

const linesOf = async (entityIds: readonly number[]) =>
  (
    await node.app.db.forClient(clerk.clientId).read(
      node.app.db.query
        .selectFrom('audit_entry')
        .select('entity_id')
        .where('entity', '=', 'lane')
        .where('entity_id', 'in', [...entityIds])
        .orderBy('entity_id'),
    )
  ).map(({ entity_id }) => entity_id)

it('what comes at once is committed together, so many at most; one alone has a transaction to itself', async () => {
  const lanes = openLanes(node.app.db, 4)
  const numbers = await Promise.all(shipments.map(id => lanes.share('settle', clerk.clientId, id, numberOf)))
  expect(new Set(numbers.slice(0, 4)).size).toBe(1)
  expect(new Set(numbers.slice(4)).size).toBe(1)
  expect(new Set(numbers).size).toBe(2)
  const own = openLanes(node.app.db, 1)
  const each = await Promise.all(shipments.map(id => own.share('settle', clerk.clientId, id, numberOf)))
  expect(new Set(each).size).toBe(6)
})

it('one that throws is heard by its own caller and keeps nothing; the others are kept once', async () => {
  const lanes = openLanes(node.app.db, 10)
  const ends = await Promise.allSettled(
    shipments.map((id, n) =>
      lanes.share('settle', clerk.clientId, id, async tx => {
        await leaveLine(tx, 100 + n)
        if (n === 2) throw new Refusal('ChangedMeanwhile')
      }),
    ),
  )
  expect(ends.map(({ status }) => status)).toEqual(shipments.map((_, n) => (n === 2 ? 'rejected' : 'fulfilled')))
  expect(ends[2]).toMatchObject({ reason: { code: 'ChangedMeanwhile' } })
  expect(await linesOf([100, 101, 102, 103, 104, 105])).toEqual([100, 101, 103, 104, 105])
})

it('one that the database refuses is tried by itself, also where it looks away; the others are kept', async () => {
  const lanes = openLanes(node.app.db, 10)
  const ends = await Promise.allSettled(
    shipments.map((id, n) =>
      lanes.share('settle', clerk.clientId, id, async tx => {
        await leaveLine(tx, 200 + n)
        if (n === 1) await sql`select 1 / 0`.execute(tx)
        if (n === 4) await sql`select 1 / 0`.execute(tx).catch(() => {})
      }),
    ),
  )
  expect(ends.map(({ status }) => status)).toEqual(
    shipments.map((_, n) => (n === 1 || n === 4 ? 'rejected' : 'fulfilled')),
  )
  expect(await linesOf([200, 201, 202, 203, 204, 205])).toEqual([200, 202, 203, 205])
})

it('a shipment that somebody holds is not waited for by the others', async () => {
  const lanes = openLanes(node.app.db, 10)
  const [held = 0, ...free] = shipments
  const { waits } = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    await lockShipment(tx, clerk.clientId, held)
    // It locks its shipment, as all work about one does: in a transaction of its own it waits there.
    const waits = lanes.share('settle', clerk.clientId, held, async inner => {
      await lockShipment(inner, clerk.clientId, held)
      return leaveLine(inner, 300)
    })
    await Promise.all(
      free.map((id, n) => lanes.share('settle', clerk.clientId, id, inner => leaveLine(inner, 301 + n))),
    )
    expect(await linesOf([300, 301, 302, 303, 304, 305])).toEqual([301, 302, 303, 304, 305])
    return { waits }
  })
  expect(await waits).not.toBe('')
  expect(await linesOf([300])).toEqual([300])
})

it('two about one shipment take turns, each in a transaction of its own', async () => {
  const lanes = openLanes(node.app.db, 10)
  const [id = 0] = shipments
  const [first, second] = await Promise.all([1, 2].map(() => lanes.share('settle', clerk.clientId, id, numberOf)))
  expect(first).not.toBe(second)
})

it('a company never shares a transaction with another one', async () => {
  const other = await newCompany(node)
  const lanes = openLanes(node.app.db, 10)
  const [own, others] = await Promise.all(
    [clerk, other].map(({ clientId }) => lanes.share('trace', clientId, null, numberOf)),
  )
  expect(own).not.toBe(others)
})
