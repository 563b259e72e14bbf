import { Readable } from 'node:stream'
import type { ExportCarriers } from '@waybill/contract/calls/Carriers/ExportCarriers.ts'
import type { WireCarrier } from '@waybill/contract/wire/carrier.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { carrierFacts, carrierOrder, carriersFound } from './carrierRows.ts'
import { wireCarrier } from './wireCarrier.ts'

type Column = Given<typeof ExportCarriers>['input']['columns'][number]

const heads: Readonly<Record<Column, string>> = {
  CarrierName: 'Carrier',
  SCAC: 'SCAC',
  RateMode: 'Mode',
  kind: 'Kind',
  InsuranceExpires: 'Insured until',
  doNotUse: 'Do not use',
  collect: 'Collect',
  Contact: 'Contact',
  TenderEmail: 'Tender e-mail',
  Email: 'Quote e-mail',
  CarrierLocn: 'Location',
  ContractId: 'Contract',
  RateModeID: 'Mode id',
}

const kinds: Readonly<Record<WireCarrier['kind'], string>> = {
  spot: 'Spot quotes',
  rateSheet: 'Rate sheet',
  provider: 'Pricing provider',
  instant: 'Own account',
}

function cellOf(carrier: WireCarrier, column: Column): Cell {
  if (column === 'kind') return kinds[carrier.kind]
  if (column === 'doNotUse') return carrier.doNotUse ? 'Yes' : 'No'
  if (column === 'collect') return carrier.collect ? carrier.ShipVia || 'Yes' : 'No'
  if (column === 'Contact') return [carrier.Contact, carrier.Phone].filter(text => text !== '').join(', ')
  return carrier[column]
}

/** More carriers than any shipper keeps. */
const EXPORTED_MAX = 20_000

export const exportCarriers: Handler<typeof ExportCarriers> = async ({ app, db, who, input, now }) => {
  const { date } = localNow(now, who.timeZone)
  const shown = carriersFound(app.db.query, who.clientId, input, date)
  const found = input.chosen === undefined ? shown : shown.where('c.carrier_id', 'in', input.chosen)
  const rows = await db.read(found.selectAll('c').select(carrierFacts).orderBy(carrierOrder(input)).limit(EXPORTED_MAX))
  const lines = rows.map(row => {
    const carrier = wireCarrier(row, date)
    return input.columns.map(column => cellOf(carrier, column))
  })
  const head = input.columns.map(column => heads[column])
  return {
    name: `carriers-${date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, lines)),
  }
}
