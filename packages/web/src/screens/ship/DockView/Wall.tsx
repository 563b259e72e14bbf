import { CloseButton } from '@mantine/core'
import type { WireDockView } from '@waybill/contract/wire/dock.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIsLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { clockIn, formatDate, formatTime, formatWeight } from '../../../ui/format.ts'
import { makeRestInert } from '../../../ui/inertRest.ts'
import { useEscape } from '../../../ui/keys/escapeStack.ts'
import { useNow } from '../../../widgets/RateList/useNow.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { byUrgency, type Pickup } from './dockBoard.ts'
import { StateMark } from './StateMark.tsx'
import { useAwake } from './useAwake.ts'
import classes from './Wall.module.css'
import { windowText } from './windowText.ts'

/** How long a page stands when there are several. */
const PAGE_MS = 12_000

/** A whole screen that is read from metres away: a row for each pickup, page by page where there are many, and the time. */
export function Wall({
  view,
  pickups,
  onClose,
}: {
  view: WireDockView
  pickups: readonly Pickup[]
  onClose: () => void
}) {
  const t = useText()
  const isLive = useIsLive()
  const wall = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const now = useNow(1_000)
  const rows = useMemo(() => byUrgency(pickups), [pickups])
  const fits = useRowsThatFit(frame, body)
  const pages = Math.max(1, Math.ceil(rows.length / fits))
  const [turned, setTurned] = useState(0)
  const page = turned % pages
  useEscape(true, onClose)
  useAwake()
  useEffect(() => (wall.current === null ? undefined : makeRestInert(wall.current)), [])
  useFullScreen(onClose)
  useEffect(() => {
    if (pages === 1) return
    const timer = window.setInterval(() => setTurned(at => at + 1), PAGE_MS)
    return () => window.clearInterval(timer)
  }, [pages])
  const site = view.sites.find(each => each.addressId === view.siteId)
  return (
    <section ref={wall} className={classes.wall} aria-label={t('dock.wall')} data-wall>
      <header className={classes.head}>
        <h2>{t('dock.wallTitle', { date: formatDate(view.date) })}</h2>
        {site !== undefined && <p>{site.CompanyName}</p>}
        {pages > 1 && <p className={classes.page}>{t('dock.page', { page: page + 1, pages })}</p>}
        <time className={classes.clock}>{formatTime(clockIn(view.zone, new Date(now)).time)}</time>
        <CloseButton size="lg" aria-label={t('dock.closeWall')} onClick={onClose} />
      </header>
      {!isLive && <p className={classes.offline}>{t('dock.offline')}</p>}
      {rows.length === 0 ? (
        <p className={classes.empty}>{t('dock.empty')}</p>
      ) : (
        <div ref={frame} className={classes.frame}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('dock.colDoor')}</th>
                <th scope="col">{t('dock.colWindow')}</th>
                <th scope="col">{t('dock.colState')}</th>
                <th scope="col">{t('dock.colCarrier')}</th>
                <th scope="col">{t('dock.colTo')}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.slice(page * fits, (page + 1) * fits).map(pickup => (
                <tr key={pickup.shipmentId} data-state={pickup.state}>
                  <td className={classes.door}>{pickup.Door || '–'}</td>
                  <td className={classes.window}>{windowText(pickup, t('dock.anyTime'))}</td>
                  <td className={classes.window}>
                    <StateMark state={pickup.state} size={28} />
                  </td>
                  <td>
                    <b>{pickup.CarrierSCAC || '–'}</b>
                    <small>{pickup.TrailerNumber || pickup.CarrierName || t('dock.unbooked')}</small>
                  </td>
                  <td>
                    {[pickup.consigneeCity, pickup.consigneeState].filter(Boolean).join(', ')}
                    <small>
                      {shipmentName(pickup)} · {t('dock.units', { count: pickup.TotalQuantity })} ·{' '}
                      {formatWeight(pickup.Totalweight)}
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** How many rows have room below each other, by the first one. */
function useRowsThatFit(
  frame: React.RefObject<HTMLDivElement | null>,
  body: React.RefObject<HTMLTableSectionElement | null>,
): number {
  const [fits, setFits] = useState(8)
  useLayoutEffect(() => {
    const measure = (): void => {
      const row = body.current?.rows[0]
      if (frame.current === null || body.current === null || row === undefined) return
      const height = Math.max(...[...body.current.rows].map(each => each.offsetHeight))
      const room = frame.current.getBoundingClientRect().bottom - body.current.getBoundingClientRect().top
      if (height > 0) setFits(Math.max(1, Math.floor(room / height)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (frame.current !== null) watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame, body])
  return fits
}

/** Fills the screen where the browser lets it; whoever leaves that by the browser's own key leaves the wall as well. */
function useFullScreen(onLeave: () => void): void {
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    let wasFull = false
    // Without a press, as from a link, it is refused: the wall fills the window then.
    document.documentElement.requestFullscreen?.().catch(() => {})
    const hear = (): void => {
      if (document.fullscreenElement !== null) wasFull = true
      else if (wasFull) latest.current()
    }
    document.addEventListener('fullscreenchange', hear)
    return () => {
      document.removeEventListener('fullscreenchange', hear)
      if (document.fullscreenElement !== null) void document.exitFullscreen()
    }
  }, [])
}
