import type { ReportName } from './index.ts'

/** What a tile of the dashboard shows: a report, what its rows are made for and its figures. It has no question of its own. */
export interface TileShape {
  readonly report: ReportName
  /** What rows are made for; left out: one row for all, for each currency. */
  readonly by?: readonly string[]
  readonly figures: readonly string[]
  /** The figure that is drawn as a bar; left out: what tiles are read by, where it is one of its figures, else the last. */
  readonly bar?: string
  /** Figures that are shown; left out: the one that is drawn. */
  readonly shown?: readonly string[]
  /** Which rows come first; left out: in the order of `by`. */
  readonly sort?: string
  readonly rows: number
  /** Shown beside the same days of the year before. */
  readonly yearBefore?: true
}

const amounts = ['shipments', 'weight', 'spend'] as const
/** The figure by which tiles are read. */
export const dashboardMeasures = amounts
export type DashboardMeasure = (typeof amounts)[number]

export const tiles = {
  head: {
    report: 'carrierSummary',
    figures: ['shipments', 'weight', 'spend', 'perCwt', 'perMile', 'perShipment', 'fuelShare', 'accessorialShare'],
    rows: 10,
    yearBefore: true,
  },
  onTime: {
    report: 'service',
    figures: [
      'pickupOnTime',
      'pickups',
      'latePickups',
      'pickupsUnconfirmed',
      'onTimeConsignee',
      'onTimeCarrier',
      'deliveries',
      'lateConsignee',
      'lateCarrier',
      'excused',
      'deliveriesUnconfirmed',
    ],
    rows: 1,
    yearBefore: true,
  },
  months: { report: 'carrierSummary', by: ['month'], figures: amounts, rows: 100, yearBefore: true },
  modes: { report: 'carrierSummary', by: ['mode'], figures: amounts, sort: 'shipments', rows: 9 },
  carriers: { report: 'carrierSummary', by: ['carrier'], figures: amounts, sort: 'shipments', rows: 8 },
  lanes: { report: 'laneSummary', by: ['fromState', 'toState'], figures: amounts, sort: 'shipments', rows: 8 },
  consignees: { report: 'laneSummary', by: ['consignee'], figures: amounts, sort: 'shipments', rows: 8 },
  service: {
    report: 'service',
    by: ['carrier'],
    figures: ['shipments', 'onTimeConsignee', 'onTimeCarrier', 'deliveries'],
    bar: 'onTimeConsignee',
    shown: ['shipments', 'onTimeConsignee', 'onTimeCarrier'],
    sort: 'shipments',
    rows: 8,
  },
  accessorials: {
    report: 'accessorialAnalysis',
    by: ['accessorial'],
    figures: ['times', 'charged'],
    shown: ['times', 'charged'],
    sort: 'charged',
    rows: 8,
  },
  late: { report: 'lateFreight', by: ['carrier', 'reason'], figures: ['shipments'], sort: 'shipments', rows: 8 },
  guide: {
    report: 'guideCompliance',
    by: ['carrier'],
    figures: ['guided', 'within', 'against', 'extra', 'noGuide'],
    bar: 'against',
    shown: ['within', 'against', 'extra', 'noGuide'],
    sort: 'against',
    rows: 8,
  },
  savings: {
    report: 'savings',
    by: ['carrier'],
    figures: ['shipments', 'average', 'booked', 'saved', 'savedShare'],
    bar: 'saved',
    shown: ['saved', 'savedShare'],
    sort: 'saved',
    rows: 8,
  },
} as const satisfies Record<string, TileShape>
export type TileName = keyof typeof tiles
