import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { Money } from '../../ui/Money.tsx'
import { chargeName } from './chargeName.ts'
import classes from './PriceTrace.module.css'
import { traceLines } from './traceLines.ts'

/** Why a price is what it is, step by step: the words, and their amounts in a column that adds up. */
export function PriceTrace({
  rate,
}: {
  rate: Pick<WireRate, 'trace' | 'currency' | 'CurrAmount' | 'source' | 'charges'>
}) {
  return (
    <ol className={classes.steps}>
      {traceLines(rate).map(({ words, amount, kind }, index) => (
        // Two lines may say the same: their place in the trace tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes
        <li key={index} data-kind={kind}>
          <span>{words}</span>
          {amount !== '' && <span className={classes.amount}>{amount}</span>}
        </li>
      ))}
    </ol>
  )
}

type Priced = Pick<WireRate, 'charges' | 'CurrAmount' | 'currency'>

/** What a price is made of, to the cent. @param name of the total, where it is not what is charged in the end */
export function PriceBreakdown({ rate, name }: { rate: Priced; name?: string }) {
  const t = useText()
  // Every charge by its name; what its source did not name is no line.
  const lines = rate.charges.map(charge => ({ name: chargeName(charge), amount: charge.amount }))
  return <Breakdown lines={lines} total={rate.CurrAmount} currency={rate.currency} name={name ?? t('shipment.total')} />
}

/** Amounts, each by its name, and what they come to. */
export function Breakdown({
  lines,
  total,
  currency,
  name,
}: {
  lines: readonly { readonly name: string; readonly amount: number }[]
  total: number | null
  currency: string
  /** Of the total. */
  name: string
}) {
  return (
    <dl className={classes.breakdown}>
      {lines.map((line, index) => (
        // Two charges may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the charges of a price never change
        <div key={index}>
          <dt>{line.name}</dt>
          <dd>
            <Money amount={line.amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{name}</dt>
        <dd>
          <Money amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
