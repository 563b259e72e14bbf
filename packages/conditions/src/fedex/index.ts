import {
  askPickup,
  cancelPickup,
  checkAddress,
  closeDay,
  locations,
  rate,
  ratePickup,
  recoverLabels,
  track,
} from './others.ts'
import { ship } from './ship.ts'

/** Conditions of what FedEx is asked, by our names of the calls. */
export const fedexCalls = {
  ...{ rate, buyLabels: ship, recoverLabels, track, checkAddress, locations },
  ...{ askPickup, ratePickup, cancelPickup, closeDay },
} as const
