import type { PricedRate } from '@waybill/contract/wire/rate.ts'
import { accessorialName, formatMoney } from '@waybill/domain'
import type { PriceSheetRow } from '../prices/index.ts'
import { servicesWords } from './letterWords.ts'

/** Parts that a carrier gave itself; of a price that was rated by its tariff the total alone is said. */
const parts: Readonly<Record<string, (code: string) => string>> = {
  linehaul: () => 'linehaul',
  fuel: () => 'fuel',
  accessorial: accessorialName,
}

/**
 * A price as letters to its carrier say it: what it is made of where that adds up, and what was asked for or called for and is not in it:
 * `$1,350.00 (linehaul $1,000.00, fuel $350.00), without Inside delivery`.
 */
export function quotedWords(price: Pick<PriceSheetRow, 'total' | 'currency' | 'charges' | 'warnings'>): string {
  const { total, currency } = price
  const charges = price.charges as unknown as PricedRate['charges']
  const warnings = price.warnings as unknown as PricedRate['warnings']
  const isWhole =
    charges.length > 1 &&
    charges.every(({ kind }) => Object.hasOwn(parts, kind)) &&
    charges.reduce((sum, { amount }) => sum + amount, 0) === total
  const lines = charges.map(({ kind, code, amount }) => `${parts[kind]?.(code)} ${formatMoney(amount, currency)}`)
  const lacking = (isImplied: boolean) =>
    warnings.flatMap(({ code, accessorial, implied }) =>
      code === 'accessorialNotPriced' && typeof accessorial === 'string' && (implied === true) === isImplied
        ? [accessorial]
        : [],
    )
  const [missing, notStated] = [lacking(false), lacking(true)]
  return [
    formatMoney(total, currency),
    isWhole ? ` (${lines.join(', ')})` : '',
    missing.length === 0 ? '' : `, without ${servicesWords(missing)}`,
    notStated.length === 0 ? '' : `, ${servicesWords(notStated)} not stated`,
  ].join('')
}
