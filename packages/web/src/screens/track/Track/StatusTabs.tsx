import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import classes from './Track.module.css'
import { type TrackTab, tabs } from './trackList.ts'

type Counts = ReplyOf<typeof GetShipmentCount>

const countOf = (tab: TrackTab, counts: Counts): number => (tab === 'NB' ? counts.O + counts.Q : counts[tab])

/** The buckets with how many stand in each. */
export function StatusTabs({
  tab,
  counts,
  onChoose,
}: {
  tab: TrackTab
  counts: Counts | undefined
  onChoose: (tab: TrackTab) => void
}) {
  const t = useText()
  return (
    <nav className={classes.tabs} aria-label={t('track.tabs')}>
      {tabs.map(each => (
        <button
          key={each}
          type="button"
          className={classes.tab}
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onChoose(each)}
        >
          {t(`track.tab${each}`)}
          <span className={classes.count}>{counts === undefined ? '\u2007' : formatCount(countOf(each, counts))}</span>
        </button>
      ))}
    </nav>
  )
}
