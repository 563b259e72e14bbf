import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import type { ReportFilter, ReportRow } from '@waybill/contract/report.ts'
import type { TileName } from '@waybill/contract/reports/tiles.ts'
import { useCall } from '../../../api/useCall.ts'
import { yearBefore } from './dashboardState.ts'
import { tileSeen } from './tileSeen.ts'

const none = { report: 'carrierSummary', pageSize: 1 } as const

/** The rows of a tile, and those of the year before where it shows them. */
export function useTile(name: TileName, filter: ReportFilter, sort?: string) {
  const tile = tileSeen(name)
  const columns = [...(tile.by ?? []), ...tile.figures]
  const sortName = tile.sort === undefined ? columns[0] : tile.figures.includes(sort ?? '') ? sort : tile.sort
  const ask = (narrowed: ReportFilter) => ({
    body: {
      ...{ report: tile.report, columns, filter: narrowed, pageSize: tile.rows },
      ...(sortName === undefined ? {} : { sortName }),
      sortOrder: tile.sort === undefined ? ('asc' as const) : ('desc' as const),
    },
  })
  const before = tile.yearBefore === true ? yearBefore(filter) : null
  const now = useCall(GetReportData, ask(filter))
  const then = useCall(GetReportData, before === null ? { body: none } : ask(before), { enabled: before !== null })
  // What a year before could not be read of is not nothing.
  const failed = now.error ?? (before !== null && then.data === undefined ? then.error : null)
  return {
    rows: now.error === null && failed !== null ? undefined : now.data?.rows,
    names: now.data?.names ?? { carrier: {}, site: {} },
    total: now.data?.total ?? 0,
    before: before === null ? [] : (then.data?.rows ?? ([] as readonly ReportRow[])),
    /** Until then its place is kept. */
    isBeforeKnown: before === null || then.data !== undefined,
    error: failed,
    isStale: now.isPlaceholderData,
    retry: () => {
      void now.refetch()
      if (before !== null) void then.refetch()
    },
  }
}
