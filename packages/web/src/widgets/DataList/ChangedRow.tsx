import type { WireChangedRow } from '@waybill/contract/wire/bulk.ts'
import '../../texts/shipment.ts'
import { useText } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'
import { Timeline } from '../Timeline/Timeline.tsx'
import classes from './Bulk.module.css'

/** What was changed of a row since it was seen, by whom, and the price it would be tendered at now. */
export function ChangedRow({ changed }: { readonly changed: WireChangedRow }) {
  const t = useText()
  const { history, price } = changed
  return (
    <div className={classes.changed}>
      {history.length > 0 && <Timeline entries={history} />}
      {price !== null && (
        <p>
          {t('shipment.priceNow', {
            carrier: price.CarrierName,
            amount: formatMoney(price.CurrAmount, price.currency),
          })}
        </p>
      )}
    </div>
  )
}
