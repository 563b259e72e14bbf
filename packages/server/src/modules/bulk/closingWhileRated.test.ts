import { setTimeout as delay } from 'node:timers/promises'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type MemoryCarrier, memoryLogin, startMemoryNode } from '../../testing/memoryCarrier.ts'
import { ask } from '../../testing/node.ts'
import { connect } from '../../testing/wire.ts'

/** The cheap carrier takes its time, well within the deadline of prices. */
const CHEAP_AFTER_MS = 1_000

it('a node that is stopped in order while rows are rated hears their carriers out, and leaves the others waiting', async () => {
  let asked = 0
  const price: NonNullable<MemoryCarrier['rate']> = async ({ scac }) => {
    asked += 1
    if (scac === 'BBBB') await delay(CHEAP_AFTER_MS)
    const total = scac === 'BBBB' ? 100_00 : 900_00
    return [
      {
        ...{ kind: 'price', scac, service: 'Standard', serviceCode: 'STD', transitDays: 2, deliveryDate: null },
        ...{ linehaul: total, discount: 0, fuel: 0, accessorials: 0, total, currency: 'USD' },
        ...{ quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
        charges: [{ kind: 'linehaul', code: '', amount: total, description: 'Freight' }],
      },
    ]
  }
  const node = await startMemoryNode({ rate: price }, {}, { keepsDatabase: true })
  const clerk = await newCompany(node)
  await connect(node, clerk, ['AAAA', 'BBBB'], memoryLogin)
  const ids: number[] = []
  for (let n = 0; n < 20; n += 1) ids.push((await addFreight(node, clerk)).shipmentId)
  await ask(node, StartBulk, { body: { action: 'rate', rows: ids.map(id => ({ id })) } }, clerk.token)
  await expect.poll(() => asked, { interval: 20 }).toBeGreaterThanOrEqual(12)
  await node.close()
  const db = new pg.Client(node.connection)
  await db.connect()
  const states = await db.query<{ state: string; scac: string | null; n: number }>(
    `select r.state, p.scac, count(*)::int as n
       from bulk_row r
       join shipment s on s.client_id = r.client_id and s.shipment_id = r.subject_id
       left join price_sheet p on p.client_id = s.client_id and p.price_sheet_id = s.selected_quote_id
      group by 1, 2 order by 1`,
  )
  const due = await db.query(`select 1 from work.due where kind = 'bulk'`)
  await db.end()
  expect(states.rows).toEqual([
    { state: 'done', scac: 'BBBB', n: 6 },
    { state: 'waiting', scac: null, n: 14 },
  ])
  expect(due.rows).toHaveLength(1)
})
