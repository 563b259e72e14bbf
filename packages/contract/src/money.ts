import { z } from 'zod'

/** Which fields of the wire are money: asked by whoever shows, exports or hides amounts. */
export const amounts = z.registry<{
  readonly money: true
  /** Said by the shipper of its goods. */
  readonly stated?: true
  /** Lines that are left out as a whole. */
  readonly lines?: true
}>()

/**
 * Marks a field of a reply as a price: what freight costs. Null, too, for who sees no prices: `prices.ts` takes it out.
 * @param type how it stands on the wire; left out: minor units, whole
 */
export function money(): z.ZodNullable<z.ZodInt>
export function money<T extends z.ZodType>(type: T): z.ZodNullable<T>
export function money(type: z.ZodType = z.int()): z.ZodType {
  const nullable: z.ZodType = type.nullable()
  return nullable.register(amounts, { money: true })
}

/** Marks lines that tell what a price is made of: who sees no prices gets none of them. */
export const moneyLines = <T extends z.ZodType>(lines: z.ZodArray<T>): z.ZodArray<T> =>
  lines.clone().register(amounts, { money: true, lines: true }) as z.ZodArray<T>

/** Marks a price where only who sees prices states it or reads it: in a body, and in replies of what is closed to others. */
export function price(): z.ZodInt
export function price<T extends z.ZodType>(type: T): T
export function price(type: z.ZodType = z.int()): z.ZodType {
  // A copy: the same type may stand for what is no money elsewhere.
  return type.clone().register(amounts, { money: true })
}

/** Marks what the shipper states of its goods: their worth, what is collected on delivery. Everybody who ships them sees it. */
export function stated(): z.ZodInt
export function stated<T extends z.ZodType>(type: T): T
export function stated(type: z.ZodType = z.int()): z.ZodType {
  return type.clone().register(amounts, { money: true, stated: true })
}

const markOf = (type: z.core.$ZodType) => amounts.get(type as z.ZodType)

/** Names of columns that are prices, by the type that chooses one of them to sort by. */
export const priceSorts = z.registry<{ readonly prices: readonly string[] }>()

/** Whether a field is money, be it optional, nullable or with a default. */
export function isMoney(type: z.core.$ZodType): boolean {
  if (markOf(type) !== undefined) return true
  const { def } = type._zod
  return 'innerType' in def && isMoney(def.innerType as z.core.$ZodType)
}

/** What is to become of a field for who sees no prices, be it optional, nullable or with a default; null: it is no price. */
export function priceMark(type: z.core.$ZodType): 'value' | 'lines' | null {
  const mark = markOf(type)
  if (mark !== undefined) return mark.stated === true ? null : mark.lines === true ? 'lines' : 'value'
  const { def } = type._zod
  return 'innerType' in def ? priceMark(def.innerType as z.core.$ZodType) : null
}

/** Whether a column of a list tells a price. */
export const isPriceColumn = (
  row: z.ZodObject,
  { writes }: { readonly writes: readonly (readonly [field: string, ...unknown[]])[] },
): boolean => writes.some(([field]) => row.shape[field] !== undefined && priceMark(row.shape[field]) !== null)
