import { minorDigits } from '@waybill/domain'
import type { CarrierCharge } from './connector.ts'

const AMOUNT_MAX = 1_000_000_000_000

/**
 * Minor units of an amount as carriers write it, a number or a string; null when it is none, or has a fraction of the
 * smallest coin in it.
 */
export function toMinor(amount: number | string | null | undefined, currency: string): number | null {
  if (amount === null || amount === undefined || amount === '') return null
  const value =
    typeof amount === 'number' ? amount : /^-?\d+(\.\d+)?$/.test(amount.trim()) ? Number(amount) : Number.NaN
  if (!Number.isFinite(value)) return null
  const exact = value * 10 ** minorDigits(currency)
  const minor = Math.round(exact)
  // A double carries cents exactly enough: what is off by more is a fraction of a cent, not noise.
  if (Math.abs(exact - minor) > 0.000_1 || Math.abs(minor) > AMOUNT_MAX) return null
  return minor === 0 ? 0 : minor
}

/** What the lines of a kind come to. */
const sumOf = (charges: readonly CarrierCharge[], kind: CarrierCharge['kind']): number =>
  charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.amount : 0), 0)

export const totalOf = (charges: readonly CarrierCharge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0)

/** A total that its lines do not make stays the total: what is missing gets a line of its own. */
export function balanced(charges: readonly CarrierCharge[], whole: number): readonly CarrierCharge[] {
  if (charges.length === 0) return [{ kind: 'linehaul', code: '', amount: whole, description: 'Freight charge' }]
  const amount = whole - totalOf(charges)
  return amount === 0 ? charges : [...charges, { kind: 'accessorial', code: '', amount, description: 'Not itemized' }]
}

/** The parts of a price by its lines, as a price sheet has them. */
export const partsOf = (charges: readonly CarrierCharge[]) => ({
  linehaul: sumOf(charges, 'linehaul') + sumOf(charges, 'minimum'),
  discount: 0 - sumOf(charges, 'discount'),
  fuel: sumOf(charges, 'fuel'),
  accessorials: sumOf(charges, 'accessorial'),
})
