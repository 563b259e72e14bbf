import type { ReportFilter } from '@waybill/contract/report.ts'
import type { DashboardMeasure } from '@waybill/contract/reports/tiles.ts'
import { addDays } from '@waybill/domain'
import { seesPrices } from '../../../api/session.ts'
import { filterOf } from '../../../widgets/DataList/filters.ts'
import type { ListSpec, ListState } from '../../../widgets/DataList/urlState.ts'
import { filterSpec } from '../../../widgets/Reports/reportList.tsx'

/** What the dashboard is narrowed to stands in the address. */
export const dashboardSpec: ListSpec = {
  ...{ name: 'dashboard', sorts: [], sort: '', order: 'desc' },
  switches: { measure: ['spend', 'shipments', 'weight'] },
  places: ['measure'],
  filters: [filterSpec('day'), filterSpec('sites'), filterSpec('modes'), filterSpec('carriers')],
}

/** What the tiles can be read by; the first is shown unless the address says another. */
export const measuresSeen = (): readonly DashboardMeasure[] =>
  (['spend', 'shipments', 'weight'] as const).filter(one => one !== 'spend' || seesPrices())

export const measureIn = (state: ListState): DashboardMeasure =>
  measuresSeen().find(one => one === state.switches.measure) ?? measuresSeen()[0] ?? 'shipments'

const YEAR_DAYS = 365

/** What is asked of every tile: the last twelve months unless days were chosen. */
export function filterIn(state: ListState, today: string): ReportFilter {
  const chosen = filterOf(dashboardSpec.filters, state.filters) as ReportFilter
  return chosen.day === undefined ? { ...chosen, day: { from: addDays(today, 1 - YEAR_DAYS), to: today } } : chosen
}

const yearBack = (day: string): string => {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)]
  const back = `${Number(year) - 1}${rest}`
  return back.endsWith('02-29') ? back.replace('02-29', '02-28') : back
}

/** The same days of the year before; null where they have no beginning or no end. */
export function yearBefore(filter: ReportFilter): ReportFilter | null {
  const { from, to } = filter.day ?? {}
  return from === undefined || to === undefined ? null : { ...filter, day: { from: yearBack(from), to: yearBack(to) } }
}

/** `2026-03` → `2025-03` */
export const monthBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
