import { formatMoney } from './format.ts'

/** @param amount minor units of `currency`; null, where there is none or it is not shown, is a dash. */
export function Money({ amount, currency }: { amount: number | null; currency: string }) {
  return amount === null ? <span aria-hidden="true">–</span> : <span>{formatMoney(amount, currency)}</span>
}
