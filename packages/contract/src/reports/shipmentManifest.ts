import { statusNames } from '@waybill/domain'
import { defineReport } from '../report.ts'
import { amount, count, groups, hidden, text } from './columns.ts'

/** Each shipment with its numbers, where it went, what it weighed and what it cost. */
export const report = defineReport({
  name: 'shipmentManifest',
  label: 'reports.shipmentManifest',
  title: 'Shipment Manifest',
  columns: {
    bol: text('track.bol', 'BOL'),
    pro: text('track.pro', 'PRO'),
    day: text('reports.day', 'Pickup', { unit: 'day' }),
    planned: hidden(text('reports.planned', 'Planned', { words: { yes: 'Planned', no: '' } })),
    carrier: groups.carrier,
    mode: groups.mode,
    consignee: groups.consignee,
    toCity: text('reports.toCity', 'To city'),
    toState: groups.toState,
    toZip: hidden(text('reports.toZip', 'To ZIP')),
    fromCity: hidden(text('reports.fromCity', 'From city')),
    fromState: hidden(groups.fromState),
    site: hidden(groups.site),
    orders: hidden(text('track.orders', 'Orders')),
    delivered: text('track.delivered', 'Delivered', { unit: 'day' }),
    status: text('track.status', 'Status', { words: statusNames }),
    terms: hidden(groups.terms),
    units: hidden(count('reports.units', 'Handling units')),
    weight: count('reports.weight', 'Weight (lb)', { unit: 'weight' }),
    spend: amount('reports.spend', 'Spend'),
    currency: groups.currency,
  },
  sort: 'day',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'terms', 'currencies', 'from', 'to'],
})
