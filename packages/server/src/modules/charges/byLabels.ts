import { isCharged, type LabelState } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { spreadCharges } from './spread.ts'

interface LabelRow {
  readonly unit_id: number
  readonly tracking_number: string
  readonly state: LabelState
  readonly is_surplus: boolean
  readonly scanned_at: string | null
  readonly is_credited: boolean
  readonly charge: number | null
  readonly currency: string
}

interface Newest {
  readonly amendment_no: number | null
  readonly total: number | null
  readonly currency: string
  readonly source: string
}

/** What labels cost together. Minor units of `currency`. */
export interface Charged {
  readonly total: number
  readonly currency: string
}

const labelsOf = async (tx: Tx, clientId: number, tenderId: number): Promise<readonly LabelRow[]> =>
  (
    await sql<LabelRow>`
      select l.unit_id, l.tracking_number, l.state, l.is_surplus, l.scanned_at, l.is_credited, l.charge,
             coalesce(nullif(p.currency, ''), t.currency) as currency
        from label l
        join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id
        left join label_purchase p on p.client_id = l.client_id and p.transmission_id = l.transmission_id
       where l.client_id = ${clientId} and l.tender_id = ${tenderId}
       order by l.label_id`.execute(tx)
  ).rows

/** The set of charges that holds now, or the price of an order that has none. */
const newestOf = async (tx: Tx, clientId: number, tenderId: number): Promise<Newest | undefined> =>
  (
    await sql<Newest>`
      select c.amendment_no, coalesce(c.total, t.total) as total, coalesce(c.currency, t.currency) as currency,
             coalesce(c.source, t.price_sheet_id::text, '') as source
        from tender t
        left join lateral (
          select amendment_no, sum(amount)::bigint as total, min(currency) as currency, min(source) as source
            from charge where client_id = t.client_id and tender_id = t.tender_id
           group by amendment_no order by amendment_no desc limit 1) c on true
       where t.client_id = ${clientId} and t.tender_id = ${tenderId} and t.state in ('awarded', 'ended')`.execute(tx)
  ).rows[0]

/**
 * Keeps what the labels of an order cost as its next set of charges, a line for each, where that is another amount than what
 * holds: labels that were given back leave with their own charges, and what a carrier charged otherwise than was shown
 * counts as it was charged. While one is still being bought, or nobody knows what one costs, what holds stays. The caller
 * holds the shipment's lock.
 * @returns what holds from now on; null: what did before
 */
export async function chargeByLabels(
  tx: Tx,
  { clientId, tenderId, shipmentId }: Readonly<Record<'clientId' | 'tenderId' | 'shipmentId', number>>,
  at: Date,
): Promise<Charged | null> {
  const all = await labelsOf(tx, clientId, tenderId)
  const bought = all.filter(({ state }) => state !== 'refused')
  if (bought.length === 0 || bought.some(({ state }) => state === 'asked' || state === 'unknown')) return null
  const counted = bought.filter(one =>
    isCharged({
      ...{ state: one.state, isSurplus: one.is_surplus, scannedAt: one.scanned_at, isCredited: one.is_credited },
    }),
  )
  const currencies = new Set(counted.map(one => one.currency))
  if (counted.some(({ charge }) => charge === null) || currencies.size > 1) return null
  const newest = await newestOf(tx, clientId, tenderId)
  if (newest === undefined) return null
  const total = counted.reduce((sum, { charge }) => sum + (charge ?? 0), 0)
  const currency = [...currencies][0] ?? newest.currency
  if (total === newest.total && currency === newest.currency) return null
  const amendmentNo = (newest.amendment_no ?? 0) + 1
  const lines = counted.map(one => ({ unit: one.unit_id, code: one.tracking_number, amount: one.charge ?? 0 }))
  const nothing = { unit: null, code: '', amount: 0 }
  await tx
    .insertInto('charge')
    .values(
      (lines.length === 0 ? [nothing] : lines).map(({ unit, code, amount }, index) => ({
        ...{ client_id: clientId, tender_id: tenderId, shipment_id: shipmentId, amendment_no: amendmentNo },
        ...{ line_no: index + 1, phase: 'labels', kind: 'label', code, amount, currency, unit_id: unit },
        ...{ source: newest.source, made_at: at.toISOString() },
      })),
    )
    .execute()
  await spreadCharges(tx, { clientId, tenderId, amendmentNo }, at)
  return { total, currency }
}
