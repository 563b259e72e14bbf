import { type CustomsLine, type Declared, minorDigits } from '@waybill/domain'

/** Minor units as whole ones. */
export const amountOf = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** What one article is worth: as many decimals as it takes, at most six. */
export const eachOf = ({ value, pieces, currency }: CustomsLine): number =>
  Number((amountOf(value, currency) / Math.max(1, pieces)).toFixed(6))

/** What all lines are worth together, minor units of the currency of the first. */
export const worthOf = (lines: readonly Declared[]): { readonly currency: string; readonly minor: number } => ({
  currency: lines[0]?.customs.currency ?? 'USD',
  minor: lines.reduce((sum, { customs }) => sum + customs.value, 0),
})
