import type { Handlers } from '../handler.ts'
import { addressCheckHandlers } from './addressChecks/index.ts'
import { addressHandlers } from './addresses/index.ts'
import { bookingHandlers } from './booking/index.ts'
import { browserReportHandlers } from './browserReports/index.ts'
import { bulkHandlers } from './bulk/index.ts'
import { carrierAccountHandlers } from './carrierAccounts/index.ts'
import { carrierHandlers } from './carriers/index.ts'
import { confirmationHandlers } from './confirmations/index.ts'
import { dayEndHandlers } from './dayEnd/index.ts'
import { detailsHandlers } from './details/index.ts'
import { dockHandlers } from './dock/index.ts'
import { documentHandlers } from './documents/index.ts'
import { draftHandlers } from './drafts/index.ts'
import { fileHandlers } from './files/index.ts'
import { importHandlers } from './imports/index.ts'
import { inboundHandlers } from './inbound/index.ts'
import { labelPaperHandlers } from './labelPapers/index.ts'
import { listHandlers as listed } from './listHandlers.generated.ts'
import { listHandlers } from './lists/index.ts'
import { logoHandlers } from './logo/index.ts'
import { mailHandlers } from './mails/index.ts'
import { orderBuildingHandlers } from './orderBuilding/index.ts'
import { orderSetupHandlers } from './orderSetup/index.ts'
import { sourceHandlers } from './orderSources/index.ts'
import { ownBoxHandlers } from './ownBoxes/index.ts'
import { packingHandlers } from './packing/index.ts'
import { palletHandlers } from './pallets/index.ts'
import { parcelHandlers } from './parcels/index.ts'
import { planHandlers } from './plan/index.ts'
import { quoteHandlers } from './quotes/index.ts'
import { rateHandlers } from './rates/index.ts'
import { returnHandlers } from './returns/index.ts'
import { routingHandlers } from './routing/index.ts'
import { salesOrderHandlers } from './salesOrders/index.ts'
import { searchHandlers } from './search/index.ts'
import { sessionHandlers } from './session/index.ts'
import { setupHandlers } from './setup/index.ts'
import { shipmentHandlers } from './shipments/index.ts'
import { soldToHandlers } from './soldToAccounts/index.ts'
import { stationHandlers } from './stations/index.ts'
import { straightHandlers } from './straightThrough/index.ts'
import { trackingHandlers } from './tracking/index.ts'

/** One handler per call of the contract: leave one out and the compiler names it. */
export const handlers: Handlers = {
  ...addressCheckHandlers,
  ...addressHandlers,
  ...bookingHandlers,
  ...browserReportHandlers,
  ...bulkHandlers,
  ...carrierAccountHandlers,
  ...carrierHandlers,
  ...dayEndHandlers,
  ...detailsHandlers,
  ...dockHandlers,
  ...documentHandlers,
  ...fileHandlers,
  ...labelPaperHandlers,
  ...listed,
  ...listHandlers,
  ...importHandlers,
  ...inboundHandlers,
  ...logoHandlers,
  ...mailHandlers,
  ...orderBuildingHandlers,
  ...orderSetupHandlers,
  ...packingHandlers,
  ...ownBoxHandlers,
  ...palletHandlers,
  ...parcelHandlers,
  ...planHandlers,
  ...quoteHandlers,
  ...rateHandlers,
  ...draftHandlers,
  ...returnHandlers,
  ...routingHandlers,
  ...salesOrderHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...setupHandlers,
  ...shipmentHandlers,
  ...confirmationHandlers,
  ...stationHandlers,
  ...straightHandlers,
  ...soldToHandlers,
  ...sourceHandlers,
  ...trackingHandlers,
}
