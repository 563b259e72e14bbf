import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import { Compare } from '../Compare/Compare.tsx'
import { comparable, rateFacts } from '../Compare/rateFacts.ts'
import type { PriceHistory } from '../LaneHistory/useLaneHistory.ts'
import classes from './RateList.module.css'
import { sourceKey } from './words.ts'

/** Prices that were picked, a column each, charge by charge. */
export function Compared({
  rates,
  history,
  currency,
  chosen,
  onClose,
}: {
  rates: readonly WireRate[]
  /** By PricesheetID. */
  history: ReadonlyMap<number, PriceHistory>
  currency: string
  chosen: number | null
  onClose: () => void
}) {
  const t = useText()
  useEscape(true, onClose)
  const counts = comparable(rates, currency)
  return (
    <Compare
      title={t('rates.compared')}
      facts={rateFacts(rates, currency, history)}
      offers={rates.map((rate, i) => ({
        id: rate.PricesheetID,
        name: rate.CarrierName,
        isChosen: rate.PricesheetID === chosen,
        counts: counts[i] ?? false,
        // One carrier may stand there twice: by its sheet and live.
        note: <span className={classes.source}>{t(sourceKey(rate))}</span>,
      }))}
    />
  )
}
