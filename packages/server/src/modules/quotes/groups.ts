import type { WireCarrierGroup, WireGroupMember } from '@waybill/contract/wire/spotQuote.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

const membersOf = (value: unknown): WireGroupMember[] => value as WireGroupMember[]

/** The company's groups, by name. */
export async function allGroups(tx: Tx, clientId: number, max: number): Promise<WireCarrierGroup[]> {
  const rows = await tx
    .selectFrom('carrier_group')
    .select(['group_id', 'name', 'version', 'members'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .limit(max)
    .execute()
  return rows.map(row => ({
    groupId: row.group_id,
    name: row.name,
    version: row.version,
    members: membersOf(row.members),
  }))
}

/** Whom a group holds. @throws {Refusal} NotFound */
export async function groupMembers(tx: Tx, clientId: number, groupId: number): Promise<readonly WireGroupMember[]> {
  const row = await tx
    .selectFrom('carrier_group')
    .select('members')
    .where('client_id', '=', clientId)
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  return membersOf(row.members)
}
