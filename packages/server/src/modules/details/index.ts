import type { Handlers } from '../../handler.ts'
import { shipmentDetails } from './ShipmentDetails.ts'

export { changesSince, type Seen } from './changesSince.ts'

export const detailsHandlers = { ShipmentDetails: shipmentDetails } satisfies Partial<Handlers>
