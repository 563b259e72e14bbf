import type { ExportCarriers } from '@waybill/contract/calls/Carriers/ExportCarriers.ts'
import { list as carrierList } from '@waybill/contract/lists/carriers.ts'
import type { insuranceStates } from '@waybill/contract/wire/carrier.ts'
import { endingRange } from '@waybill/domain'
import { type SqlBool, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Handler } from '../../handler.ts'
import { type AskedOf, listReader, listSql, type Reader } from '../../lists/listSql.ts'
import { listFileOf } from '../../lists/serveList.ts'
import { carrierFacts, doNotUse } from './carrierRows.ts'
import { wireCarrier } from './wireCarrier.ts'

/** States of insurance as conditions on the date: domain `insuranceState` in SQL. */
function insured(state: (typeof insuranceStates)[number], today: string) {
  const { from, to } = endingRange(today)
  return {
    missing: sql<SqlBool>`c.insurance_expires is null`,
    expired: sql<SqlBool>`c.insurance_expires < ${from}::date`,
    ending: sql<SqlBool>`c.insurance_expires between ${from}::date and ${to}::date`,
    valid: sql<SqlBool>`c.insurance_expires > ${to}::date`,
  }[state]
}

const carriers = listSql(carrierList, {
  from: (query, { clientId }) =>
    query
      .selectFrom('carrier as c')
      .where('c.client_id', '=', clientId)
      .where('c.active', '=', true)
      .selectAll('c')
      .select(carrierFacts),
  key: sql`c.carrier_id`,
  search: sql`c.scac || ' ' || c.name || ' ' || c.contact_name || ' ' || c.quote_email || ' ' || c.tender_email`,
  filters: {
    kinds: sql`c.kind`,
    modes: sql`c.mode`,
    insurance: (states, { today }) =>
      states.length === 0
        ? sql`true`
        : sql`(${sql.join(
            states.map(state => insured(state, today)),
            sql` or `,
          )})`,
    doNotUse,
    collect: sql`c.collect`,
  },
  sorts: {
    CarrierName: { by: sql`c.name`, type: 'text' },
    SCAC: { by: sql`c.scac`, type: 'text' },
    RateMode: { by: sql`c.mode`, type: 'text' },
    // Carriers without a date come first: they are the ones to look after.
    InsuranceExpires: { by: sql`coalesce(c.insurance_expires, '-infinity')`, type: 'date' },
  },
  wire: (row, { today }) => wireCarrier(row, today),
  cells: {
    collect: one => (one.collect ? one.ShipVia || 'Yes' : 'No'),
    Contact: one => [one.Contact, one.Phone].filter(text => text !== '').join(', '),
  },
})

/** The carriers that a question finds, whole or in part. */
export const carriersAsked = (query: App['db']['query'], reader: Reader, asked: AskedOf<typeof carrierList>) =>
  listReader(carrierList, carriers, { query, reader, asked })

export const exportCarriers: Handler<typeof ExportCarriers> = listFileOf(carrierList, carriers)
