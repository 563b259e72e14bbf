import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { askPickup } from './AskPickup.ts'
import { closeDay } from './CloseDay.ts'
import { seeCharge } from './charges.ts'
import { disputedLabels } from './DisputedLabels.ts'
import { dropOffLocations } from './DropOffLocations.ts'
import { getDayEnd } from './GetDayEnd.ts'
import { manifestPaper } from './ManifestPaper.ts'
import { ratePickup } from './RatePickup.ts'
import { settleClose } from './SettleClose.ts'
import { cancelPickup, lookForPickup, settlePickup } from './settlePickup.ts'
import { unscannedLabels } from './UnscannedLabels.ts'
import { workClose } from './workClose.ts'
import { workPickup } from './workPickup.ts'

export { CHARGES_MAX, raisedCharges } from './charges.ts'

/** The end of a day with carriers of small packages. */
export const dayEndHandlers = {
  AskPickup: askPickup,
  CancelPickup: cancelPickup,
  CloseDay: closeDay,
  DisputedLabels: disputedLabels,
  DropOffLocations: dropOffLocations,
  GetDayEnd: getDayEnd,
  LookForPickup: lookForPickup,
  ManifestPaper: manifestPaper,
  RatePickup: ratePickup,
  SeeCharge: seeCharge,
  SettleClose: settleClose,
  SettlePickup: settlePickup,
  UnscannedLabels: unscannedLabels,
} satisfies Partial<Handlers>

export const dayEndWork: Pick<ModuleWork, 'pickup' | 'dayClose'> = { pickup: workPickup, dayClose: workClose }
