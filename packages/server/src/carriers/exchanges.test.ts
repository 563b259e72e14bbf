import { getEventListeners } from 'node:events'
import type { Exchange } from '@waybill/carriers'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import { openWireCall } from './exchanges.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const exchange: Exchange = {
  operation: 'rate',
  method: 'POST',
  url: 'https://carrier.invalid',
  requestBody: '{}',
  status: 200,
  responseBody: '{}',
  startedAt: 0,
  durationMs: 1,
  outcome: 'answered',
  error: '',
}

it('bursts of calls are kept together, and leave no listener at the node’s own signal', async () => {
  const { clientId } = await newCompany(node)
  const { app } = node
  const ending = await new Promise<AbortSignal>(given => app.background.run(async signal => given(signal)))
  const before = getEventListeners(ending, 'abort').length
  const kept = async () =>
    (await app.db.forClient(clientId).read(app.db.query.selectFrom('carrier_exchange').select('exchange_id'))).length
  for (let burst = 1; burst <= 3; burst += 1) {
    for (let one = 0; one < 5; one += 1) {
      const about = { clientId, shipmentId: null, accountId: null, connector: 'test' }
      const { wireCall, keepSoon } = openWireCall(app, about, 1000)
      wireCall.onExchange(exchange)
      keepSoon()
    }
    await expect.poll(kept, { timeout: 5000 }).toBe(burst * 5)
  }
  expect(getEventListeners(ending, 'abort')).toHaveLength(before)
})
