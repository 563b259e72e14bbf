import type { RateTerms } from '@waybill/contract/wire/rateSheet.ts'
import { minorDigits } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

const day = z
  .string()
  .refine(text => text === '' || z.iso.date().safeParse(text).success, { params: { code: 'invalid_date' } })

/** Up to four decimals, as sheets have them. */
const percentText = (max: number) =>
  z
    .string()
    .trim()
    .max(9)
    .refine(text => text === '' || /^[0-9]{1,3}(\.[0-9]{1,4})?$/.test(text), {
      params: { code: 'invalid_number' },
      abort: true,
    })
    .refine(text => Number(text) <= max, { params: { code: 'too_big', max } })

export const termsSchema = z.object({
  currency: z.string().min(1),
  from: z.iso.date(),
  to: day,
  days: amountText('quantity', 60),
  discount: percentText(100),
  minimum: amountText('weight', 1_000_000),
  fakFrom: z.string().max(5),
  fakTo: z.string().max(5),
  fakClass: z.string().max(5),
  maxWeightLb: amountText('quantity', 100_000),
  fuelProgram: z.string().max(100),
  fuelPercent: percentText(1_000),
  fuelIncluded: z.boolean(),
  discountAbove: z.enum(['', 'lighter', 'none']),
  breaksAreWhole: z.boolean(),
  aboveIsSaid: z.boolean(),
  carrierMeant: z.boolean(),
  /** `CODE` or `CODE 2026-01-01`. */
  base: z.string().max(40),
})
export type TermsValues = z.infer<typeof termsSchema>

const shown = (value: number | null): string => (value === null ? '' : String(value))

export function valuesOf(terms: RateTerms | null, from: string): TermsValues {
  const { currency = 'USD', minimum = null } = terms ?? {}
  return {
    ...{ currency, from: terms?.from ?? from, to: terms?.to ?? '', days: shown(terms?.days ?? null) },
    ...{ discount: shown(terms?.discount ?? null), fuelPercent: shown(terms?.fuelPercent ?? null) },
    minimum: minimum === null ? '' : (minimum / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
    ...{ fakFrom: terms?.fakFrom ?? '', fakTo: terms?.fakTo ?? '', fakClass: terms?.fakClass ?? '' },
    ...{ maxWeightLb: shown(terms?.maxWeightLb ?? null), fuelProgram: terms?.fuelProgram ?? '' },
    ...{ fuelIncluded: terms?.fuelIncluded ?? false, discountAbove: terms?.discountAbove ?? '' },
    ...{ breaksAreWhole: terms?.breaksAreWhole ?? false, aboveIsSaid: terms?.aboveIsSaid ?? false },
    carrierMeant: terms?.carrierMeant ?? false,
    base: [terms?.baseTariff ?? '', terms?.baseTariffDate ?? ''].filter(part => part !== '').join(' '),
  }
}

const numberOr = (text: string): number | null => (text.trim() === '' ? null : readAmount(text))

export function termsOf(values: TermsValues): RateTerms {
  const { base, to, days, discount, minimum, maxWeightLb, fuelPercent, ...same } = values
  const [, code = '', since] = /^(.*?)(?: ([0-9]{4}-[0-9]{2}-[0-9]{2}))?$/.exec(base) ?? []
  const charge = numberOr(minimum)
  return {
    ...same,
    ...{
      to: to === '' ? null : to,
      days: numberOr(days),
      discount: numberOr(discount),
      fuelPercent: numberOr(fuelPercent),
    },
    minimum: charge === null ? null : Math.round(charge * 10 ** minorDigits(values.currency)),
    ...{ maxWeightLb: numberOr(maxWeightLb), baseTariff: code, baseTariffDate: since ?? null },
  }
}
