import '../../../texts/trade.ts'
import '../../../texts/dock.ts'
import '../../../texts/orders.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import '../../../texts/trade.ts'
import { Button, Skeleton } from '@mantine/core'
import { BUCKET_FRESHNESS_MINUTES } from '@waybill/contract'
import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import type { WireDockView } from '@waybill/contract/wire/dock.ts'
import { addDays, isDayOfOurTime } from '@waybill/domain'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconMaximize } from '../../../ui/icons.generated.ts'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { AddOrdersPanel } from '../../../widgets/AddOrders/AddOrdersPanel.tsx'
import { useNow } from '../../../widgets/RateList/useNow.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { Board } from './Board.tsx'
import { DayBar } from './DayBar.tsx'
import classes from './DockView.module.css'
import { countStates, type Pickup, pickupsAt, settled, untilMidnight } from './dockBoard.ts'
import { PickupLists } from './PickupLists.tsx'
import { StateMark } from './StateMark.tsx'
import { useDayKeys } from './useDayKeys.ts'
import { useDock } from './useDock.ts'
import { Wall } from './Wall.tsx'

/** What nobody spoke of for so long is asked for again, which also keeps a wall signed in. */
const FRESH_MS = BUCKET_FRESHNESS_MINUTES * 60_000
/** A day that ended a moment ago has ended on every clock. */
const MIDNIGHT_SLACK_MS = 2_000
/** A pickup turns late with the minute. */
const CLOCK_MS = 15_000
const states = ['late', 'ready', 'waiting', 'gone'] as const

/** Today's pickups by dock door and time, or those of another day; day, dock and wall stand in the address. */
export function DockView() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const day = params.get('date') ?? ''
  const site = params.get('site') ?? ''
  const date = isDayOfOurTime(day) ? day : ''
  const siteId = /^[1-9]\d{0,14}$/.test(site) ? Number(site) : null
  const set = (name: string, value: string): void =>
    setParams(
      now => {
        const next = new URLSearchParams(now)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const { data, error, refetch } = useCall(
    GetDockView,
    { body: { date, siteId } },
    { againAfter: ({ zone }) => Math.min(FRESH_MS, untilMidnight(zone, new Date()) + MIDNIGHT_SLACK_MS) },
  )
  useLive('', [GetDockView], news => news.topic === 'shipment')
  // Pressed again before the page is drawn, an arrow goes on from where the one before went.
  const asked = useRef('')
  asked.current = date === '' ? (data?.today ?? '') : date
  const go = (next: string): void => {
    asked.current = next === '' ? (data?.today ?? '') : next
    set('date', asked.current === data?.today ? '' : asked.current)
  }
  useDayKeys(step => {
    if (asked.current !== '') go(addDays(asked.current, step))
  })
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t('screens.dockView')} />
        {error === null ? (
          <Skeleton height={240} m="md" radius={2} />
        ) : (
          <ErrorState {...explain(error, 'dock.loadTitle')} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  return (
    <Shown
      view={data}
      isWall={params.get('wall') === '1'}
      onWall={isWall => set('wall', isWall ? '1' : '')}
      day={asked.current}
      onDay={go}
      onSite={next => set('site', next === null ? '' : String(next))}
    />
  )
}

function Shown({
  view,
  day,
  isWall,
  onWall,
  onDay,
  onSite,
}: {
  view: WireDockView
  /** The day that was asked for, whose pickups may be on their way. */
  day: string
  isWall: boolean
  onWall: (isWall: boolean) => void
  onDay: (date: string) => void
  onSite: (siteId: number | null) => void
}) {
  const t = useText()
  const reachable = useReachable()
  const dock = useDock()
  const now = useNow(CLOCK_MS)
  const [pickups, setPickups] = useState<readonly Pickup[]>(() => pickupsAt(view, new Date(now)))
  const fresh = useMemo(() => settled(pickups, pickupsAt(view, new Date(now))), [pickups, view, now])
  if (fresh !== pickups) setPickups(fresh)
  const counts = countStates(pickups)
  const next = view.days.find(each => each.date !== view.date && each.count > 0)
  const [adding, setAdding] = useState<Pickup | null>(null)
  return (
    <div className={classes.frame}>
      <div className={classes.page}>
        <PageHeader
          title={t('screens.dockView')}
          counts={
            <span className={classes.counts}>
              {t('dock.pickups', { count: view.total })}
              {states
                .filter(state => counts[state] > 0)
                .map(state => (
                  <StateMark key={state} state={state} count={counts[state]} />
                ))}
            </span>
          }
          action={
            <>
              <PickupLists view={view} />
              <Button
                variant="default"
                leftSection={<IconMaximize size={16} aria-hidden="true" />}
                onClick={() => onWall(true)}
              >
                {t('dock.wall')}
              </Button>
            </>
          }
        />
        <DayBar view={view} day={day} onDay={onDay} onSite={onSite} />
        <p className="wb-unseen" role="status">
          {dock.said}
        </p>
        {view.total > view.pickups.length && (
          <Hint>{t('dock.more', { shown: view.pickups.length, total: view.total })}</Hint>
        )}
        {pickups.length === 0 ? (
          <EmptyState
            title={t('dock.empty')}
            why={t('dock.emptyWhy')}
            action={
              next && (
                <Button variant="default" onClick={() => onDay(next.date)}>
                  {t('dock.nextDay', { date: formatDate(next.date) })}
                </Button>
              )
            }
          />
        ) : (
          <>
            <ToChange>
              <p className={classes.how}>{t('dock.moveHint')}</p>
            </ToChange>
            <Board
              key={`${view.siteId} ${view.date}`}
              date={view.date}
              pickups={pickups}
              known={view.doors}
              dock={dock}
              canOpen={reachable('ShipmentDetails')}
              onAddOrders={reachable('OpenOrders') ? setAdding : null}
            />
          </>
        )}
        {isWall && <Wall view={view} pickups={pickups} onClose={() => onWall(false)} />}
      </div>
      {adding !== null && (
        <AddOrdersPanel
          key={adding.shipmentId}
          shipmentId={adding.shipmentId}
          name={shipmentName(adding)}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  )
}
