import { askPickup, checkAddress, locations, ratePickup, recoverLabels } from './others.ts'
import { rate } from './rate.ts'
import { ship } from './ship.ts'

/** Conditions of what UPS is asked, by our names of the calls. */
export const upsCalls = {
  rate,
  buyLabels: ship,
  recoverLabels,
  checkAddress,
  askPickup,
  ratePickup,
  locations,
} as const
