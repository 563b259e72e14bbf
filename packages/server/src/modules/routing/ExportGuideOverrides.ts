import { Readable } from 'node:stream'
import type { ExportGuideOverrides } from '@waybill/contract/calls/Supplemental/ExportGuideOverrides.ts'
import type { OverrideReason, WireGuideOverride } from '@waybill/contract/wire/routingGuide.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { minorDigits } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { overrideRows, wireOverrideOf } from './overrideList.ts'

type Column = Given<typeof ExportGuideOverrides>['input']['columns'][number]

const heads: Readonly<Record<Column, string>> = {
  decidedAt: 'Booked',
  BOLNumber: 'BOL',
  consignee: 'Consignee',
  CarrierName: 'Carrier',
  total: 'Price',
  guideCarrier: "Guide's carrier",
  guideTotal: "Guide's price",
  cost: 'Cost of the override',
  reason: 'Reason',
  words: 'Remark',
  ruleName: 'Rule',
  decidedBy: 'Booked by',
}

const reasons: Readonly<Record<OverrideReason, string>> = {
  service: 'Transit time or service',
  capacity: "The guide's carrier has no capacity",
  customer: 'The customer asked for it',
  carrierFailed: "The guide's carrier failed before",
  price: 'Lower price',
  other: 'Other',
}

function cellOf(row: WireGuideOverride, column: Column, timeZone: string): Cell {
  if (column === 'decidedAt') return localNow(new Date(row.decidedAt), timeZone).date
  if (column === 'reason') return reasons[row.reason]
  if (column === 'ruleName') return `${row.rule} ${row.ruleName}`.trim()
  const value = row[column]
  if (column === 'total' || column === 'guideTotal' || column === 'cost') {
    return typeof value === 'number' ? signed(value, row.currency) : ''
  }
  return value
}

/** Below zero as a number: a text that begins with a sign would be disarmed as a formula. */
const signed = (minor: number, currency: string): Cell =>
  minor < 0 ? minor / 10 ** minorDigits(currency) : (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))

/** As far back as anybody reads a month. */
const EXPORTED_MAX = 50_000

export const exportGuideOverrides: Handler<typeof ExportGuideOverrides> = async ({ app, db, who, input, now }) => {
  const asked = { ...input, timeZone: who.timeZone }
  const rows = await db.read(overrideRows(app, who.clientId, asked).limit(EXPORTED_MAX))
  const lines = rows.map(row => {
    const own = wireOverrideOf(row)
    return [...input.columns.map(column => cellOf(own, column, who.timeZone)), own.currency]
  })
  const head = [...input.columns.map(column => heads[column]), 'Currency']
  return {
    name: `routing-guide-overrides-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, lines)),
  }
}
