import { defineReport } from '../report.ts'
import { figures, groups, hidden } from './columns.ts'

/** Who was on time, by both clocks, with what nobody confirmed beside it. */
export const report = defineReport({
  name: 'service',
  label: 'reports.service',
  title: 'Service (on time)',
  columns: {
    carrier: groups.carrier,
    month: hidden(groups.month),
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    fromState: hidden(groups.fromState),
    toState: hidden(groups.toState),
    shipments: figures.shipments,
    pickupOnTime: figures.pickupOnTime,
    pickups: hidden(figures.pickups),
    latePickups: hidden(figures.latePickups),
    pickupsUnconfirmed: figures.pickupsUnconfirmed,
    onTimeConsignee: figures.onTimeConsignee,
    onTimeCarrier: figures.onTimeCarrier,
    deliveries: hidden(figures.deliveries),
    lateConsignee: figures.lateConsignee,
    lateCarrier: figures.lateCarrier,
    excused: figures.excused,
    deliveriesUnconfirmed: figures.deliveriesUnconfirmed,
  },
  sort: 'shipments',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'terms', 'from', 'to'],
})
