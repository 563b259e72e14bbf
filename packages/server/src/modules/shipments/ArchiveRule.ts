import type { ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** @throws {Refusal} ChangedMeanwhile where somebody saved it since */
export const archiveRule: Handler<typeof ArchiveRule> = async ({ tx, who, request, now, input: { rule } }) => {
  const { clientId } = who
  const found = await tx
    .selectFrom('archive_rule')
    .select(['version', 'after_days'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  const before = { version: found?.version ?? 0, afterDays: found?.after_days ?? null }
  if (rule === undefined || (rule.version === before.version && rule.afterDays === before.afterDays)) return before
  if (rule.version !== before.version) throw new Refusal('ChangedMeanwhile')
  const { afterDays } = rule
  const version = before.version + 1
  const saved = { after_days: afterDays, version, saved_at: now.toISOString(), saved_by: who.userId }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('archive_rule')
    .values({ client_id: clientId, ...saved })
    // Two first ones at once: the second one finds another version than it saw.
    .onConflict(oc => oc.column('client_id').doUpdateSet(saved).where('archive_rule.version', '=', before.version))
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('ChangedMeanwhile')
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'archiveRule', entityId: clientId, action: 'saved', version },
      ...{ before: { afterDays: before.afterDays }, after: { afterDays } },
    },
  )
  return { version, afterDays }
}
