import type { ApprovalState, PricedApproval } from '@waybill/contract/wire/approval.ts'
import type { ApprovalReason } from '@waybill/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../db/open.ts'

type Door = Pick<Database['query'], 'selectFrom'> | Tx

/** What it is to whoever looks at it now. */
export const stateSql = (now: RawBuilder<unknown>) =>
  sql<ApprovalState>`case when exists (
      select from tender t where t.client_id = a.client_id and t.tender_id = a.tender_id
         and t.state in ('open', 'committing', 'unknown', 'awarded')) then 'used' when a.state = 'refused' then 'refused'
    when a.expires_at <= ${now} then 'expired' else a.state end`

const nameSql = (of: string) =>
  sql<string>`coalesce(nullif(trim(${sql.ref(`${of}.first_name`)} || ' ' || ${sql.ref(
    `${of}.last_name`,
  )}), ''), ${sql.ref(`${of}.email`)}, '')`

/** Whether somebody may decide: he was asked, or manages users. Nobody decides on what he asked himself. */
export const mayDecideSql = (userId: number) => sql<boolean>`a.asked_by <> ${userId} and exists (
  select from identity.member d where d.client_id = a.client_id and d.user_id = ${userId} and d.active and (
    exists (select from approval_ask k where k.client_id = a.client_id and k.approval_id = a.approval_id and k.user_id = ${userId})
    or ((d.page_list is null or 'ManageUsers' = any(string_to_array(d.page_list, ',')))
        and not 'ManageUsers' = any(string_to_array(d.look_list, ',')))))`

/** Approvals of a company with what is shown of them. @param now when they are looked at */
export const approvalRows = (db: Door, clientId: number, userId: number, now: RawBuilder<unknown>) =>
  (db as Tx)
    .selectFrom('approval as a')
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 'a.client_id').onRef('s.shipment_id', '=', 'a.shipment_id'),
    )
    .innerJoin('identity.person as p', 'p.user_id', 'a.asked_by')
    .leftJoin('identity.person as e', 'e.user_id', 'a.decided_by')
    .where('a.client_id', '=', clientId)
    .selectAll('a')
    .select(['s.bol_number', 's.consignee'])
    .select([
      sql<string>`s.shipper_city || ', ' || s.shipper_state || ' – ' || s.consignee_city || ', ' || s.consignee_state`.as(
        'lane',
      ),
      nameSql('p').as('asked_name'),
      nameSql('e').as('decided_name'),
      stateSql(now).as('shown_state'),
      mayDecideSql(userId).as('may_decide'),
      sql<string>`coalesce((
        select string_agg(coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email), ', ' order by m.user_id)
          from approval_ask k join identity.member m on m.client_id = k.client_id and m.user_id = k.user_id
         where k.client_id = a.client_id and k.approval_id = a.approval_id), '')`.as('approvers'),
      sql<boolean>`exists (
        select from carrier c where c.client_id = a.client_id and c.scac = a.scac and c.mode = s.mode
           and (not c.active or (c.settings ->> 'doNotUse')::boolean))`.as('is_barred'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof approvalRows>['executeTakeFirstOrThrow']>>

export const wireApprovalRow = (row: Row): PricedApproval => ({
  approvalId: row.approval_id,
  shipmentId: row.shipment_id,
  BOLNumber: row.bol_number,
  consignee: row.consignee,
  lane: row.lane,
  CarrierSCAC: row.scac,
  CarrierName: row.carrier_name,
  service: row.service,
  total: row.total,
  currency: row.currency,
  why: row.why as ApprovalReason,
  limit: row.limit_amount,
  limitCurrency: row.limit_currency,
  rule: row.rule_name,
  comments: row.comments,
  askedBy: row.asked_name,
  askedById: row.asked_by,
  askedAt: row.asked_at,
  expiresAt: row.expires_at,
  state: row.shown_state,
  approvers: row.approvers,
  decidedBy: row.decided_name,
  decidedAt: row.decided_at,
  decision: row.decision,
  isBarred: row.is_barred,
  mayDecide: row.may_decide && row.shown_state === 'asked',
})

/** One approval, whatever became of it; undefined where the company has none of that number. */
export async function approvalShown(
  tx: Tx,
  { clientId, approvalId, userId }: { readonly clientId: number; readonly approvalId: number; readonly userId: number },
  now: Date,
): Promise<PricedApproval | undefined> {
  const row = await approvalRows(tx, clientId, userId, sql`${now.toISOString()}::timestamptz`)
    .where('a.approval_id', '=', approvalId)
    .executeTakeFirst()
  return row && wireApprovalRow(row)
}
