import type { AccessorialCode } from '../freight/accessorials.ts'

/** What a place needs of the truck that comes to it, or leaves it. */
export interface ReceivingNeeds {
  readonly liftGate: boolean
  readonly residential: boolean
  readonly limitedAccess: boolean
  readonly appointment: boolean
}

const codes: Readonly<Record<keyof ReceivingNeeds, Readonly<Record<'origin' | 'destination', AccessorialCode>>>> = {
  liftGate: { origin: 'LGPU', destination: 'LGDEL' },
  residential: { origin: 'RESPU', destination: 'RESDEL' },
  limitedAccess: { origin: 'LTDPU', destination: 'LTDDEL' },
  appointment: { origin: 'APPTPU', destination: 'APPTDEL' },
}

/** The extra services that a place calls for at one end of the way. */
export const receivingServices = (needs: ReceivingNeeds, end: 'origin' | 'destination'): readonly AccessorialCode[] =>
  (Object.keys(codes) as (keyof ReceivingNeeds)[]).flatMap(need => (needs[need] ? [codes[need][end]] : []))
