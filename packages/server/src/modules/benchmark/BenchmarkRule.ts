import type { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
import { BENCHMARK_ENOUGH } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** @throws {Refusal} ChangedMeanwhile where somebody saved it since */
export const benchmarkRule: Handler<typeof BenchmarkRule> = async ({ tx, who, request, now, input: { rule } }) => {
  const { clientId } = who
  const found = await tx
    .selectFrom('benchmark_rule')
    .select(['version', 'enough'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  const before = { version: found?.version ?? 0, enough: found?.enough ?? BENCHMARK_ENOUGH }
  if (rule === undefined || (rule.version === before.version && rule.enough === before.enough)) return before
  if (rule.version !== before.version) throw new Refusal('ChangedMeanwhile')
  const { enough } = rule
  const version = before.version + 1
  const saved = { enough, version, saved_at: now.toISOString(), saved_by: who.userId }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('benchmark_rule')
    .values({ client_id: clientId, ...saved })
    // Two first ones at once: the second one finds another version than it saw.
    .onConflict(oc => oc.column('client_id').doUpdateSet(saved).where('benchmark_rule.version', '=', before.version))
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('ChangedMeanwhile')
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'benchmarkRule', entityId: clientId, action: 'saved', version },
      ...{ before: { enough: before.enough }, after: { enough } },
    },
  )
  return { version, enough }
}
