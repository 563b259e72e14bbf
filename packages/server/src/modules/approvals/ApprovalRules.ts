import type { ApprovalRules } from '@waybill/contract/calls/Shipment/ApprovalRules.ts'
import { MEMBERS_MAX } from '@waybill/contract/constants.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { docksQuery } from '../shipments/index.ts'
import { rulesInForce } from './rulesInForce.ts'

type Asked = Given<typeof ApprovalRules>

/** Everybody who can be chosen to approve, by name. */
export async function peopleToChoose(tx: Tx, clientId: number) {
  const rows = await tx
    .selectFrom('identity.member')
    .select(['user_id', 'first_name', 'last_name', 'email'])
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .orderBy('email')
    .limit(MEMBERS_MAX)
    .execute()
  return rows.map(({ user_id, first_name, last_name, email }) => ({
    ...{ UserId: user_id, name: `${first_name} ${last_name}`.trim() || email },
  }))
}

async function choices({ tx, who }: Asked) {
  const { rows } = await tx.executeQuery(docksQuery(who.clientId))
  return {
    people: await peopleToChoose(tx, who.clientId),
    docks: rows.map(({ address_id, company, city }) => ({ addressId: address_id, name: `${company}, ${city}` })),
  }
}

async function save(asked: Asked): Promise<void> {
  const { tx, who, input, now, request } = asked
  const { clientId, userId } = who
  const before = await rulesInForce(tx, clientId)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  const { people, docks } = await choices(asked)
  const issues = input.rules.flatMap(({ approvers, siteId }, index) => [
    ...(approvers.every(id => people.some(({ UserId }) => UserId === id)) ? [] : [`body.rules.${index}.approvers`]),
    ...(siteId === null || docks.some(({ addressId }) => addressId === siteId) ? [] : [`body.rules.${index}.siteId`]),
  ])
  if (issues.length > 0) {
    throw new Refusal(
      'NotFound',
      {},
      issues.map(at => ({ at, code: 'not_found', params: {} })),
    )
  }
  const names = input.rules.map(({ name }) => name.trim().toLowerCase())
  const twice = names.flatMap((name, index) => (names.indexOf(name) < index ? [`body.rules.${index}.name`] : []))
  if (twice.length > 0) {
    throw new Refusal(
      'InvalidInput',
      {},
      twice.map(at => ({ at, code: 'nameTaken', params: {} })),
    )
  }
  const version = before.version + 1
  const added = await tx
    .insertInto('approval_rules')
    .values({
      ...{ client_id: clientId, version, rules: JSON.stringify(input.rules) },
      ...{ saved_by: userId, saved_at: now.toISOString() },
    })
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  // Two saved the same version at once.
  if (added.numInsertedOrUpdatedRows === 0n) throw new Refusal('ChangedMeanwhile')
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'approvalRules', entityId: version, action: 'changed' },
    ...{ before: { rules: before.rules }, after: { rules: input.rules } },
  })
}

export const approvalRules: Handler<typeof ApprovalRules> = async asked => {
  const { tx, who, query } = asked
  if (query.flag === 'save') await save(asked)
  const { version, rules, savedAt, savedBy } = await rulesInForce(tx, who.clientId)
  return { Status: 'Success', ...{ version, rules, savedAt, savedBy }, ...(await choices(asked)) }
}
