import { calendarAt, nextBusinessDay, usualCarrierCalendar } from '@waybill/domain'
import type { SourcePrice } from '../../modules/rates/index.ts'

const calendar = calendarAt(usualCarrierCalendar, { state: '' })

function promised(pickupDate: string, transitDays: number): string {
  let day = pickupDate
  for (let left = transitDays; left > 0; left--) day = nextBusinessDay(day, calendar)
  return day
}

interface Agreed {
  readonly service: string
  readonly pickupDate: string
  readonly transitDays: number
  /** Minor units. */
  readonly linehaul: number
  readonly fuel: number
  readonly accessorials: readonly { readonly code: string; readonly amount: number }[]
}

/** A price that somebody agreed on, of which no sheet tells any more. */
export function agreedPrice({ service, pickupDate, transitDays, linehaul, fuel, accessorials }: Agreed): SourcePrice {
  const extras = accessorials.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...{ kind: 'price', source: 'Spot quote', wire: null, service, transitDays },
    deliveryDate: promised(pickupDate, transitDays),
    ...{ linehaul, discount: null, fuel, accessorials: accessorials.length === 0 ? null : extras },
    ...{ total: linehaul + fuel + extras, currency: 'USD', trace: [], warnings: [], expiresAt: null },
    charges: [
      { kind: 'linehaul', code: '', amount: linehaul },
      { kind: 'fuel', code: '', amount: fuel },
      ...accessorials.map(({ code, amount }) => ({ kind: 'accessorial' as const, code, amount })),
    ],
  }
}

/** Of the total of a truckload, linehaul and fuel. */
export function truckParts(total: number): { readonly linehaul: number; readonly fuel: number } {
  const fuel = Math.round(total * 0.19)
  return { linehaul: total - fuel, fuel }
}

export const truckPrice = (total: number, pickupDate: string, transitDays: number): SourcePrice =>
  agreedPrice({ service: 'Truckload', pickupDate, transitDays, ...truckParts(total), accessorials: [] })
