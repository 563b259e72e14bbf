import pino from 'pino'
import { expect, it } from 'vitest'
import { composeNode } from '../../../compose.ts'
import { newCompany } from '../../../testing/company.ts'
import { TestClock } from '../../../testing/node.ts'
import { buildParcels, connectUsps, orderLabels } from '../../../testing/parcels.ts'
import { startWiredNode } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'

it('a node that ends between two places leaves the rest to the next one: each label is bought once', async () => {
  const { node: first, sandbox } = await startWiredNode({}, undefined, {}, { keepsDatabase: true })
  const clerk = await newCompany(first)
  await connectUsps(first, clerk)
  const { shipmentId } = await buildParcels(first, clerk, 12)
  // One of them was taken in by the post and is never heard of by the node that asked.
  sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  const answer = await orderLabels(first, clerk.token, shipmentId, 'USPS Priority Mail')
  expect(answer.status, answer.text).toBe(200)
  await first.close()
  const { settings } = first.app
  const clock = new TestClock(true)
  clock.pass(120_000)
  const second = await composeNode({ settings, clock, connection: first.connection, log: pino({ level: 'silent' }) })
  try {
    const { app } = second
    const states = async () =>
      (await labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)).map(({ state }) => state)
    app.due.look()
    await expect
      .poll(
        async () => {
          app.due.look()
          return (await states()).filter(state => state === 'bought').length
        },
        { timeout: 20_000 },
      )
      .toBe(12)
    expect(sandbox.orders().filter(one => one.cancelledAt === null)).toHaveLength(12)
  } finally {
    await second.close()
    await sandbox.close()
  }
})
