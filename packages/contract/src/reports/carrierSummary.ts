import { defineReport } from '../report.ts'
import { figures, groups, hidden } from './columns.ts'

/** What each carrier moved, for how much and how well. */
export const report = defineReport({
  name: 'carrierSummary',
  label: 'reports.carrierSummary',
  title: 'Carrier Summary',
  columns: {
    carrier: groups.carrier,
    month: hidden(groups.month),
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    terms: hidden(groups.terms),
    currency: groups.currency,
    shipments: figures.shipments,
    weight: figures.weight,
    units: hidden(figures.units),
    spend: figures.spend,
    perCwt: figures.perCwt,
    perMile: hidden(figures.perMile),
    perShipment: hidden(figures.perShipment),
    fuelShare: figures.fuelShare,
    accessorialShare: figures.accessorialShare,
    pickupOnTime: hidden(figures.pickupOnTime),
    pickups: hidden(figures.pickups),
    onTimeConsignee: figures.onTimeConsignee,
    onTimeCarrier: figures.onTimeCarrier,
    deliveries: hidden(figures.deliveries),
    excused: hidden(figures.excused),
  },
  sort: 'spend',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'terms', 'currencies', 'from', 'to'],
})
