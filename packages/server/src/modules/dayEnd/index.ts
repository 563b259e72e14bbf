import type { ModuleWork } from '../../jobs/work.ts'
import { workClose } from './workClose.ts'
import { workPickup } from './workPickup.ts'

export { CHARGES_MAX, raisedCharges } from './charges.ts'
export { setDayEndAside } from './setAside.ts'

export const dayEndWork: Pick<ModuleWork, 'pickup' | 'dayClose'> = { pickup: workPickup, dayClose: workClose }
