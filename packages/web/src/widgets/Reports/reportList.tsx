import {
  countedBy,
  type ReportColumn,
  type ReportFilter,
  type ReportRow,
  type ReportShape,
  tellsPricesAlone,
} from '@waybill/contract/report.ts'
import { type ReportName, reportNames, reports } from '@waybill/contract/reports/index.ts'
import { statesOf } from '@waybill/domain'
import type { ReactNode } from 'react'
import { seesPrices } from '../../api/session.ts'
import type { TextKey, useText } from '../../texts/texts.ts'
import { formatCount, formatDate, formatMoney, formatMonth, formatWeight } from '../../ui/format.ts'
import { type FilterSpec, writeFilter } from '../DataList/filters.ts'
import type { Column, Option } from '../DataList/types.ts'
import type { ListSpec, ListState } from '../DataList/urlState.ts'
import { type Names, noNames, valueName } from './countedName.ts'

type T = ReturnType<typeof useText>

/** A row with its place, by which the table knows it. */
export type NumberedRow = ReportRow & { readonly '~n': number }

export const isReport = (name: string | null): name is ReportName => reportNames.some(known => known === name)

/** Whether a column is shown to who is signed in. */
export const isSeen = (report: ReportShape, id: string): boolean => seesPrices() || report.columns[id]?.unit !== 'money'

/** The reports that tell something to who is signed in. */
export const reportsSeen = (): readonly ReportName[] =>
  reportNames.filter(name => seesPrices() || !tellsPricesAlone(reports[name]))

const columnsIn = (report: ReportShape): readonly (readonly [string, ReportColumn])[] => Object.entries(report.columns)

/** What rows can be made for, in the report's order. */
const groupsIn = (report: ReportShape): readonly string[] =>
  columnsIn(report).flatMap(([id, { groups }]) => (groups === true ? [id] : []))

/** Each row of these is one shipment: nothing is chosen to make rows by. */
export const isDetail = (name: ReportName): boolean => name === 'shipmentManifest'

export const filterLabels = {
  day: 'reports.day',
  asOf: 'reports.asOf',
  carriers: 'reports.carrier',
  sites: 'reports.site',
  modes: 'reports.mode',
  terms: 'reports.terms',
  currencies: 'reports.currency',
  from: 'reports.fromState',
  to: 'reports.toState',
} as const satisfies Record<keyof ReportFilter, TextKey>

const words = { modes: ['LTL', 'TL', 'PARCEL'], terms: ['prepaid', 'collect', 'thirdParty'] } as const

/** A filter of reports as lists have them. */
export function filterSpec(name: keyof ReportFilter): FilterSpec {
  const label = filterLabels[name]
  if (name === 'day') return { id: name, label, kind: 'dates' }
  if (name === 'asOf') return { id: name, label, kind: 'day' }
  if (name === 'modes' || name === 'terms') {
    const kind = name === 'modes' ? 'mode' : 'terms'
    return {
      id: name,
      label,
      kind: 'many',
      values: words[name],
      name: (value, t) => valueName(kind, value, noNames, t),
    }
  }
  return { id: name, label, kind: 'many' }
}

/** A report in the address: which one, what it is narrowed to, and what its rows are made for (`by`). */
export function specOfReport(name: ReportName): ListSpec {
  const report: ReportShape = reports[name]
  const by: FilterSpec = {
    ...{ id: 'by', label: 'reports.groupBy', kind: 'many', values: groupsIn(report) },
    name: (id, t) => t((report.columns[id]?.label ?? 'reports.report') as TextKey),
  }
  return {
    name,
    sorts: columnsIn(report).map(([id]) => id),
    ...{ sort: report.sort, order: report.order },
    switches: { report: [...reportNames] as [ReportName, ...ReportName[]] },
    places: ['report'],
    filters: [...report.filters.map(filterSpec), ...(isDetail(name) ? [] : [by])],
    rowsMax: 500,
  }
}

/** Where a report stands: narrowed to what the one on screen is narrowed to, as far as both have the filter. */
export function addressOfReport(name: ReportName, shown: URLSearchParams): string {
  const { filters }: ReportShape = reports[name]
  const kept = filters.flatMap(filter => {
    const value = shown.get(filter)
    return value === null ? [] : [[filter, value]]
  })
  return new URLSearchParams([...(name === reportNames[0] ? [] : [['report', name]]), ...kept]).toString()
}

/** The columns that a question asks for: what rows are made for, and all figures. */
export function columnsAsked(name: ReportName, by: readonly string[]): readonly string[] {
  const report: ReportShape = reports[name]
  const all = columnsIn(report).filter(([id]) => isSeen(report, id))
  if (isDetail(name)) return all.map(([id]) => id)
  const groups = all.filter(([, { groups, shown }]) => groups === true && shown !== false).map(([id]) => id)
  const figures = all.filter(([, { groups }]) => groups !== true).map(([id]) => id)
  return [...(by.length === 0 ? groups : by), ...figures]
}

const isNumber = ({ unit }: ReportColumn): boolean => !['text', 'day', 'month'].includes(unit)

/** A share beside what it is of: `90.5 % (21)`. */
const withNumber = (share: string, n: ReportRow[string]): string =>
  typeof n === 'number' ? `${share} (${formatCount(n)})` : share

/** A value as people read it; a dash where there is none, which is not zero. */
export function cellText(id: string, column: ReportColumn, row: ReportRow, names: Names, t: T): string {
  const value = row[id] ?? null
  if (value === null || (value === '' && id !== 'reason')) return '–'
  switch (column.unit) {
    case 'money':
      return formatMoney(Number(value), String(row.currency ?? 'USD'))
    case 'percent':
      return withNumber(`${formatCount(Number(value))} %`, column.of === undefined ? null : (row[column.of] ?? null))
    case 'weight':
      return formatWeight(Number(value))
    case 'day':
      return formatDate(String(value))
    case 'month':
      return formatMonth(String(value))
    case 'text':
      return valueName(id, String(value), names, t)
    default:
      return formatCount(Number(value))
  }
}

/** The columns of a report as the table draws them. */
export const columnsShown = (
  name: ReportName,
  by: readonly string[],
  names: Names,
  t: T,
): readonly Column<NumberedRow>[] => {
  const report: ReportShape = reports[name]
  return columnsAsked(name, by).flatMap((id, index): Column<NumberedRow>[] => {
    const column = report.columns[id]
    if (column === undefined) return []
    const isGroup = column.groups === true
    return [
      {
        ...{ id, fields: [id], title: t(column.label as TextKey), sortable: true },
        cell: row => cellText(id, column, row, names, t),
        shown: (isGroup && !isDetail(name)) || column.shown !== false,
        ...(isNumber(column) ? { align: 'right' as const } : {}),
        ...(index > 0 && (isGroup || column.shown !== false) ? { card: 'line' as const, cardTitle: !isGroup } : {}),
      } as Column<NumberedRow>,
    ]
  })
}

/** Sums under the rows, each currency apart. */
export function sumsShown(name: ReportName, totals: readonly ReportRow[], t: T) {
  const report: ReportShape = reports[name]
  return totals.map(sums => {
    const currency = String(sums.currency ?? '')
    const cells: Record<string, ReactNode> = {}
    for (const [id, column] of columnsIn(report)) {
      if (column.groups !== true && sums[id] != null) cells[id] = cellText(id, column, sums, noNames, t)
    }
    return { id: currency, name: currency === '' ? t('reports.total') : t('reports.totalIn', { currency }), cells }
  })
}

/** Where exactly the shipments of a row are listed. */
export function shipmentsPage(name: ReportName, filter: ReportFilter, row: ReportRow, figure?: string): string {
  const counted = countedBy(reports[name], filter, row, figure)
  return `/ShipmentHistory?${new URLSearchParams({ tab: 'all', counted: writeFilter(counted) })}`
}

export const stateOptions: readonly Option[] = Object.values(statesOf).flatMap(states =>
  Object.entries(states).map(([value, label]) => ({ value, label: `${value} ${label}` })),
)

/** What rows are made for, as the address says it. */
export const byIn = (state: ListState): readonly string[] =>
  (state.filters.by ?? '').split(',').filter(one => one !== '')
