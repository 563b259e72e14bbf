import type { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { exceptionRuleNames } from '@waybill/domain'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { rulesIn } from './ruleRow.ts'

/** @throws {Refusal} ChangedMeanwhile where somebody saved it since */
export const exceptionRule: Handler<typeof ExceptionRule> = async ({ tx, who, request, now, input: { rule } }) => {
  const { clientId } = who
  const found = await tx
    .selectFrom('exception_rule')
    .select(['version', 'rules'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  const before = { version: found?.version ?? 0, ...rulesIn(found?.rules) }
  if (rule === undefined) return before
  const rules = rulesIn(rule)
  const isSame = exceptionRuleNames.every(name => rules[name] === before[name])
  if (isSame && rule.version === before.version) return before
  if (rule.version !== before.version) throw new Refusal('ChangedMeanwhile')
  const version = before.version + 1
  const saved = { rules: JSON.stringify(rules), version, saved_at: now.toISOString(), saved_by: who.userId }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('exception_rule')
    .values({ client_id: clientId, ...saved })
    // Two first ones at once: the second one finds another version than it saw.
    .onConflict(oc => oc.column('client_id').doUpdateSet(saved).where('exception_rule.version', '=', before.version))
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('ChangedMeanwhile')
  const doer = { who, requestId: request.id, at: now }
  const { version: _, ...was } = before
  const change = { entity: 'exceptionRule', entityId: clientId, action: 'saved', version, before: was, after: rules }
  await recordChange(tx, doer, change)
  await lookAtAll(tx, clientId)
  return { version, ...rules }
}

/** What is under way may be an exception by other rules, or none any more. */
async function lookAtAll(tx: Parameters<typeof recordChange>[0], clientId: number): Promise<void> {
  await sql`
    select exceptions_due(client_id, shipment_id) from shipment
     where client_id = ${clientId} and (bucket in ('O', 'Q', 'T', 'A') or exception_changes_at is not null
                                        or exception_urgency is not null)
     order by shipment_id`.execute(tx)
  await sql`
    select insurance_due(client_id, scac, mode) from carrier
     where client_id = ${clientId} and insurance_expires is not null order by carrier_id`.execute(tx)
}
