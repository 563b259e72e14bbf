import type { ReportFilter, ReportRow, ReportShape } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { DashboardMeasure, TileName } from '@waybill/contract/reports/tiles.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { writeFilter } from '../../../widgets/DataList/filters.ts'
import type { Names } from '../../../widgets/Reports/countedName.ts'
import { cellText, shipmentsPage } from '../../../widgets/Reports/reportList.tsx'
import classes from './Dashboard.module.css'
import { monthBefore } from './dashboardState.ts'
import { tileSeen } from './tileSeen.ts'
import { useTile } from './useTile.ts'

/** A part of the dashboard under its title; while it loads its place is kept. */
export function Frame({
  title,
  more,
  wide,
  children,
}: {
  title: string
  more?: ReactNode
  wide?: true
  children: ReactNode
}) {
  return (
    <section className={classes.tile} data-wide={wide} aria-label={title}>
      <div className={classes.tileHead}>
        <h2 className={classes.tileTitle}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** Bars that are a table: each row leads to its shipments. */
export function BarTile({
  name,
  title,
  filter,
  measure,
}: {
  name: TileName
  title: string
  filter: ReportFilter
  measure: DashboardMeasure
}) {
  const t = useText()
  const tile = tileSeen(name)
  const report: ReportShape = reports[tile.report]
  const own = tile.figures.includes(measure) ? measure : (tile.figures.at(-1) ?? measure)
  const bar = tile.bar ?? own
  const { rows, names, total, before, error, isStale, retry } = useTile(
    name,
    filter,
    tile.bar === undefined ? own : undefined,
  )
  const figures = tile.shown ?? [own]
  const lengthOf = (row: ReportRow): number => Math.abs(Number(row[bar] ?? 0))
  const currencies = new Set((rows ?? []).map(({ currency }) => currency))
  const nameOf = (row: ReportRow): string =>
    [...(tile.by ?? []), ...(currencies.size > 1 ? ['currency'] : [])]
      .map(id => cellText(id, columnIn(report, id), row, names, t))
      .join(' → ')
  const most = Math.max(1, ...[...(rows ?? []), ...before].map(lengthOf))
  const then = (row: ReportRow): ReportRow | undefined =>
    before.find(one => one.month === monthBefore(String(row.month)) && one.currency === row.currency)
  const { day, ...many } = filter
  const narrowed = [
    ...(day === undefined ? [] : [['day', `${day.from ?? ''}..${day.to ?? ''}`]]),
    ...Object.entries(many).flatMap(([id, value]) => (Array.isArray(value) ? [[id, writeFilter(value)]] : [])),
  ]
  const rowsBy = tile.by === undefined ? [] : [['by', tile.by.join(',')]]
  const all = `/Reports?${new URLSearchParams([['report', tile.report], ...narrowed, ...rowsBy] as [string, string][])}`
  const headOf = (id: string): string => t(columnIn(report, id).label as TextKey)
  return (
    <Frame
      title={title}
      {...(name === 'months' ? { wide: true as const } : {})}
      more={
        <Link to={all}>
          {total > (rows ?? []).length ? t('dashboard.allOf', { count: total }) : t('dashboard.report')}
        </Link>
      }
    >
      {error != null && rows === undefined ? (
        <ErrorState {...explain(error, 'problems.listTitle')} onRetry={retry} />
      ) : rows?.length === 0 ? (
        <Hint>{t(name === 'savings' ? 'dashboard.nothingToChoose' : 'dashboard.nothing')}</Hint>
      ) : (
        <table className={classes.bars} data-stale={isStale} aria-busy={rows === undefined}>
          <thead>
            <tr>
              <th scope="col">{(tile.by ?? []).map(headOf).join(' → ')}</th>
              <th className={classes.room}>
                <span className="wb-unseen">{t('dashboard.bar')}</span>
              </th>
              {figures.map(id => (
                <th key={id} scope="col" className="wb-number">
                  {headOf(id)}
                </th>
              ))}
              {tile.yearBefore && (
                <th scope="col" className="wb-number">
                  {t('dashboard.yearBefore')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {(rows ?? []).map(row => {
              const earlier = then(row)
              return (
                <tr key={nameOf(row) + String(row.currency ?? '')}>
                  <th scope="row">
                    <Link to={shipmentsPage(tile.report, filter, withoutFigures(report, row))}>{nameOf(row)}</Link>
                  </th>
                  <td className={classes.room} aria-hidden="true">
                    <span
                      className={classes.bar}
                      data-loss={Number(row[bar] ?? 0) < 0 || undefined}
                      style={{ width: `${(100 * lengthOf(row)) / most}%` }}
                    />
                    {earlier !== undefined && (
                      <span className={classes.earlier} style={{ width: `${(100 * lengthOf(earlier)) / most}%` }} />
                    )}
                  </td>
                  {figures.map(id => (
                    <td key={id} className="wb-number">
                      {cellText(id, columnIn(report, id), row, names, t)}
                    </td>
                  ))}
                  {tile.yearBefore && (
                    <td className="wb-number">
                      {earlier === undefined ? '–' : cellText(own, columnIn(report, own), earlier, names, t)}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Frame>
  )
}

const columnIn = (report: ReportShape, id: string) => {
  const column = report.columns[id]
  if (column === undefined) throw new Error(`${report.name} has no column ${id}`)
  return column
}

/** What names the shipments of a row: the values that it was made for. */
const withoutFigures = (report: ReportShape, row: ReportRow): ReportRow =>
  Object.fromEntries(Object.entries(row).filter(([id]) => report.columns[id]?.groups === true))

/** Figures of all that is shown, each with what it was a year before; each leads to the shipments it is of. */
export function FigureTile({ name, filter }: { name: 'head' | 'onTime'; filter: ReportFilter }) {
  const t = useText()
  const tile = tileSeen(name)
  const report: ReportShape = reports[tile.report]
  const { rows, names, before, isBeforeKnown, error, isStale, retry } = useTile(name, filter)
  if (error != null && rows === undefined)
    return <ErrorState {...explain(error, 'problems.listTitle')} onRetry={retry} />
  // One row for all has blanks where there is nothing.
  const isNothing = rows?.every(row => tile.figures.every(id => row[id] == null)) === true
  if (isNothing) return <Hint>{t('dashboard.nothing')}</Hint>
  const shown = rows ?? [{}]
  return shown.map((row: ReportRow) => (
    <dl
      key={String(row.currency ?? '')}
      className={classes.figures}
      data-stale={isStale}
      aria-busy={rows === undefined}
    >
      {tile.figures
        .filter(id => id !== 'pickups' && id !== 'deliveries')
        .map(id => (
          <Figure
            key={id}
            label={
              t(columnIn(report, id).label as TextKey) + (shown.length > 1 ? ` (${String(row.currency ?? '')})` : '')
            }
            value={rows === undefined ? '\u2007' : cellText(id, columnIn(report, id), row, names, t)}
            isBeforeKnown={isBeforeKnown}
            before={yearText(
              report,
              id,
              before.find(one => one.currency === row.currency),
              names,
              t,
            )}
            to={shipmentsPage(tile.report, filter, withoutFigures(report, row), id)}
          />
        ))}
    </dl>
  ))
}

const yearText = (
  report: ReportShape,
  id: string,
  row: ReportRow | undefined,
  names: Names,
  t: ReturnType<typeof useText>,
): string =>
  row?.[id] == null ? '' : t('dashboard.before', { value: cellText(id, columnIn(report, id), row, names, t) })

function Figure({
  label,
  value,
  before,
  isBeforeKnown,
  to,
}: {
  label: string
  value: string
  before: string
  isBeforeKnown: boolean
  to: string
}) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <Link to={to} className={classes.value}>
          {value}
        </Link>
        {!(before === '' && isBeforeKnown) && (
          <span className={classes.before}>{before === '' ? '\u2007' : before}</span>
        )}
      </dd>
    </div>
  )
}
