import { defineReport } from '../report.ts'
import { figures, groups, hidden } from './columns.ts'

/** What moved between two states, ZIP areas or to a consignee. */
export const report = defineReport({
  name: 'laneSummary',
  label: 'reports.laneSummary',
  title: 'Lane Summary',
  columns: {
    fromState: groups.fromState,
    toState: groups.toState,
    fromZip3: hidden(groups.fromZip3),
    toZip3: hidden(groups.toZip3),
    consignee: hidden(groups.consignee),
    mode: groups.mode,
    month: hidden(groups.month),
    carrier: hidden(groups.carrier),
    currency: groups.currency,
    shipments: figures.shipments,
    weight: figures.weight,
    units: hidden(figures.units),
    spend: figures.spend,
    perCwt: figures.perCwt,
    perMile: hidden(figures.perMile),
    perShipment: figures.perShipment,
    onTimeConsignee: figures.onTimeConsignee,
    deliveries: hidden(figures.deliveries),
  },
  sort: 'shipments',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'terms', 'currencies', 'from', 'to'],
})
