import { impliedIn, type PricedRate } from '@waybill/contract/wire/rate.ts'
import type { PriceSheetRow } from '../prices/index.ts'

/** What a price was asked for beside what was ticked: the carrier hears of it with the order. */
export const impliedInPrice = ({ trace, warnings }: Pick<PriceSheetRow, 'trace' | 'warnings'>): readonly string[] =>
  impliedIn({
    trace: trace as unknown as PricedRate['trace'],
    warnings: warnings as unknown as PricedRate['warnings'],
  })
