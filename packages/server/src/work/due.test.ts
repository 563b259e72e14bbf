import pino from 'pino'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import { type Due, type DueKind, openDue } from './due.ts'

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
