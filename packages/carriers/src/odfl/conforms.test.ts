import { startSandbox } from '@waybill/sandbox'
import { describeConnector } from '../conformance/describeConnector.ts'
import type { Operation } from '../kit/connector.ts'
import { CANARY, exampleOrder, odflAccount } from '../testing/shipment.ts'
import { odfl } from './index.ts'

/** Where Old Dominion is asked; its bills are no orders, and its terminals stand with its times. */
const paths: Partial<Record<Operation, string>> = {
  rate: '/wsRate_v6/RateService',
  transit: '/wsExpTransTime/TimeLookupService',
  terminals: '/wsExpTransTime/TimeLookupService',
  book: '/pickup/v3.0/create',
  find: '/pickup/v3.0/info',
  cancel: '/pickup/v3.0/cancel',
}

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
      requests: operation => sandbox.requests(paths[operation] ?? ''),
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
})
