import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import pino from 'pino'
import { expect, it } from 'vitest'
import { composeNode } from '../../../compose.ts'
import { newCompany } from '../../../testing/company.ts'
import { ask, minute, startTestNode, TestClock } from '../../../testing/node.ts'
import { offered } from '../../../testing/quotes.ts'

it('the clock of a waterfall goes on over a restart, to the second: on one of two nodes, once', async () => {
  const first = await startTestNode(undefined, { keepsDatabase: true })
  const clerk = await newCompany(first)
  const { shipmentId } = await offered(first, clerk, 'waterfall', 3, 60)
  await first.close()
  const { settings } = first.app
  const log = pino({ level: 'silent' })
  // Down over the first deadline; two nodes come up a second before the second offer would be due to close.
  const clock = new TestClock()
  clock.pass(60 * minute + 4_000)
  const given = { settings, clock, connection: first.connection, log }
  const nodes = await Promise.all([composeNode(given), composeNode(given)])
  try {
    const [node] = nodes
    const token = await node.app.sessions.open(clerk, 'test')
    const round = async () =>
      (await ask(node, GetTenderRounds, { body: { shipmentId } }, token)).reply.rounds[0]?.steps ?? []
    for (const { app } of nodes) app.due.look()
    expect((await round()).map(({ state }) => state)).toEqual(['open', 'waiting', 'waiting'])
    clock.pass(1_000)
    for (const { app } of nodes) app.due.look()
    await expect
      .poll(async () => (await round()).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(['expired', 'open', 'waiting'])
    expect(Date.parse((await round())[1]?.dueAt ?? '')).toBe(clock.at + 60 * minute)
  } finally {
    for (const node of nodes) await node.close()
  }
})
