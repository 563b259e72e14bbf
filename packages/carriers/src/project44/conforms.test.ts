import { startSandbox } from '@waybill/sandbox'
import { describeConnector } from '../conformance/describeConnector.ts'
import type { Operation } from '../kit/connector.ts'
import { CANARY, exampleOrder, project44Account } from '../testing/shipment.ts'
import { project44 } from './index.ts'

const SCAC = 'DMGL'

const paths: Partial<Record<Operation, string>> = {
  rate: '/api/v4/ltl/quotes/rates/query',
  book: '/api/v4/ltl/dispatchedshipments',
  find: '/api/v4/shipments/tracking',
  transit: '/api/v4/ltl/quotes/transittimes/query',
  cancel: '/api/v4/ltl/shipments/cancellations',
}

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
})
