import { type CarrierCalendar, type KeptHolidays, usualCarrierCalendar } from '../time/businessDays.ts'
import type { AccessorialRule, ClassRates, Lane, RateSheet } from './rateSheet.ts'

/** What sheets of the first form do not say. */
type Added = 'fuelCadence' | 'fuelProgram' | 'capacity'

/** The calendar of the first form: one country's. */
interface FirstCalendar {
  readonly country: 'US' | 'CA'
  readonly keeps: KeptHolidays
  readonly alsoClosed: readonly string[]
}

/** A sheet as a database keeps it, of this form or an older one. */
export type StoredSheet = Omit<RateSheet, Added | 'lanes' | 'rates' | 'accessorials' | 'calendar'> &
  Partial<Pick<RateSheet, Added>> & {
    readonly calendar: CarrierCalendar | FirstCalendar
    readonly lanes: readonly (Omit<Lane, 'miles'> & Partial<Pick<Lane, 'miles'>>)[]
    readonly rates: readonly (Omit<ClassRates, 'minimumCharge'> & Partial<Pick<ClassRates, 'minimumCharge'>>)[]
    readonly accessorials: readonly (Omit<AccessorialRule, 'wholeCwt'> & Partial<Pick<AccessorialRule, 'wholeCwt'>>)[]
  }

/** What `usual` was written out as in the first form: nobody's own list, so today's usual one takes its place. */
const firstUsual = [
  "New Year's Day",
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving Day',
  'Christmas Day',
]

function calendarOfStored(stored: CarrierCalendar | FirstCalendar): CarrierCalendar {
  if (!('country' in stored)) return stored
  const { country, keeps, alsoClosed } = stored
  const isUsual =
    keeps !== 'all' && keeps.length === firstUsual.length && firstUsual.every(name => keeps.includes(name))
  if (country === 'CA') return { ...usualCarrierCalendar, ca: isUsual ? usualCarrierCalendar.ca : keeps, alsoClosed }
  return { ...usualCarrierCalendar, us: isUsual ? usualCarrierCalendar.us : keeps, alsoClosed }
}

/**
 * A stored sheet in the form of today. Loaded sheets never change, so those of older forms stay as they were written:
 * what they do not say is what they were rated by (whole hundreds of pounds, standing fuel steps, no own capacity rules).
 */
export const sheetOfStored = (stored: StoredSheet): RateSheet => ({
  ...stored,
  calendar: calendarOfStored(stored.calendar),
  fuelCadence: stored.fuelCadence ?? 'standing',
  fuelProgram: stored.fuelProgram ?? null,
  capacity: stored.capacity ?? null,
  lanes: stored.lanes.map(lane => ({ ...lane, miles: lane.miles ?? null })),
  rates: stored.rates.map(row => ({ ...row, minimumCharge: row.minimumCharge ?? null })),
  accessorials: stored.accessorials.map(rule => ({ ...rule, wholeCwt: rule.wholeCwt ?? true })),
})
