import { Button } from '@mantine/core'
import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { comparableIn } from '@waybill/contract/wire/rate.ts'
import { useId } from 'react'
import { useCall } from '../../api/useCall.ts'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { Money } from '../../ui/Money.tsx'
import classes from './Order.module.css'
import type { OrderMode } from './wayForm.ts'

const SHOWN = 3

/** Beside prices of LTL what the same goods cost as parcels, and the other way round. Nothing where one way alone is worth asking. */
export function OtherWay({
  shipmentId,
  runId,
  lowest,
  onTake,
}: {
  shipmentId: number
  /** The question that these prices stand beside. */
  runId: string
  /** Of the prices above, minor units of the shipment's currency; null: none. */
  lowest: number | null
  /** The order goes this way. */
  onTake: (mode: OrderMode) => void
}) {
  const t = useText()
  const title = useId()
  const { data } = useCall(RatesOtherWay, { body: { shipmentId, runId } }, { freshFor: Infinity, keepOld: false })
  const mode = data?.shipMode
  const [first] = data?.rates ?? []
  if (data === undefined || mode === undefined || mode === '' || first === undefined) return null
  const comparable = comparableIn(first.currency, first)
  const less = lowest === null || comparable === null ? 0 : lowest - comparable
  const more = data.rates.length - SHOWN
  return (
    <section className={classes.other} aria-labelledby={title}>
      <h3 id={title}>
        {t(`rates.otherWay_${mode}`)}
        {less > 0 && <span> · {t('rates.otherLess', { amount: formatMoney(less, first.currency) })}</span>}
      </h3>
      <ul>
        {data.rates.slice(0, SHOWN).map(rate => (
          <li key={rate.PricesheetID}>
            <Money amount={rate.CurrAmount} currency={rate.currency} />
            <span>
              <strong>{rate.CarrierSCAC}</strong> {served(rate.title) || rate.CarrierName}
            </span>
            <span>
              {rate.ServiceDays === null ? t('rates.noDays') : t('rates.days', { count: rate.ServiceDays })}
              {rate.deliveryDate !== '' && ` ${formatDate(rate.deliveryDate)}`}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t('rates.otherMore', { count: more })}</li>}
      </ul>
      <Button size="compact-sm" variant="default" onClick={() => onTake(mode)}>
        {t(`rates.otherTake_${mode}`)}
      </Button>
    </section>
  )
}
