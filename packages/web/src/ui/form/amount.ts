import { z } from 'zod'

/** What a field of a number is about: its unit and how finely it is given. */
export const amountKinds = {
  weight: { unit: 'lb', decimals: 2 },
  dimension: { unit: 'in', decimals: 2 },
  quantity: { unit: '', decimals: 0 },
  money: { unit: '', decimals: 2 },
  percent: { unit: '%', decimals: 2 },
} as const
export type AmountKind = keyof typeof amountKinds

/**
 * `1,200.5` → 1200.5; nothing → 0; what is no number → NaN, which the rules report at its field. A comma stands before
 * three digits or not at all: `1,5` may be meant as one and a half, and is asked about.
 */
export function readAmount(typed: string): number {
  const bare = typed.replaceAll(/\s/g, '')
  if (bare === '') return 0
  return /^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(bare) && /\d/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN
}

/** The text that a field of a number starts with; blank where there is none. */
const amountIn = (value: number | null): string => (value === null || value === 0 ? '' : String(value))

/** What was typed, null where nothing was. */
export const amountOrNone = (typed: string): number | null => (typed.trim() === '' ? null : readAmount(typed))

/** The named fields of a record as the form shows them. */
export const amountsIn = <Name extends string>(
  record: Readonly<Record<Name, number | null>>,
  names: readonly Name[],
): Record<Name, string> => Object.fromEntries(names.map(name => [name, amountIn(record[name])])) as Record<Name, string>

const decimalsOf = (typed: string): number => /\.(\d*)/.exec(typed.trim())?.[1]?.length ?? 0

/** The schema of a number as it is typed, in any of the ways the order takes; blank is none. */
export const amountText = (kind: AmountKind, max: number) =>
  z
    .string()
    .trim()
    .max(12)
    .refine(typed => !Number.isNaN(readAmount(typed)), { params: { code: 'invalid_number' }, abort: true })
    .refine(typed => decimalsOf(typed) <= amountKinds[kind].decimals, {
      params: { code: amountKinds[kind].decimals === 0 ? 'invalid_integer' : 'invalid_decimals' },
    })
    .refine(typed => readAmount(typed) <= max, { params: { code: 'too_big', max } })
