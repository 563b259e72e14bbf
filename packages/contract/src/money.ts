import { z } from 'zod'

/** Which fields of the wire are money: asked by whoever shows, exports or hides amounts. */
export const amounts = z.registry<{ readonly money: true }>()

/** Marks a field as an amount of money. @param type how it stands on the wire; left out: minor units, whole */
export function money(): z.ZodInt
export function money<T extends z.ZodType>(type: T): T
export function money(type: z.ZodType = z.int()): z.ZodType {
  // A copy: the same type may stand for what is no money elsewhere.
  return type.clone().register(amounts, { money: true })
}

/** Whether a field is money, be it optional, nullable or with a default. */
export function isMoney(type: z.core.$ZodType): boolean {
  if (amounts.has(type)) return true
  const { def } = type._zod
  return 'innerType' in def && isMoney(def.innerType as z.core.$ZodType)
}
