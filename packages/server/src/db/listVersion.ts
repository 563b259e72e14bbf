import { Refusal } from '../refusal.ts'
import type { Who } from '../who.ts'
import type { Tx } from './open.ts'

/** Tables with one row a company: the version in which a list that is saved whole stands. */
type ListOfCompany = 'own_box_list' | 'pallet_config_list' | 'ship_via_list'

/**
 * Takes a list's version on, which is also what two who save at once wait for; a list that was never saved is version 0.
 * @throws {Refusal} ChangedMeanwhile
 */
export async function takeListVersion(
  tx: Tx,
  table: ListOfCompany,
  { clientId, userId }: Who,
  version: number,
  now: Date,
): Promise<number> {
  const saved = { saved_by: userId, saved_at: now.toISOString() }
  const first = await tx
    .insertInto(table)
    .values({ client_id: clientId, version: 1, ...saved })
    .onConflict(oc => oc.column('client_id').doNothing())
    .returning('version')
    .executeTakeFirst()
  if (first !== undefined && version === 0) return first.version
  if (first !== undefined) throw new Refusal('ChangedMeanwhile')
  const next = await tx
    .updateTable(table)
    .set({ version: version + 1, ...saved })
    .where('client_id', '=', clientId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (next === undefined) throw new Refusal('ChangedMeanwhile')
  return next.version
}
