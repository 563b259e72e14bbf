import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { Money } from '../../ui/Money.tsx'
import classes from './PriceTrace.module.css'
import { traceLines } from './traceLines.ts'

/** Why a price is what it is, step by step: the words, and their amounts in a column that adds up. */
export function PriceTrace({ rate }: { rate: Pick<WireRate, 'trace' | 'currency' | 'CurrAmount' | 'source'> }) {
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

type Priced = Pick<WireRate, 'linehaul' | 'discount' | 'fuel' | 'accessorials' | 'CurrAmount' | 'currency'>

/** What a price is made of, to the cent. */
export function PriceBreakdown({ rate }: { rate: Priced }) {
  const t = useText()
  // What the source did not name is no line; what lies between the named ones and the total is its minimum.
  const { linehaul, discount, fuel, accessorials } = rate
  const minimum = rate.CurrAmount - (linehaul ?? 0) + (discount ?? 0) - (fuel ?? 0) - (accessorials ?? 0)
  const lines = [
    { name: t('shipment.linehaul'), amount: linehaul ?? 0 },
    { name: t('shipment.discount'), amount: -(discount ?? 0) },
    { name: t('shipment.minimum'), amount: minimum },
    { name: t('shipment.fuel'), amount: fuel ?? 0 },
    { name: t('shipment.services'), amount: accessorials ?? 0 },
  ].filter(line => line.amount !== 0)
  return (
    <dl className={classes.breakdown}>
      {lines.map(line => (
        <div key={line.name}>
          <dt>{line.name}</dt>
          <dd>
            <Money amount={line.amount} currency={rate.currency} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{t('shipment.total')}</dt>
        <dd>
          <Money amount={rate.CurrAmount} currency={rate.currency} />
        </dd>
      </div>
    </dl>
  )
}
