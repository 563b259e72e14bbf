import { paymentNames } from '@waybill/domain'
import { money } from '../money.ts'
import type { ReportColumn } from '../report.ts'

const text = (label: string, head: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  ...{ label, head, unit: 'text', groups: true },
  ...more,
})
const count = (label: string, head: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  ...{ label, head, unit: 'count', totals: true },
  ...more,
})
const amount = (label: string, head: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  ...{ label, head, unit: 'money', totals: true, type: money() },
  ...more,
})
const percent = (label: string, head: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  ...{ label, head, unit: 'percent', totals: true },
  ...more,
})

const modeWords = { LTL: 'LTL', TL: 'Truckload', PARCEL: 'Parcel' }
const { prepaid, collect, thirdParty } = paymentNames

/** What rows can be made for. */
export const groups = {
  month: text('reports.month', 'Month', { unit: 'month' }),
  carrier: text('reports.carrier', 'Carrier'),
  mode: text('reports.mode', 'Mode', { words: modeWords }),
  site: text('reports.site', 'Dock'),
  fromState: text('reports.fromState', 'From'),
  toState: text('reports.toState', 'To'),
  fromZip3: text('reports.fromZip3', 'From ZIP3'),
  toZip3: text('reports.toZip3', 'To ZIP3'),
  consignee: text('reports.consignee', 'Consignee'),
  terms: text('reports.terms', 'Terms', { words: { prepaid, collect, thirdParty } }),
  currency: text('reports.currency', 'Currency'),
} as const

/** What rows can say. */
export const figures = {
  shipments: count('reports.shipments', 'Shipments'),
  weight: count('reports.weight', 'Weight (lb)', { unit: 'weight' }),
  units: count('reports.units', 'Handling units'),
  spend: amount('reports.spend', 'Spend'),
  perCwt: amount('reports.perCwt', 'Per cwt'),
  perMile: amount('reports.perMile', 'Per mile (truckload)'),
  perShipment: amount('reports.perShipment', 'Per shipment'),
  fuelShare: percent('reports.fuelShare', 'Fuel %'),
  accessorialShare: percent('reports.accessorialShare', 'Accessorials %'),
  agreed: amount('reports.agreed', 'Agreed'),
  invoiced: amount('reports.invoiced', 'Invoiced'),
  pickups: count('reports.pickups', 'Pickups'),
  pickupOnTime: percent('reports.pickupOnTime', 'Pickup on time %', { of: 'pickups' }),
  pickupsUnconfirmed: count('reports.pickupsUnconfirmed', 'Pickups not confirmed'),
  deliveries: count('reports.deliveries', 'Deliveries'),
  onTimeConsignee: percent('reports.onTimeConsignee', "On time %, consignee's clock", { of: 'deliveries' }),
  onTimeCarrier: percent('reports.onTimeCarrier', "On time %, carrier's clock", { of: 'deliveries' }),
  latePickups: count('reports.latePickups', 'Late pickups'),
  lateConsignee: count('reports.lateConsignee', "Late, consignee's clock"),
  lateCarrier: count('reports.lateCarrier', "Late, carrier's clock"),
  excused: count('reports.excused', 'Excused'),
  deliveriesUnconfirmed: count('reports.deliveriesUnconfirmed', 'Deliveries not confirmed'),
} as const

/** The same column, shown where it is chosen alone. */
export const hidden = <C extends ReportColumn>(column: C): C & { readonly shown: false } => ({
  ...column,
  shown: false,
})
export { amount, count, percent, text }
