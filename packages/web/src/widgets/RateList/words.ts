import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { isDate } from '@waybill/domain'
import { accessorialName } from '../../texts/names.ts'
import { said } from '../../texts/said.ts'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatCount, formatDate } from '../../ui/format.ts'

const refusals: Readonly<Record<string, TextKey>> = {
  notInForce: 'rates.refusedNotInForce',
  noItems: 'rates.refusedNoItems',
  weightMissing: 'rates.refusedWeight',
  severalStops: 'rates.refusedStops',
  unknownClass: 'rates.refusedClass',
  tooHeavy: 'rates.refusedHeavy',
  noLane: 'rates.refusedLane',
  noRate: 'rates.refusedRate',
  noFuel: 'rates.refusedFuel',
  noAccessorial: 'rates.refusedExtra',
  noSheet: 'rates.refusedNoSheet',
  noAnswer: 'rates.refusedLate',
  sourceFailed: 'rates.refusedFailed',
  carrierRefused: 'rates.refusedByCarrier',
  badCredentials: 'rates.refusedCredentials',
  carrierBusy: 'rates.refusedBusy',
  unreachable: 'rates.refusedUnreachable',
  badAnswer: 'rates.refusedBadAnswer',
  restingAfterFailures: 'rates.refusedResting',
}

/** Figures inside a reason read as they stand on the screen: codes by name, dates as days. */
const readable = (params: WireRateRefusal['params']): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, formatCount(value)]
      if (name === 'message') return [name, said(value)]
      if (name === 'codes') return [name, value.split(', ').map(accessorialName).join(', ')]
      return [name, isDate(value) ? formatDate(value) : value]
    }),
  )

/** Why a source gave no price, in one sentence. */
export const refusalText = ({ reason, params }: WireRateRefusal): string =>
  text(refusals[reason] ?? 'rates.refusedOther', readable(params))

const short = (value: unknown): string => (typeof value === 'number' ? formatCount(Math.round(value * 10) / 10) : '')

/** What may still be charged, in one sentence; empty for what we have no words for. */
export function warningText(warning: WireRate['warnings'][number]): string {
  const params = typeof warning.params === 'object' && warning.params !== null ? Object.entries(warning.params) : []
  const figures = Object.fromEntries(params.map(([name, value]) => [name, short(value)]))
  if (warning.code === 'cubicCapacity') return text('rates.warnCube', figures)
  if (warning.code === 'linearFeet') return text('rates.warnLinear', figures)
  if (warning.code === 'overlength') return text('rates.warnLength', figures)
  if (warning.code === 'accessorialNotPriced' && typeof warning.accessorial === 'string') {
    return text('rates.warnNotPriced', { name: accessorialName(warning.accessorial) })
  }
  return ''
}

/** `23 h 58 m`, `4 m`, below a minute `< 1 m`. Instants in milliseconds; null when it is over. */
export function timeLeft(until: number, now: number): string | null {
  if (!(until > now)) return null
  const minutes = Math.floor((until - now) / 60_000)
  if (minutes < 1) return '< 1 m'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} m` : `${hours} h ${minutes % 60} m`
}
