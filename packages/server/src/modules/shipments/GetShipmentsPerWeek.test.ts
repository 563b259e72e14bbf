import { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

it('counts by the week they leave in, empty weeks included, of the list that is asked for', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  await insertShipment(node, await newCompany(node), { pickup: '2026-11-20' })
  // Friday, 20 November 2026: the week begins on the 16th.
  const pickups = [
    '2026-11-15',
    '2026-11-16',
    '2026-11-22',
    '2026-11-23',
    '2026-12-06',
    '2026-12-07',
    '2026-09-13',
    null,
  ]
  for (const pickup of pickups) await insertShipment(node, clerk, { pickup, consignee: 'Acme' })
  await insertShipment(node, clerk, { pickup: '2026-11-20', consignee: 'Other' })
  await insertShipment(node, clerk, { pickup: '2026-11-20', status: 'A' })
  const filter = { consignee: 'acme', shipDate: { from: '2030-01-01' } }
  const { reply } = await ask(node, GetShipmentsPerWeek, { query: { statuscode: 'T' }, body: { filter } }, clerk.token)
  expect(reply.weeks).toHaveLength(12)
  expect([reply.weeks[0]?.from, reply.weeks.at(-1)?.to]).toEqual(['2026-09-14', '2026-12-06'])
  expect(reply.weeks.filter(week => week.count > 0)).toEqual([
    { from: '2026-11-09', to: '2026-11-15', count: 1 },
    { from: '2026-11-16', to: '2026-11-22', count: 2 },
    { from: '2026-11-23', to: '2026-11-29', count: 1 },
    { from: '2026-11-30', to: '2026-12-06', count: 1 },
  ])
})

it('takes a range without ends as no range', async () => {
  const node = await sharedNode()
  const { token } = await newCompany(node)
  const body = { filter: { created: {}, shipDate: {}, amount: {} } }
  expect((await ask(node, GetShipmentsPerWeek, { body }, token)).status).toBe(200)
})
