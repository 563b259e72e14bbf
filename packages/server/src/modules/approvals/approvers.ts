import type { ApprovalRule } from '@waybill/domain'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { administratorsOf } from '../../identity/memberships.ts'

/** Somebody who may decide. */
export interface Approver {
  readonly userId: number
  readonly name: string
  readonly email: string
  /** What freight costs is shown to him. */
  readonly seesPrices: boolean
}

/**
 * People by their numbers, as colleagues know them; who is no active member is left out, and who does not work at the dock.
 * @param siteId the dock of the shipment that they are to be told of; left out: any
 */
export async function activeMembers(
  tx: Tx,
  clientId: number,
  userIds: readonly number[],
  siteId?: number | null,
): Promise<readonly Approver[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('identity.member')
    .select(['user_id', 'first_name', 'last_name', 'email', 'sees_prices'])
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [...userIds])
    .where('active', '=', true)
    .$if(siteId !== undefined, query =>
      query.where(eb =>
        eb.or([eb('dock_list', 'is', null), sql<SqlBool>`${String(siteId)} = any(string_to_array(dock_list, ','))`]),
      ),
    )
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id: userId, first_name, last_name, email, sees_prices: seesPrices }) => ({
    ...{ userId, email, seesPrices },
    name: `${first_name} ${last_name}`.trim() || email,
  }))
}

/** People with those who stand in for them on a day. Nobody stands in for who left. */
async function withStandIns(tx: Tx, clientId: number, userIds: readonly number[], day: string) {
  if (userIds.length === 0) return userIds
  const rows = await tx
    .selectFrom('approval_stand_in as s')
    .innerJoin('identity.member as m', join =>
      join.onRef('m.client_id', '=', 's.client_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .select('s.stand_in_id')
    .where('s.client_id', '=', clientId)
    .where('s.user_id', 'in', [...userIds])
    .where('m.active', '=', true)
    .where('s.from_day', '<=', day)
    .where('s.to_day', '>=', day)
    .execute()
  return [...new Set([...userIds, ...rows.map(({ stand_in_id }) => stand_in_id)])]
}

/**
 * Who is asked, but whoever asks: who approves by the rule, and where that is nobody any more, or there is no rule, everybody who
 * manages users. With each, who stands in for him.
 * @param day the company's
 */
export async function approversFor(
  tx: Tx,
  {
    clientId,
    siteId,
    askedBy,
    rule,
    day,
  }: {
    readonly clientId: number
    /** The dock of the shipment: who works at others alone is not asked. */
    readonly siteId: number | null
    readonly askedBy: number
    readonly rule?: ApprovalRule | undefined
    readonly day: string
  },
): Promise<readonly Approver[]> {
  const people = async (userIds: readonly number[]) => {
    const all = await withStandIns(tx, clientId, userIds, day)
    return activeMembers(
      tx,
      clientId,
      all.filter(userId => userId !== askedBy),
      siteId,
    )
  }
  const byRule = await people(rule?.approvers ?? [])
  return byRule.length > 0 ? byRule : people(await administratorsOf(tx, clientId))
}
