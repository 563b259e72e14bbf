/** Units that scales of the USB standard speak of, by their number there. */
const units = { 2: 'g', 3: 'kg', 11: 'oz', 12: 'lb' } as const
export type ScaleUnit = (typeof units)[keyof typeof units]

/** How a scale stands: only a stable weight counts. */
export type ScaleState = 'stable' | 'zero' | 'moving' | 'underZero' | 'overload' | 'fault'

/** One report of a scale. */
export interface ScaleReport {
  readonly state: ScaleState
  /** As the scale shows it, gross; 0 where it is at fault. */
  readonly value: number
  readonly unit: ScaleUnit
}

/** Status of the standard (usage page 8Dh): 7 and 8 want to be looked after before they weigh. */
const states: Readonly<Record<number, ScaleState>> = {
  1: 'fault',
  2: 'zero',
  3: 'moving',
  4: 'stable',
  5: 'underZero',
  6: 'overload',
  7: 'fault',
  8: 'fault',
}

/** The report of a scale that carries its weight; others say what it can do. */
export const SCALE_DATA_REPORT = 3
/** The report that tells a scale something, and what makes it begin at zero. */
export const SCALE_CONTROL_REPORT = 2
export const SCALE_ZERO = 0b10

/** No scale of a packing table weighs more than this many of any unit; what says so says nothing. */
const VALUE_MAX = 1_000_000

/**
 * A data report of a USB scale without its number: status, unit, power of ten (signed), weight (two bytes, the low one
 * first). @returns null for what is no such report
 */
export function readScaleReport(bytes: ArrayLike<number>): ScaleReport | null {
  const [status, unitCode, power, low, high] = Array.from({ length: 5 }, (_, at) => bytes[at])
  if (status === undefined || unitCode === undefined || power === undefined) return null
  if (low === undefined || high === undefined) return null
  const state = states[status]
  if (state === undefined) return null
  const unit = Object.hasOwn(units, unitCode) ? units[unitCode as keyof typeof units] : undefined
  if (state === 'fault') return { state, value: 0, unit: unit ?? 'lb' }
  if (unit === undefined) return null
  const exponent = power > 127 ? power - 256 : power
  if (exponent < -6 || exponent > 6) return null
  const raw = low + high * 256
  const value = exponent < 0 ? raw / 10 ** -exponent : raw * 10 ** exponent
  return value > VALUE_MAX ? null : { state, value: state === 'zero' ? 0 : value, unit }
}

/** A weight as a person reads it off: what lies on the scale less its tare. */
export interface ScaleWeight {
  readonly state: ScaleState
  /** Net, in `unit`; only where the state is stable or zero it is a weight. */
  readonly value: number
  readonly unit: ScaleUnit
  /** Net, in pounds to a thousandth. */
  readonly pounds: number
  /** In `unit`. */
  readonly tare: number
}

const poundsIn: Readonly<Record<ScaleUnit, number>> = { lb: 1, oz: 1 / 16, kg: 1 / 0.45359237, g: 1 / 453.59237 }

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places

/** Pounds to a thousandth. */
export const poundsOf = (value: number, unit: ScaleUnit): number => rounded(value * poundsIn[unit], 3)

/** What is taken off each weight, in pounds. */
export interface Tare {
  readonly pounds: number
}
export const NO_TARE: Tare = { pounds: 0 }

/** What the scale shows, less the tare. Below it, it is under zero. */
export function weighed(report: ScaleReport, tare: Tare): ScaleWeight {
  const { unit } = report
  const off = rounded(tare.pounds / poundsIn[unit], 4)
  const value = rounded(report.value - off, 4)
  const isBelow = value < 0 && (report.state === 'stable' || report.state === 'zero')
  return { state: isBelow ? 'underZero' : report.state, value, unit, pounds: poundsOf(value, unit), tare: off }
}

/** The tare of what lies on the scale now. @returns null unless it stands still */
export function tareOf(report: ScaleReport): Tare | null {
  if (report.state === 'zero') return NO_TARE
  return report.state === 'stable' ? { pounds: report.value * poundsIn[report.unit] } : null
}

/** Whether the weight may be taken: it stands still, and something lies there. */
export const isTakeable = ({ state, pounds }: Pick<ScaleWeight, 'state' | 'pounds'>): boolean =>
  state === 'stable' && pounds > 0
