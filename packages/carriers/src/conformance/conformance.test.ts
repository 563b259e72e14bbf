import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { openConnectors } from '../registry.ts'
import { exampleAccount, exampleCarrier } from '../testing/exampleCarrier.ts'
import { startExampleNetwork } from '../testing/exampleNetwork.ts'
import { CANARY, exampleOrder } from '../testing/shipment.ts'
import { describeConnector } from './describeConnector.ts'

const freight = openConnectors(openKit()).filter(({ reach }) => reach.modes.includes('LTL'))

test.each(freight)('$name runs the suite in its folder', ({ name }) => {
  const run = readFileSync(join(import.meta.dirname, '..', name, 'conforms.test.ts'), 'utf8')
  expect(run).toContain(`describeConnector('${name}', {`)
})

/** Proves that the suite asks each connector what it can: these can neither change nor cancel, and find by key or not at all. */
for (const recovery of ['wireKey', 'person'] as const) {
  describeConnector(`a carrier whose orders are found by ${recovery}`, {
    open: kit => exampleCarrier(kit, { recovery }),
    order: bolNumber => exampleOrder(bolNumber, 'EXMP'),
    canary: CANARY,
    quotedService: 'GTD',
    start: async () => {
      const network = await startExampleNetwork()
      return {
        account: exampleAccount(network.url, CANARY),
        fault: (kind, operation, times) => {
          const limit = times === undefined ? {} : { times }
          network.fault({ kind, operation, ms: 2000, ...limit })
        },
        clearFaults: network.clearFaults,
        requests: network.requests,
        sold: ({ wireKey }) => network.orders().filter(({ key }) => key === wireKey).length,
        close: network.close,
      }
    },
  })
}
