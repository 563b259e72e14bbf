import type { ReportShape } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import { type TileName, type TileShape, tiles } from '@waybill/contract/reports/tiles.ts'
import { isSeen } from '../../../widgets/Reports/reportList.tsx'

/** A tile as it is for who is signed in: without figures that are not shown to him. */
export function tileSeen(name: TileName): TileShape {
  const tile: TileShape = tiles[name]
  const report: ReportShape = reports[tile.report]
  const figures = tile.figures.filter(id => isSeen(report, id))
  const { bar, shown, sort, ...rest } = tile
  const [first] = figures
  return {
    ...{ ...rest, figures },
    ...(bar === undefined ? {} : { bar: figures.includes(bar) ? bar : (first ?? bar) }),
    ...(shown === undefined ? {} : { shown: shown.filter(id => isSeen(report, id)) }),
    ...(sort === undefined ? {} : { sort: isSeen(report, sort) ? sort : (first ?? sort) }),
  }
}

/** Whether what a tile is about is shown: one that is drawn by a price is not. */
export function isTileSeen(name: TileName): boolean {
  const { report, bar, figures }: TileShape = tiles[name]
  return (
    tileSeen(name).figures.length > 0 && (bar === undefined || figures.length === 0 || isSeen(reports[report], bar))
  )
}
