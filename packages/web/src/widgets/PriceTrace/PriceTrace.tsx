import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { Money } from '../../ui/Money.tsx'
import classes from './PriceTrace.module.css'
import { traceSentences } from './traceSentences.ts'

/** Why a price is what it is, step by step, and what it is made of. */
export function PriceTrace({ rate }: { rate: Pick<WireRate, 'trace' | 'currency'> }) {
  return (
    <ol className={classes.steps}>
      {traceSentences(rate).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  )
}

type Priced = Pick<WireRate, 'linehaul' | 'discount' | 'fuel' | 'accessorials' | 'CurrAmount' | 'currency'>

/** What a price is made of, to the cent. */
export function PriceBreakdown({ rate }: { rate: Priced }) {
  const t = useText()
  const minimum = rate.CurrAmount - rate.linehaul + rate.discount - rate.fuel - rate.accessorials
  const lines = [
    { name: t('shipment.linehaul'), amount: rate.linehaul },
    { name: t('shipment.discount'), amount: -rate.discount },
    { name: t('shipment.minimum'), amount: minimum },
    { name: t('shipment.fuel'), amount: rate.fuel },
    { name: t('shipment.services'), amount: rate.accessorials },
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
