import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../../testing/bulk.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps } from '../../../testing/parcels.ts'
import { startWiredNode, type Wired } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

it('a batch is rated and ordered in two jobs: a label for each package, one refused, none twice, some recovered', async () => {
  const { node, sandbox } = wired
  const ids: number[] = []
  for (let n = 0; n < 12; n += 1) ids.push((await buildParcels(node, clerk, 1 + (n % 2))).shipmentId)
  await ask(node, StartBulk, { body: { action: 'rate', rows: ids.map(id => ({ id })) } }, clerk.token)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ total: 12, done: 12 })
  const { rows } = (await ask(node, ReviewTenders, { body: { shipmentIds: ids } }, clerk.token)).reply
  expect(rows.map(({ state }) => state)).toEqual(ids.map(() => 'ready'))
  sandbox.fault({ kind: 'status403', operation: 'buyLabels', times: 1 })
  sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 2 })
  const shipments = rows.map(({ shipmentId, version, PricesheetID }) => ({
    ...{ shipmentId, version, PricesheetID, CarrierSCAC: '' },
  }))
  await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)
  const job = await whileTimePasses(
    node,
    5,
    jobOnce(node, clerk, one => one.action === 'tender' && hasEnded(one)),
  )
  expect(job).toMatchObject({ total: 12, done: 11, toFix: 1 })
  const all = (
    await Promise.all(ids.map(id => labelsOf(node.app, node.app.db.forClient(clerk.clientId), clerk.clientId, id)))
  ).flat()
  const bought = all.filter(({ state }) => state === 'bought').map(({ trackingNumber }) => trackingNumber)
  expect(sandbox.orders().map(({ pro }) => pro)).toEqual(expect.arrayContaining(bought))
  expect([bought.length, sandbox.orders().length]).toEqual([new Set(bought).size, bought.length])
  expect(all.filter(({ state }) => state === 'refused').length).toBeGreaterThan(0)
})
