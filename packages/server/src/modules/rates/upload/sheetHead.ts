import type { RateTerms } from '@waybill/contract/wire/rateSheet.ts'
import {
  type AccessorialRule,
  type FreightMode,
  parseFreightClass,
  type RateSheet,
  SCALE,
  usualCarrierCalendar,
} from '@waybill/domain'

/** 1/10,000 of what is written. */
const scaled = (written: number): number => Math.round(written * SCALE)

export interface HeadGiven {
  readonly scac: string
  readonly carrierName: string
  readonly service: string
  readonly version: number
  readonly terms: RateTerms
  readonly accessorials: readonly AccessorialRule[]
  /** What its lanes price. */
  readonly modes: readonly FreightMode[]
}

/** What a sheet says beside its lanes, from what was entered once for all of it. */
export function sheetHeadOf({ scac, carrierName, service, version, terms, accessorials, modes }: HeadGiven): RateSheet {
  const { discount, minimum, fuelPercent, fuelProgram, from, to, currency } = terms
  const rated = parseFreightClass(terms.fakClass)
  const fak =
    rated === null ? [] : [{ lane: null, from: fakEnd(terms.fakFrom, '50'), to: fakEnd(terms.fakTo, '500'), rated }]
  return {
    ...{ scac, carrier: carrierName, service, currency, version: String(version), from, to },
    ...{ baseTariff: terms.baseTariff, baseTariffDate: terms.baseTariffDate, maxWeightLb: terms.maxWeightLb },
    ...{ calendar: usualCarrierCalendar, breaks: [], zones: [], lanes: [], rates: [], fak },
    discounts: discount === null ? [] : [{ lane: null, terms: null, weightBreak: null, percent: scaled(discount) }],
    ...(terms.discountAbove === 'none' ? { discountsEnd: true } : {}),
    minimums: minimum === null ? [] : [{ lane: null, terms: null, charge: minimum, discount: 0, floor: 0 }],
    fuel: fuelPercent === null || fuelProgram !== '' ? [] : [{ from, percent: scaled(fuelPercent) }],
    fuelCadence: 'standing',
    fuelProgram: fuelProgram === '' ? null : fuelProgram,
    ...{ accessorials, modes, capacity: null, rounding: 'halfUp' },
  }
}

const fakEnd = (written: string, otherwise: '50' | '500') => parseFreightClass(written) ?? otherwise
