import { wireApprovalRule } from '@waybill/contract/wire/approvalRule.ts'
import { type ApprovalRule, exchanged, firstApprovalRule, isPaidByUs } from '@waybill/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import { exchangeRatesOn } from '../rates/index.ts'
import { overrideOf } from '../routing/index.ts'
import type { Buying } from './mayPurchase.ts'

/** The rules of a company as they are in force; version 0: it never had any. */
export async function rulesInForce(tx: Tx, clientId: number) {
  const row = await tx
    .selectFrom('approval_rules as r')
    .innerJoin('identity.person as p', 'p.user_id', 'r.saved_by')
    .select(['r.version', 'r.rules', 'r.saved_at', 'p.first_name', 'p.last_name', 'p.email'])
    .where('r.client_id', '=', clientId)
    .orderBy('r.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    version: row?.version ?? 0,
    rules: row === undefined ? [] : z.array(wireApprovalRule).parse(row.rules),
    savedAt: row?.saved_at ?? null,
    savedBy: row === undefined ? '' : `${row.first_name} ${row.last_name}`.trim() || row.email,
  }
}

interface Beside {
  readonly price_sheet_id: number
  readonly scac: string
  readonly carrier_name: string
  /** The cheapest of each currency. */
  readonly cheapest: readonly { readonly total: number; readonly currency: string }[]
}

/**
 * The price that a booking is made at, else the carrier's newest one, where an amendment or labels come to another sum, else
 * that of any; and the
 * cheapest ones in force for the same freight.
 */
async function priceBeside(tx: Tx, { record, scac, total, currency }: Buying, now: Date): Promise<Beside | undefined> {
  if (total === null) return undefined
  const { rows } = await sql<Beside>`
    select p.price_sheet_id, p.scac, p.carrier_name,
           (select coalesce(json_agg(json_build_object('total', c.total, 'currency', c.currency)), '[]')
              from (select o.currency, min(o.total) as total from price_sheet o
                      join quote_request q2 on q2.client_id = o.client_id and q2.day = o.day and q2.request_id = o.request_id
                      join rating_run r2 on r2.client_id = q2.client_id and r2.day = q2.day and r2.run_id = q2.run_id
                     where o.client_id = p.client_id and o.shipment_id = p.shipment_id and o.total > 0
                       and o.expires_at > ${now.toISOString()} and r2.rating_key = r.rating_key
                     group by o.currency) c) as cheapest
      from price_sheet p
      join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
      join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id
     where p.client_id = ${record.clientId} and p.shipment_id = ${record.shipmentId}
     order by (p.scac = ${scac}) desc, (p.total = ${total} and p.currency = ${currency}) desc, p.rated_at desc, p.price_sheet_id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Whether the company never had freight with a carrier. */
async function isNewCarrier(tx: Tx, { record, scac, tenderId }: Buying): Promise<boolean> {
  const had = await tx
    .selectFrom('tender')
    .select('tender_id')
    .where('client_id', '=', record.clientId)
    .where('scac', '=', scac)
    .where('state', '=', 'awarded')
    .where('tender_id', '!=', tenderId ?? 0)
    .limit(1)
    .executeTakeFirst()
  return had === undefined
}

/** The rule by which a booking has to be approved; undefined: none fits. @param day the company's */
export async function ruleFor(
  app: App,
  tx: Tx,
  buying: Buying,
  now: Date,
  day: string,
): Promise<ApprovalRule | undefined> {
  const { record, scac, total, currency } = buying
  const { clientId, shipmentId, shipment } = record
  const { rules } = await rulesInForce(tx, clientId)
  if (rules.length === 0) return undefined
  const beside = await priceBeside(tx, buying, now)
  const override =
    beside === undefined || beside.scac !== scac || total === null
      ? null
      : await overrideOf(tx, {
          ...{ client_id: clientId, shipment_id: shipmentId, scac, total, currency },
          ...{ price_sheet_id: beside.price_sheet_id, carrier_name: beside.carrier_name },
        })
  const rates = await exchangeRatesOn(app, within(tx), clientId, day)
  const inCurrency = (into: string): number | null => {
    if (total === null || into === currency) return total
    return exchanged({ minor: total, from: currency, into }, rates, day)?.amount ?? null
  }
  const prices = (beside?.cheapest ?? []).flatMap(one =>
    one.currency === currency
      ? [one.total]
      : [exchanged({ minor: one.total, from: one.currency, into: currency }, rates, day)?.amount ?? []].flat(),
  )
  const cheapest = prices.length === 0 ? null : Math.min(...prices)
  const facts = {
    ...{ total, currency, cheapest, isOffGuide: override !== null },
    isNewCarrier: await isNewCarrier(tx, buying),
    isHazmat: shipment.lines.some(line => line.hazmat !== null),
    ...{ mode: shipment.mode, siteId: record.siteId, isPaidByUs: isPaidByUs(shipment) },
  }
  return firstApprovalRule(rules, facts, inCurrency)
}
