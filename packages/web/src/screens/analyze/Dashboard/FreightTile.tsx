import { Button } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetFreightOnTheWay } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import type { ReportFilter } from '@waybill/contract/report.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount, formatDate, formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import classes from './FreightTile.module.css'
import { Frame } from './Tile.tsx'

const PointsPicture = lazy(() => import('../../../ui/lane/PointsPicture.tsx'))

type Moving = ReplyOf<typeof GetFreightOnTheWay>['shipments'][number]

const pathTo = ({ shipmentId }: Moving): string => `/ShipmentDetails/${shipmentId}`
/** Late, or something went wrong: shown in another colour. */
const isTroubled = ({ exception }: Moving): boolean => exception === 'deliveryLate' || exception === 'problem'
const isPlaced = <One extends Moving>(one: One): one is One & { latitude: number; longitude: number } =>
  one.latitude !== null && one.longitude !== null

/** What is in transit now, where it was heard of last: a map, and the same as a table one key away. */
export function FreightTile({ filter: { carriers, sites, modes } }: { filter: ReportFilter }) {
  const t = useText()
  const [isTable, setTable] = useState(false)
  /** Shipments of one place, shown as a table; null: all of them. */
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const filter = { ...(carriers && { carriers }), ...(sites && { sites }), ...(modes && { modes }) }
  const { data, error, refetch, isPlaceholderData } = useCall(GetFreightOnTheWay, { body: { filter } })
  const toggle = useMemo(
    () => () => {
      setChosen(null)
      setTable(now => !now)
    },
    [],
  )
  useKeys(
    useMemo(() => ({ t: toggle }), [toggle]),
    { t: t('lists.asTable') },
  )
  const all = data?.shipments
  const placed = useMemo(() => (all ?? []).filter(isPlaced), [all])
  const open = (some: readonly Moving[]): void => {
    setChosen(some.map(({ shipmentId }) => shipmentId))
    setTable(true)
  }
  const isNothing = all?.length === 0
  const lost = (all ?? []).filter(one => !isPlaced(one))
  return (
    <Frame
      title={t('dashboard.onTheWay')}
      more={
        !isNothing && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-pressed={isTable}
            aria-keyshortcuts="t"
            rightSection={<KeyHint keys="t" />}
            onClick={toggle}
          >
            {t('lists.asTable')}
          </Button>
        )
      }
    >
      {error !== null && all === undefined ? (
        <ErrorState {...explain(error, 'problems.listTitle')} onRetry={() => void refetch()} />
      ) : isNothing ? (
        <Hint>{t('dashboard.nothingOnTheWay')}</Hint>
      ) : isTable ? (
        <FreightTable
          rows={(all ?? []).filter(one => chosen === null || chosen.includes(one.shipmentId))}
          takesFocus={chosen !== null}
        />
      ) : (
        <div className={classes.map} data-stale={isPlaceholderData} aria-busy={all === undefined}>
          <Suspense>
            <PointsPicture
              points={placed}
              draw={numbers => {
                const items = numbers.flatMap(number => placed[number] ?? [])
                return <FreightPoint items={items} onOpen={() => open(items)} />
              }}
            />
          </Suspense>
        </div>
      )}
      {all !== undefined && !isNothing && (
        <div className={classes.foot}>
          {!isTable && all.some(isTroubled) && (
            <Hint small inline>
              <span className={classes.key} aria-hidden="true" /> {t('dashboard.troubled')}
            </Hint>
          )}
          {!isTable && lost.length > 0 && (
            <LinkButton onClick={() => open(lost)}>{t('dashboard.nowhere', { count: lost.length })}</LinkButton>
          )}
          {data !== undefined && data.total > all.length && (
            <Hint small inline>
              {t('dashboard.dueFirst', { shown: formatCount(all.length), total: formatCount(data.total) })}
            </Hint>
          )}
          {isTable && chosen !== null && <LinkButton onClick={toggle}>{t('dashboard.backToMap')}</LinkButton>}
          <Link to="/Track?tab=A">{t('dashboard.allOnTheWay')}</Link>
        </div>
      )}
    </Frame>
  )
}

/** One shipment is a link to it, several are their number, which opens them as a table. */
function FreightPoint({ items, onOpen }: { items: readonly Moving[]; onOpen: () => void }) {
  const t = useText()
  const [first] = items
  if (first === undefined) return null
  const isLate = items.some(isTroubled)
  if (items.length === 1) {
    const name = t('dashboard.shipmentAt', { bol: first.BOLNumber, place: first.place, to: first.to })
    return (
      <Link to={pathTo(first)} className={classes.point} data-late={isLate} title={name} aria-label={name}>
        <span className={classes.dot} />
      </Link>
    )
  }
  const name = t('dashboard.shipmentsAt', { place: first.place, count: items.length })
  return (
    <button type="button" className={classes.point} data-late={isLate} title={name} aria-label={name} onClick={onOpen}>
      <span className={classes.many}>{formatCount(items.length)}</span>
    </button>
  )
}

/** @param takesFocus what was pressed for it went away with the map */
function FreightTable({ rows, takesFocus }: { rows: readonly Moving[]; takesFocus: boolean }) {
  const t = useText()
  const table = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) table.current?.focus()
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section ref={table} className={classes.scroll} tabIndex={0} aria-label={t('lists.asTable')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('track.bol')}</th>
            <th scope="col">{t('dashboard.lastHeard')}</th>
            <th scope="col">{t('reports.toState')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(one => (
            <tr key={one.shipmentId}>
              <th scope="row">
                <Link to={pathTo(one)}>{one.BOLNumber}</Link>
                <Hint small>{one.CarrierName}</Hint>
              </th>
              <td>
                {one.place === '' ? '–' : one.place}
                <Hint small>{one.at === null ? t('dashboard.neverHeard') : formatInstant(one.at)}</Hint>
              </td>
              <td>
                {one.to === '' ? one.consignee : one.to}
                <Hint small warns={isTroubled(one)}>
                  {one.deliveryDate === '' ? '–' : t('dashboard.due', { day: formatDate(one.deliveryDate) })}
                </Hint>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
