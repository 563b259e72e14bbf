import { Button } from '@mantine/core'
import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { comparableIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import { useCall } from '../../api/useCall.ts'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { Money } from '../../ui/Money.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import classes from './Order.module.css'
import type { OrderMode } from './wayForm.ts'

const OTHERS = 5

/** Beside prices of LTL what the same goods cost as parcels, and the other way round. Nothing where one way alone is worth asking. */
export function OtherWay({
  shipmentId,
  runId,
  currency,
  lowest,
  onTake,
}: {
  shipmentId: number
  /** The question that these prices stand beside. */
  runId: string
  /** The shipment's: prices of another one are compared by what they are worth in it, or not at all. */
  currency: string
  /** Of the prices it stands with that may be booked, minor units of `currency`; null: none. */
  lowest: number | null
  /** The order goes this way. */
  onTake: (mode: OrderMode) => void
}) {
  const t = useText()
  const { data } = useCall(RatesOtherWay, { body: { shipmentId, runId } }, { freshFor: Infinity, keepOld: false })
  const mode = data?.shipMode
  const [first] = data?.rates ?? []
  if (data === undefined || mode === undefined || mode === '' || first === undefined) return null
  const comparable = comparableIn(currency, first)
  const less = lowest === null || comparable === null ? 0 : lowest - comparable
  const others = data.rates.slice(1, OTHERS + 1)
  // A service of parcels says whose it is.
  const named = ({ CarrierSCAC, title }: WireRate): string =>
    mode === 'PARCEL' ? served(title) : `${CarrierSCAC} ${served(title)}`
  const days = (rate: WireRate): string => {
    const count = rate.ServiceDays === null ? t('rates.noDays') : t('rates.days', { count: rate.ServiceDays })
    return rate.deliveryDate === '' ? count : `${count} ${formatDate(rate.deliveryDate)}`
  }
  return (
    <section className={classes.other} aria-label={t(`rates.otherWay_${mode}`)}>
      <span>{t(`rates.otherWay_${mode}`)}</span>
      <strong>
        <Money amount={first.CurrAmount} currency={first.currency} />
      </strong>
      <span>{named(first)}</span>
      <span>{days(first)}</span>
      {less > 0 && <Badge tone="good">{t('rates.otherLess', { amount: formatMoney(less, currency) })}</Badge>}
      <Button size="compact-sm" variant="default" onClick={() => onTake(mode)}>
        {t(`rates.otherTake_${mode}`)}
      </Button>
      {others.length > 0 && (
        <details>
          <summary>{t('rates.otherMore', { count: others.length })}</summary>
          <ul>
            {others.map(rate => (
              <li key={rate.PricesheetID}>
                <Money amount={rate.CurrAmount} currency={rate.currency} />
                <span>{named(rate)}</span>
                <span>{days(rate)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
