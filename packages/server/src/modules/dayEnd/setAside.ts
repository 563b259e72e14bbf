import type { Tx } from '../../db/open.ts'

/** Has pickups and closes that wait count as sent by a node that died over it: their carriers are asked what they know of them. */
export async function setDayEndAside(tx: Tx, now: Date): Promise<void> {
  const left = { left_at: now.toISOString() }
  await tx.updateTable('carrier_pickup').set(left).where('state', '=', 'asking').where('left_at', 'is', null).execute()
  await tx.updateTable('day_close').set(left).where('state', '=', 'closing').where('left_at', 'is', null).execute()
}
