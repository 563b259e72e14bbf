import type { ApprovalRule } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { administratorsOf } from '../../identity/memberships.ts'

/** Somebody who may decide. */
export interface Approver {
  readonly userId: number
  readonly name: string
  readonly email: string
}

/** People by their numbers, as colleagues know them; who is no active member is left out. */
export async function activeMembers(
  tx: Tx,
  clientId: number,
  userIds: readonly number[],
): Promise<readonly Approver[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('identity.member')
    .select(['user_id', 'first_name', 'last_name', 'email'])
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [...userIds])
    .where('active', '=', true)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id: userId, first_name, last_name, email }) => ({
    ...{ userId, email },
    name: `${first_name} ${last_name}`.trim() || email,
  }))
}

/** People with those who stand in for them on a day. */
async function withStandIns(tx: Tx, clientId: number, userIds: readonly number[], day: string) {
  if (userIds.length === 0) return userIds
  const rows = await tx
    .selectFrom('approval_stand_in')
    .select('stand_in_id')
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [...userIds])
    .where('from_day', '<=', day)
    .where('to_day', '>=', day)
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
    askedBy,
    rule,
    day,
  }: {
    readonly clientId: number
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
    )
  }
  const byRule = await people(rule?.approvers ?? [])
  return byRule.length > 0 ? byRule : people(await administratorsOf(tx, clientId))
}
