import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import classes from './ShipmentTabs.module.css'

type Counts = ReplyOf<typeof GetShipmentCount>

const countOf = (tab: ShipmentListTab, counts: Counts): number => (tab === 'NB' ? counts.O + counts.Q : counts[tab])

/** The buckets with how many stand in each. */
export function StatusTabs<Tab extends ShipmentListTab>({
  tabs,
  tab,
  nameOf,
  counts,
  onChoose,
}: {
  tabs: readonly Tab[]
  tab: Tab
  nameOf: (tab: Tab) => string
  counts: Counts | undefined
  onChoose: (tab: Tab) => void
}) {
  const t = useText()
  return (
    <nav className={classes.tabs} data-keep-clear aria-label={t('track.tabs')}>
      {tabs.map(each => (
        <button
          key={each}
          type="button"
          className={classes.tab}
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onChoose(each)}
        >
          {nameOf(each)}
          <span className={classes.count}>{counts === undefined ? '\u2007' : formatCount(countOf(each, counts))}</span>
        </button>
      ))}
    </nav>
  )
}
