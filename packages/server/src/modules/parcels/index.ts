import type { Handlers } from '../../handler.ts'
import { parcelRates } from './ParcelRates.ts'
import { trackParcel } from './TrackParcel.ts'

/** What an account with a carrier of small packages is asked without a shipment. */
export const parcelHandlers = { ParcelRates: parcelRates, TrackParcel: trackParcel } satisfies Partial<Handlers>
