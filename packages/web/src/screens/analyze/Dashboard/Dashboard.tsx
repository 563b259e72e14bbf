import '../../../texts/exceptions.ts'
import '../../../texts/routing.ts'
import '../../../texts/dashboard.ts'
import '../../../texts/lists.ts'
import '../../../texts/reports.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import '../../../texts/trade.ts'
import { SegmentedControl } from '@mantine/core'
import { Fragment, useRef } from 'react'
import { useText } from '../../../texts/texts.ts'
import { clockIn, formatDate, ownZone } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useFocusStays } from '../../../ui/useFocusStays.ts'
import { Filters } from '../../../widgets/DataList/Filters.tsx'
import { useListState } from '../../../widgets/DataList/useListState.ts'
import { ExceptionsWorklist } from '../../../widgets/ExceptionsWorklist/ExceptionsWorklist.tsx'
import { useReportChoices } from '../../../widgets/Reports/useReportChoices.ts'
import classes from './Dashboard.module.css'
import { dashboardSpec, filterIn, measureIn, measuresSeen } from './dashboardState.ts'
import { FreightTile } from './FreightTile.tsx'
import { BarTile, FigureTile, Frame } from './Tile.tsx'
import { isTileSeen } from './tileSeen.ts'

const bars = [
  'months',
  'carriers',
  'modes',
  'lanes',
  'consignees',
  'service',
  'late',
  'guide',
  'savings',
  'accessorials',
] as const

/** What was shipped, what it cost and how well it went; every figure leads to exactly its shipments. */
export function Dashboard() {
  const t = useText()
  const [state, change] = useListState(dashboardSpec)
  const { carriers, sites } = useReportChoices()
  const page = useRef<HTMLDivElement>(null)
  useFocusStays(page)
  const filter = filterIn(state, clockIn(ownZone()).date)
  const measure = measureIn(state)
  const days = `${formatDate(filter.day?.from ?? '')} – ${formatDate(filter.day?.to ?? '')}`
  return (
    <>
      <PageHeader title={t('screens.dashboard')} counts={days} />
      <div className={classes.tools} data-keep-clear>
        <SegmentedControl
          aria-label={t('dashboard.measure')}
          data={measuresSeen().map(one => ({ value: one, label: t(`reports.${one}`) }))}
          value={measure}
          onChange={next => change(now => ({ switches: { ...now.switches, measure: next } }))}
        />
        <Filters list={{ spec: dashboardSpec, state, change, answer: undefined }} options={{ carriers, sites }} />
      </div>
      <div ref={page} className={classes.page}>
        <div className={classes.wide}>
          <ExceptionsWorklist startsOpen first={6} />
        </div>
        <Frame title={t('dashboard.all')} wide>
          <FigureTile name="head" filter={filter} />
        </Frame>
        <Frame title={t('dashboard.onTime')} wide>
          <FigureTile name="onTime" filter={filter} />
        </Frame>
        {bars.filter(isTileSeen).map(name => (
          <Fragment key={name}>
            <BarTile name={name} title={t(`dashboard.${name}`)} filter={filter} measure={measure} />
            {name === 'months' && <FreightTile filter={filter} />}
          </Fragment>
        ))}
      </div>
    </>
  )
}
