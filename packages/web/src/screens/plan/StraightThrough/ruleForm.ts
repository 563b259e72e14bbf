import { usualStraightRule, type WireStraightRule } from '@waybill/contract/wire/straight.ts'
import { billedModes, type StraightRule } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

const spent = amountText('money', 100_000_000).refine(typed => readAmount(typed) > 0, { params: { code: 'required' } })

/** The rule as it is typed; money in dollars. */
export const ruleSchema = z.object({
  modes: z.array(z.string()).min(1),
  carriers: z.array(z.string()).max(50),
  maxShipment: spent,
  maxDay: spent,
  maxLoads: amountText('quantity', 10_000).refine(typed => readAmount(typed) >= 1, { params: { code: 'required' } }),
  currency: z.enum(['USD', 'CAD']),
  daysAhead: amountText('quantity', 60),
})
export type RuleValues = z.output<typeof ruleSchema>

const dollars = (minor: number): string => (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2)

export function valuesOf(rule: StraightRule | null): RuleValues {
  const { modes, carriers, maxShipment, maxDay, maxLoads, currency, daysAhead } = rule ?? usualStraightRule
  return {
    ...{ modes: [...modes], carriers: [...carriers], currency: currency === 'CAD' ? 'CAD' : 'USD' },
    ...{ maxShipment: dollars(maxShipment), maxDay: dollars(maxDay) },
    ...{ maxLoads: String(maxLoads), daysAhead: String(daysAhead) },
  }
}

const minorOf = (typed: string): number => Math.round(readAmount(typed) * 100)

export const ruleOf = (values: RuleValues): WireStraightRule => ({
  modes: billedModes().filter(mode => values.modes.includes(mode)),
  ...{ carriers: [...values.carriers], currency: values.currency },
  ...{ maxShipment: minorOf(values.maxShipment), maxDay: minorOf(values.maxDay) },
  ...{ maxLoads: readAmount(values.maxLoads), daysAhead: readAmount(values.daysAhead) },
})
