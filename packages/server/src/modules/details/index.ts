import type { Handlers } from '../../handler.ts'
import { shipmentDetails } from './ShipmentDetails.ts'

export const detailsHandlers = { ShipmentDetails: shipmentDetails } satisfies Partial<Handlers>
