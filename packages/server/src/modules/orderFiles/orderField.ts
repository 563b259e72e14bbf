import type { ImportField } from '@waybill/domain'

type Shape = Pick<
  ImportField,
  | 'shape'
  | 'codes'
  | 'needed'
  | 'neededBeside'
  | 'place'
  | 'notWhere'
  | 'neverWhere'
  | 'onlyCodes'
  | 'unitBy'
  | 'unitInto'
  | 'orNumberedBy'
>

/** A day under a head that is also one of numbers, or of yes and no. */
export const A_DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/

export const text: Shape = { shape: 'text' }
export const date: Shape = { shape: 'date' }
export const length: Shape = { shape: 'length', unitBy: 'SizeUnit' }
export const weight: Shape = { shape: 'weight', unitBy: 'WeightUnit' }
export const number: Shape = { shape: 'number' }
export const whole: Shape = { shape: 'whole' }

/** A field of order files. @param synonyms what heads call it */
export const field = (name: string, { shape, ...more }: Shape, ...synonyms: readonly string[]): ImportField => ({
  ...{ name, label: `imports.orders.${name}`, shape, synonyms },
  ...more,
})
