import pino from 'pino'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import { type Due, openDue } from './due.ts'
import type { DueKind } from './kinds.ts'

/** No worker of the node takes it. */
const kind = 'test' as DueKind
const PLACES = 4

let node: TestNode
let due: Due
/** Pieces in the order in which they began, each lasting until it is ended. */
let begun: { readonly clientId: number; readonly end: () => void }[]
let waiting: (() => void)[]
let isOver: boolean
beforeAll(async () => {
  node = await sharedNode()
})
afterEach(async () => {
  isOver = true
  const all = due.close()
  for (const { end } of begun) end()
  await all
  await node.app.db.identity.deleteFrom('work.due').where('kind', '=', kind).execute()
})

/** Rows of a company that ripened so long ago. */
async function backlog(clientId: number, count: number, minutesAgo: number): Promise<void> {
  const due_at = new Date(node.clock.now().getTime() - minutesAgo * 60_000).toISOString()
  const rows = Array.from({ length: count }, (_, n) => ({ kind, client_id: clientId, subject_id: n + 1, due_at }))
  await node.app.db.identity.insertInto('work.due').values(rows).execute()
}

function startWorking(): void {
  isOver = false
  begun = []
  waiting = []
  due = openDue(node.app.db, { onDue: () => () => {} }, node.clock, pino({ level: 'silent' }))
  due.work(kind, PLACES, ({ clientId }) => {
    const lasting = new Promise<null>(resolve => begun.push({ clientId, end: () => resolve(null) }))
    for (const wake of waiting.splice(0)) wake()
    return isOver ? Promise.resolve(null) : lasting
  })
}

async function whenBegun(count: number): Promise<readonly number[]> {
  while (begun.length < count) await new Promise<void>(resolve => waiting.push(resolve))
  return begun.map(({ clientId }) => clientId)
}

it('a company whose pieces last leaves places to one that comes later', async () => {
  const [busy, other] = [(await newCompany(node)).clientId, (await newCompany(node)).clientId]
  await backlog(busy, 40, 2)
  startWorking()
  await whenBegun(2)
  await backlog(other, 1, 1)
  due.look()
  expect(await whenBegun(3)).toEqual([busy, busy, other])
})

it.each([
  ['what others wait for is worked first', 65, [3, 2, 1]],
  ['what has waited for long goes with the first, however much comes before it', 75, [1, 2, 3]],
])('of one company %s', async (_, minutes, expected) => {
  const { clientId } = await newCompany(node)
  const start = node.clock.at - 3_600_000
  const put = (subjectId: number, dueIn: number, lane?: 'notice', isOfRow = false) =>
    node.app.db.forClient(clientId).transaction(async tx => {
      if (isOfRow) await node.app.due.letOthersPass(tx)
      await node.app.due.put(tx, 'mail', { clientId, subjectId }, new Date(start + dueIn * 60_000), lane)
    })
  const standing = async () =>
    (
      await node.app.db.identity
        .updateTable('work.due')
        .set({ kind })
        .where('client_id', '=', clientId)
        .returning(['subject_id', 'lane'])
        .execute()
    ).map(({ subject_id, lane }) => [subject_id, lane])
  // The node's own look would take them: they ripen in the eyes of the one below alone.
  node.clock.at = start
  await put(1, 61, undefined, true)
  await put(2, 62, 'notice')
  await put(3, 64)
  // Put off by its mail server, each stays where it stood.
  await put(1, 61)
  await put(2, 62)
  expect((await standing()).toSorted()).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ])
  node.clock.at = start + minutes * 60_000
  const order: number[] = []
  isOver = true
  begun = []
  due = openDue(node.app.db, { onDue: () => () => {} }, node.clock, pino({ level: 'silent' }))
  due.work(kind, 1, async ({ subjectId }) => {
    order.push(subjectId)
    return null
  })
  await expect.poll(() => order).toHaveLength(3)
  expect(order).toEqual(expected)
})

it('a place that becomes free goes to the company with the least under way, however old the pieces of others are', async () => {
  const [first, second, late] = [
    (await newCompany(node)).clientId,
    (await newCompany(node)).clientId,
    (await newCompany(node)).clientId,
  ]
  await backlog(first, 40, 3)
  await backlog(second, 40, 2)
  startWorking()
  expect((await whenBegun(4)).toSorted((a, b) => a - b)).toEqual([first, first, second, second])
  await backlog(late, 3, 1)
  begun[0]?.end()
  expect((await whenBegun(5)).at(-1)).toBe(late)
})

it('all of a backlog is worked, and never more than half of the places by one company', async () => {
  const { clientId } = await newCompany(node)
  await backlog(clientId, 9, 1)
  startWorking()
  for (let ended = 0; ended < 9; ended++) {
    await whenBegun(ended + 1)
    expect(begun.length - ended).toBeLessThanOrEqual(PLACES / 2)
    begun[ended]?.end()
  }
  expect(begun).toHaveLength(9)
})

it('a piece that lasts is held on to, and one that somebody made due anew is not', async () => {
  const { clientId } = await newCompany(node)
  await backlog(clientId, 1, 1)
  begun = []
  due = openDue(node.app.db, { onDue: () => () => {} }, node.clock, pino({ level: 'silent' }))
  const dueAt = async () => {
    const row = await node.app.db.identity
      .selectFrom('work.due')
      .select('due_at')
      .where('kind', '=', kind)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    return row?.due_at
  }
  const seen = Promise.withResolvers<unknown[]>()
  due.work(
    kind,
    PLACES,
    async (_, hold) => {
      const [first, before] = [await hold.renew(), await dueAt()]
      node.clock.at += 10_000
      const [second, after] = [await hold.renew(), await dueAt()]
      const { query } = node.app.db
      await query
        .updateTable('work.due')
        .set({ due_at: node.clock.now().toISOString() })
        .where('kind', '=', kind)
        .execute()
      seen.resolve([first, second, Date.parse(after ?? '') - Date.parse(before ?? ''), await hold.renew()])
      return null
    },
    60_000,
  )
  expect(await seen.promise).toEqual([true, true, 10_000, false])
})

it('a node that ends says so to what it works, and what comes back is due at once', async () => {
  const { clientId } = await newCompany(node)
  await backlog(clientId, 1, 1)
  begun = []
  due = openDue(node.app.db, { onDue: () => () => {} }, node.clock, pino({ level: 'silent' }))
  const working = Promise.withResolvers<void>()
  due.work(kind, PLACES, async (_, { ending }) => {
    const ended = new Promise<void>(resolve => ending.addEventListener('abort', () => resolve()))
    working.resolve()
    await ended
    return node.clock.now()
  })
  await working.promise
  await due.close()
  const left = await node.app.db.identity
    .selectFrom('work.due')
    .select('due_at')
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  expect(left?.due_at).toBe(node.clock.now().toISOString())
})
