import { standardEvents } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { expect, test } from 'vitest'
import type { Operation } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { nmfta } from '../nmfta/index.ts'
import { odfl } from '../odfl/index.ts'
import { project44 } from '../project44/index.ts'
import { openConnectors } from '../registry.ts'
import { exampleAccount, exampleCarrier } from '../testing/exampleCarrier.ts'
import { startExampleNetwork } from '../testing/exampleNetwork.ts'
import { CANARY, exampleOrder, nmftaAccount, odflAccount, project44Account } from '../testing/shipment.ts'
import { describeConnector } from './describeConnector.ts'

const SCAC = 'DMGL'

const paths: Partial<Record<Operation, string>> = {
  rate: '/api/v4/ltl/quotes/rates/query',
  book: '/api/v4/ltl/dispatchedshipments',
  find: '/api/v4/shipments/tracking',
  transit: '/api/v4/ltl/quotes/transittimes/query',
  cancel: '/api/v4/ltl/shipments/cancellations',
}

/** Where Old Dominion is asked; its bills are no orders, and its terminals stand with its times. */
const odflPaths: Partial<Record<Operation, string>> = {
  rate: '/wsRate_v6/RateService',
  transit: '/wsExpTransTime/TimeLookupService',
  terminals: '/wsExpTransTime/TimeLookupService',
  book: '/pickup/v3.0/create',
  find: '/pickup/v3.0/info',
  cancel: '/pickup/v3.0/cancel',
}

const suites = {
  project44: () =>
    describeConnector('project44', {
      open: project44,
      order: bolNumber => exampleOrder(bolNumber, SCAC),
      canary: CANARY,
      quotedService: 'GUR',
      trackingCodes: [
        'DISPATCHED',
        'PICKUP_SCHEDULED',
        'PICKED_UP',
        'IN_TRANSIT',
        'ARRIVED_AT_TERMINAL',
        'DEPARTED_TERMINAL',
        'OUT_FOR_DELIVERY',
        'DELIVERY_APPOINTMENT_SET',
        'DELIVERY_ATTEMPTED',
        'DELIVERED',
        'EXCEPTION',
        'CANCELLED',
      ],
      start: async () => {
        const sandbox = await startSandbox()
        return {
          account: project44Account(sandbox.url, SCAC),
          fault: (kind, operation, times) => {
            const limit = times === undefined ? {} : { times }
            sandbox.fault({ kind, operation, ms: 2000, ...limit })
          },
          clearFaults: sandbox.clearFaults,
          requests: operation => sandbox.requests(paths[operation] ?? ''),
          sold: ({ wireKey }) => sandbox.orders().filter(({ key }) => key === wireKey).length,
          expireTokens: sandbox.expireTokens,
          addEvents: (bol, codes) => {
            sandbox.addEvents(
              bol,
              codes.map(type => ({ type, dateTime: '2026-11-24T14:05:00' })),
            )
          },
          close: sandbox.close,
        }
      },
    }),
  odfl: () =>
    describeConnector('odfl', {
      open: odfl,
      order: bolNumber => exampleOrder(bolNumber, 'ODFL'),
      canary: CANARY,
      priceFaults: ['negativePrice'],
      together: ['transit', 'terminals'],
      trackingCodes: [
        'Pickup Requested',
        'Pickup Assigned',
        'Pickup Completed',
        'In Transit',
        'Arrived at Destination Service Center',
        'Out for Delivery',
        'Arrived at Consignee',
        'Delivered',
        'Delivery Confirmed',
      ],
      start: async () => {
        const sandbox = await startSandbox()
        return {
          account: odflAccount(sandbox.url),
          fault: (kind, operation, times) => {
            const limit = times === undefined ? {} : { times }
            const asked = operation === 'terminals' ? 'transit' : operation
            sandbox.fault({ kind, operation: asked, ms: 2000, ...limit })
          },
          clearFaults: sandbox.clearFaults,
          requests: operation => sandbox.requests(odflPaths[operation] ?? ''),
          sold: ({ wireKey }) => sandbox.orders().filter(({ key }) => key === wireKey).length,
          expireTokens: sandbox.expireTokens,
          addEvents: (bol, codes) => {
            sandbox.addEvents(
              bol,
              codes.map(type => ({ type, dateTime: '2026-11-24T14:05:00.000-05:00' })),
            )
          },
          close: sandbox.close,
        }
      },
    }),
  nmfta: () =>
    describeConnector('nmfta', {
      open: nmfta,
      order: bolNumber => exampleOrder(bolNumber, 'DMDL'),
      canary: CANARY,
      priceFaults: ['wrongCurrency', 'negativePrice'],
      trackingCodes: Object.keys(standardEvents),
      start: async () => {
        const sandbox = await startSandbox()
        return {
          account: nmftaAccount(sandbox.url),
          fault: (kind, operation, times) => {
            const limit = times === undefined ? {} : { times }
            // Which papers there are is told by the events.
            const asked = operation === 'documents' ? 'track' : operation
            sandbox.fault({ kind, operation: asked, ms: 2000, ...limit })
          },
          clearFaults: sandbox.clearFaults,
          requests: operation => sandbox.requests(`nmfta:${operation}`),
          sold: ({ wireKey }) => sandbox.orders().filter(({ key }) => key === wireKey).length,
          addEvents: (bol, codes) => {
            sandbox.addEvents(
              bol,
              codes.map(type => ({ type, dateTime: '2026-11-24T14:05:00Z' })),
            )
          },
          close: sandbox.close,
        }
      },
    }),
} as const

test('every connector of freight in the registry has a suite', () => {
  const freight = openConnectors(openKit()).filter(({ reach }) => reach.modes.includes('LTL'))
  expect(Object.keys(suites)).toEqual(freight.map(({ name }) => name))
})

for (const suite of Object.values(suites)) suite()

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
