import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { sweepStraight } from './sweepStraight.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const DAY_MS = 86_400_000

interface Entry {
  readonly orderId: number
  readonly orderVersion: number
  readonly daysAgo: number
  readonly state?: 'asking' | 'byHand'
}

const put = ({ orderId, orderVersion, daysAgo, state = 'byHand' }: Entry): Promise<number> =>
  node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const at = new Date(node.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
    const { entry_id } = await tx
      .insertInto('straight_entry')
      .values({
        ...{ client_id: clerk.clientId, order_id: orderId, order_version: orderVersion, state, words: '' },
        ...{ begun_at: at, asked_at: at, ended_at: state === 'asking' ? null : at },
      })
      .returning('entry_id')
      .executeTakeFirstOrThrow()
    return entry_id
  })

const left = () =>
  node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const rows = await tx
      .selectFrom('straight_entry')
      .select('entry_id')
      .where('client_id', '=', clerk.clientId)
      .orderBy('entry_id')
      .execute()
    return rows.map(({ entry_id }) => entry_id)
  })

it('what became of orders goes as long after as rows of imports do, unless it still says something', async () => {
  const [open = 0, gone = 0] = await putOrders(node, clerk, [salesOrder(), salesOrder()])
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('sales_order')
        .set({ state: 'shipped' })
        .where('client_id', '=', clerk.clientId)
        .where('order_id', '=', gone)
        .execute(),
    )
  // The order is open as the rule saw it: looked at again it would be, were this forgotten.
  const stillSays = await put({ orderId: open, orderVersion: 2, daysAgo: 91 })
  await put({ orderId: open, orderVersion: 1, daysAgo: 91 })
  await put({ orderId: gone, orderVersion: 2, daysAgo: 91 })
  const young = await put({ orderId: gone, orderVersion: 2, daysAgo: 89 })
  const asking = await put({ orderId: gone, orderVersion: 2, daysAgo: 91, state: 'asking' })
  await sweepStraight(node.app)
  expect(await left()).toEqual([stillSays, young, asking])
})
