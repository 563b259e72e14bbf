import { CARRIER_GROUPS_MAX, type CarrierGroups } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { allGroups } from './groups.ts'

type Asked = Given<typeof CarrierGroups>

const issue = (at: string, code: string, params: Readonly<Record<string, string | number>> = {}) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${at}`, code, params }])

const target = ({ input }: Asked): number => {
  if (input.groupId === undefined) throw new Refusal('BadRequest')
  return input.groupId
}

/** Locked, as it was seen. @throws {Refusal} NotFound, ChangedMeanwhile */
async function seen(asked: Asked) {
  const { tx, who, input } = asked
  const row = await tx
    .selectFrom('carrier_group')
    .select(['group_id', 'name', 'members', 'version'])
    .where('client_id', '=', who.clientId)
    .where('group_id', '=', target(asked))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return row
}

async function remove(asked: Asked): Promise<void> {
  const { tx, who } = asked
  const before = await seen(asked)
  await tx
    .deleteFrom('carrier_group')
    .where('client_id', '=', who.clientId)
    .where('group_id', '=', before.group_id)
    .execute()
  await record(asked, before.group_id, 'deleted', { name: before.name, members: before.members }, null)
}

const record = ({ tx, who, request, now }: Asked, id: number, action: string, before: unknown, after: unknown) =>
  recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'carrierGroup', entityId: id, action, before, after },
  )

async function save(asked: Asked): Promise<void> {
  const { tx, who, input, now } = asked
  const { name, members } = input
  if (name === '') throw issue('name', 'required')
  if (members.length === 0) throw issue('members', 'required')
  members.forEach((member, index) => {
    if (member.SCAC === '' && member.email === '') throw issue(`members.${index}.email`, 'required')
  })
  const others = await allGroups(tx, who.clientId, CARRIER_GROUPS_MAX)
  if (others.some(one => one.groupId !== input.groupId && one.name.toLowerCase() === name.toLowerCase())) {
    throw issue('name', 'taken')
  }
  const values = { name, members: JSON.stringify(members), updated_at: now.toISOString() }
  if (input.groupId !== undefined) {
    const before = await seen(asked)
    await tx
      .updateTable('carrier_group')
      .set({ ...values, version: before.version + 1 })
      .where('client_id', '=', who.clientId)
      .where('group_id', '=', before.group_id)
      .execute()
    return record(asked, before.group_id, 'changed', { name: before.name, members: before.members }, { name, members })
  }
  if (others.length >= CARRIER_GROUPS_MAX) throw issue('name', 'tooMany', { max: CARRIER_GROUPS_MAX })
  const row = await tx
    .insertInto('carrier_group')
    .values({ client_id: who.clientId, ...values })
    .onConflict(conflict => conflict.doNothing())
    .returning('group_id')
    .executeTakeFirst()
  if (row === undefined) throw issue('name', 'taken')
  await record(asked, row.group_id, 'created', null, { name, members })
}

export const carrierGroups: Handler<typeof CarrierGroups> = async asked => {
  if (asked.query.flag === 'save') await save(asked)
  if (asked.query.flag === 'delete') await remove(asked)
  return { groups: await allGroups(asked.tx, asked.who.clientId, CARRIER_GROUPS_MAX) }
}
