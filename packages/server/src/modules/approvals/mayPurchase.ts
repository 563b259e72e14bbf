import {
  type ApprovalReason,
  type ApprovalRule,
  type BookingRight,
  bookingLeave,
  formatMoney,
  isPaidByUs,
  phrase,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import { bookingRightOf } from '../../identity/memberships.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { exchangeRatesOn } from '../rates/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { ruleFor } from './rulesInForce.ts'

/** What somebody is about to buy. */
export interface Buying {
  /** Who answers for it: the person at the button, or in whose name a rule or a round works. */
  readonly userId: number
  /** Locked by the caller. */
  readonly record: Pick<ShipmentRecord, 'clientId' | 'shipmentId' | 'shipment' | 'siteId'>
  readonly scac: string
  /** What the shipment costs with it, amendments included, in minor units of `currency`; null: no price of ours. */
  readonly total: number | null
  readonly currency: string
  /** The price, where several are asked about at once: a refusal says which. */
  readonly priceSheetId?: number
  /** The order that holds the shipment already, where this comes on top of it. */
  readonly tenderId?: number
}

type Leave =
  | { readonly kind: 'free' }
  | { readonly kind: 'approved'; readonly approvalId: number }
  | { readonly kind: 'mayNot' }
  | {
      readonly kind: ApprovalReason
      readonly right: BookingRight & { readonly seesPrices: boolean }
      /** The rule of approval that fits; left out: none does. */
      readonly rule?: ApprovalRule
    }

/** Whether a carrier is marked do not use, or was taken off the list. */
export async function isBarred(
  tx: Tx,
  { clientId, shipment }: Pick<ShipmentRecord, 'clientId' | 'shipment'>,
  scac: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('carrier')
    .select(['active', sql<boolean>`coalesce((settings ->> 'doNotUse')::boolean, false)`.as('do_not_use')])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('mode', '=', shipment.mode)
    .executeTakeFirst()
  return row !== undefined && (!row.active || row.do_not_use)
}

/** What was bought under it lives: it was not declined, refused, withdrawn or given back since. */
const isUsedSql = sql<boolean>`exists (
  select from tender t where t.client_id = approval.client_id and t.tender_id = approval.tender_id
     and t.state in ('open', 'committing', 'unknown', 'awarded'))`

/**
 * The approval under which somebody may buy: of the same carrier, at this price or a higher one, not over yet, and not used by
 * another order that lives. One that was given before the carrier was barred holds no more, nor one that was asked for by
 * another rule than the one that fits by now, unless who approves by this one gave it.
 */
async function approvalFor(
  tx: Tx,
  { userId, record, scac, total, currency, tenderId }: Buying,
  rule: ApprovalRule | undefined,
  now: Date,
) {
  if (total === null) return undefined
  const barred = await isBarred(tx, record, scac)
  return tx
    .selectFrom('approval')
    .select('approval_id')
    .where('client_id', '=', record.clientId)
    .where('shipment_id', '=', record.shipmentId)
    .where('asked_by', '=', userId)
    .where('state', '=', 'approved')
    .where('scac', '=', scac)
    .where('currency', '=', currency)
    .where('total', '>=', total)
    .where(eb =>
      eb.or([
        eb.and([eb('expires_at', '>', now.toISOString()), eb.not(isUsedSql)]),
        eb('tender_id', '=', tenderId ?? null),
      ]),
    )
    .$if(barred, query => query.where('despite_bar', '=', true))
    .$if(rule !== undefined, query =>
      query.where(eb =>
        eb.or([eb('rule_name', '=', rule?.name ?? ''), eb('decided_by', 'in', [...(rule?.approvers ?? [])])]),
      ),
    )
    .orderBy('total')
    .limit(1)
    .executeTakeFirst()
}

/** Whether somebody may buy at a price: by himself, under an approval, or not. */
export async function purchaseLeave(app: App, tx: Tx, buying: Buying, now: Date): Promise<Leave> {
  const { clientId, shipment } = buying.record
  const right = await bookingRightOf(tx, { clientId, userId: buying.userId })
  if (right === undefined) return { kind: 'mayNot' }
  const { total, currency } = buying
  const isForeign = right.limit !== null && total !== null && currency !== right.currency
  const { time_zone } = await tx
    .selectFrom('identity.client')
    .select('time_zone')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const day = localNow(now, time_zone).date
  const rates = isForeign ? await exchangeRatesOn(app, within(tx), clientId, day) : []
  const kind = bookingLeave(right, { total, currency, isPaidByUs: isPaidByUs(shipment) }, rates, day)
  if (kind === 'mayNot') return { kind }
  const rule = await ruleFor(app, tx, buying, now, day)
  // Who approves by a rule needs nobody for it.
  const isBound = rule !== undefined && !rule.approvers.includes(buying.userId)
  if (kind === 'free' && !isBound) return { kind }
  const approval = await approvalFor(tx, buying, isBound ? rule : undefined, now)
  if (approval !== undefined) return { kind: 'approved', approvalId: approval.approval_id }
  return { kind: kind === 'free' ? 'rule' : kind, right, ...(isBound ? { rule } : {}) }
}

/** Who is asked about this price by this person, while nobody has decided; blank: nobody. */
async function waitsFor(tx: Tx, { userId, record, scac, total, currency }: Buying, now: Date): Promise<string> {
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(distinct coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email), ', ') as names
      from approval a
      join approval_ask k on k.client_id = a.client_id and k.approval_id = a.approval_id
      join identity.member m on m.client_id = k.client_id and m.user_id = k.user_id
     where a.client_id = ${record.clientId} and a.shipment_id = ${record.shipmentId} and a.asked_by = ${userId}
       and a.state = 'asked' and a.expires_at > ${now.toISOString()} and a.scac = ${scac}
       and a.currency = ${currency} and a.total >= ${total}`.execute(tx)
  return rows[0]?.names ?? ''
}

/**
 * Whether somebody may buy, in the transaction that takes up the purchase slot, whoever asks: a button, a bulk job, a rule,
 * labels or an offer. The caller holds the shipment's lock.
 * @returns the approval it is bought under, to be handed to {@link spendApproval}; null: none is needed
 * @throws {Refusal} MayNotBook, AboveLimit, LimitIncomparable, NeedsApproval, ApprovalWaits
 */
export async function mayPurchase(app: App, tx: Tx, buying: Buying, now: Date): Promise<number | null> {
  const leave = await purchaseLeave(app, tx, buying, now)
  if (leave.kind === 'free') return null
  if (leave.kind === 'approved') return leave.approvalId
  if (leave.kind === 'mayNot') throw new Refusal('MayNotBook')
  const { rule } = leave
  const { limit, currency, seesPrices } = leave.right
  const known = buying.total === null ? '' : formatMoney(buying.total, buying.currency)
  const amount = seesPrices ? known : phrase('priceNotShown')
  const which = buying.priceSheetId === undefined ? {} : { PricesheetID: buying.priceSheetId }
  const said = { ...which, amount, limit: formatMoney(limit ?? 0, currency) }
  const approvers = buying.total === null ? '' : await waitsFor(tx, buying, now)
  if (approvers !== '') throw new Refusal('ApprovalWaits', { ...said, approvers })
  if (leave.kind === 'rule') throw new Refusal('NeedsApproval', { ...said, rule: rule?.name ?? '' })
  throw new Refusal(leave.kind === 'above' ? 'AboveLimit' : 'LimitIncomparable', said)
}

/** Ties an approval to what was bought under it: it holds for that order alone. */
export async function spendApproval(
  tx: Tx,
  { clientId, tenderId }: { readonly clientId: number; readonly tenderId: number },
  approvalId: number | null,
): Promise<void> {
  if (approvalId === null) return
  await tx
    .updateTable('approval')
    .set({ tender_id: tenderId })
    .where('client_id', '=', clientId)
    .where('approval_id', '=', approvalId)
    .execute()
}
