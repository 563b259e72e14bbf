import type { CloseReason, ExceptionSide } from '@waybill/domain'
import { defineReport } from '../report.ts'
import { count, groups, hidden, text } from './columns.ts'

const reasons = {
  ...{
    carrierLate: 'Carrier late',
    breakdown: 'Breakdown',
    carrierForgot: 'Carrier missed it',
    notReady: 'Freight not ready',
  },
  ...{ wrongData: 'Wrong data', appointmentLater: 'Later appointment', consigneeClosed: 'Consignee closed' },
  ...{ consigneeRefused: 'Consignee refused', weather: 'Weather', settled: 'Settled', other: 'Other' },
} as const satisfies Record<CloseReason, string>
const sides = {
  ...{ carrier: 'Carrier', shipper: 'Shipper', consignee: 'Consignee', weather: 'Weather', nobody: 'Nobody' },
} as const satisfies Record<ExceptionSide, string>

/** Pickups and deliveries that came late, by carrier and by what was said of them when they were closed. */
export const report = defineReport({
  name: 'lateFreight',
  label: 'reports.lateFreight',
  title: 'Late Freight',
  columns: {
    carrier: groups.carrier,
    late: text('reports.late', 'Late', { words: { pickupLate: 'Pickup', deliveryLate: 'Delivery' } }),
    reason: text('reports.reason', 'Reason', { words: reasons }),
    side: text('reports.side', 'Side', { words: sides }),
    month: hidden(groups.month),
    mode: hidden(groups.mode),
    site: hidden(groups.site),
    consignee: hidden(groups.consignee),
    fromState: hidden(groups.fromState),
    toState: hidden(groups.toState),
    shipments: count('reports.shipments', 'Shipments'),
  },
  sort: 'shipments',
  order: 'desc',
  filters: ['day', 'carriers', 'sites', 'modes', 'from', 'to'],
})
