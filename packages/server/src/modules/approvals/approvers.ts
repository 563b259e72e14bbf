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

/** Who is asked: everybody who manages users, but whoever asks. */
export async function approversFor(tx: Tx, clientId: number, askedBy: number): Promise<readonly Approver[]> {
  const administrators = await administratorsOf(tx, clientId)
  return activeMembers(
    tx,
    clientId,
    administrators.filter(userId => userId !== askedBy),
  )
}
