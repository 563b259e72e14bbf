// Written by `npm run registers`.
import type { ModuleWork } from '../jobs/work.ts'
import { bookingWork } from './booking/index.ts'
import { bulkWork } from './bulk/index.ts'
import { carrierAccountWork } from './carrierAccounts/index.ts'
import { confirmationWork } from './confirmations/index.ts'
import { dayEndWork } from './dayEnd/index.ts'
import { exceptionWork } from './exceptions/index.ts'
import { figureWork } from './figures/index.ts'
import { importWork } from './imports/index.ts'
import { inboundWork } from './inbound/index.ts'
import { sourceWork } from './orderSources/index.ts'
import { quoteWork } from './quotes/index.ts'
import { rateWork } from './rates/index.ts'
import { reportWork } from './reportRuns/index.ts'
import { shipmentWork } from './shipments/index.ts'
import { stationWork } from './stations/index.ts'
import { straightWork } from './straightThrough/index.ts'

export const moduleWork: ModuleWork = {
  ...bookingWork,
  ...bulkWork,
  ...carrierAccountWork,
  ...confirmationWork,
  ...dayEndWork,
  ...exceptionWork,
  ...figureWork,
  ...importWork,
  ...inboundWork,
  ...sourceWork,
  ...quoteWork,
  ...rateWork,
  ...reportWork,
  ...shipmentWork,
  ...stationWork,
  ...straightWork,
}
