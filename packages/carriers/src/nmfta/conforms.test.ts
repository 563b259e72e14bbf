import { standardEvents } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { describeConnector } from '../conformance/describeConnector.ts'
import { CANARY, exampleOrder, nmftaAccount } from '../testing/shipment.ts'
import { nmfta } from './index.ts'

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
})
