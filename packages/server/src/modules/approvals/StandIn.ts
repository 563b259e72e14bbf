import type { StandIn } from '@waybill/contract/calls/Shipment/StandIn.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { peopleToChoose } from './ApprovalRules.ts'

type Asked = Given<typeof StandIn>

async function known({ tx, who }: Asked) {
  const row = await tx
    .selectFrom('approval_stand_in')
    .select(['stand_in_id', 'from_day', 'to_day'])
    .where('client_id', '=', who.clientId)
    .where('user_id', '=', who.userId)
    .executeTakeFirst()
  return row === undefined ? null : { UserId: row.stand_in_id, from: row.from_day, to: row.to_day }
}

async function save(asked: Asked, people: readonly { readonly UserId: number }[]): Promise<void> {
  const { tx, who, input } = asked
  const { UserId, from, to } = input
  const refused = (field: string, code: string) =>
    new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code, params: {} }])
  if (UserId === undefined) throw refused('UserId', 'required')
  if (UserId === who.userId || !people.some(one => one.UserId === UserId)) throw refused('UserId', 'invalid')
  if (from === undefined) throw refused('from', 'required')
  if (to === undefined) throw refused('to', 'required')
  if (to < from) throw refused('to', 'endsBefore')
  const values = { stand_in_id: UserId, from_day: from, to_day: to }
  await tx
    .insertInto('approval_stand_in')
    .values({ client_id: who.clientId, user_id: who.userId, ...values })
    .onConflict(oc => oc.columns(['client_id', 'user_id']).doUpdateSet(values))
    .execute()
}

/** Who decides in the place of whoever asks: questions that come on those days go to both. */
export const standIn: Handler<typeof StandIn> = async asked => {
  const { tx, who, query, now, request } = asked
  const people = (await peopleToChoose(tx, who.clientId)).filter(({ UserId }) => UserId !== who.userId)
  if (query.flag !== 'load') {
    const before = await known(asked)
    if (query.flag === 'save') await save(asked, people)
    else {
      await tx
        .deleteFrom('approval_stand_in')
        .where('client_id', '=', who.clientId)
        .where('user_id', '=', who.userId)
        .execute()
    }
    const doer = { who, requestId: request.id, at: now }
    const after = await known(asked)
    await recordChange(tx, doer, {
      ...{ entity: 'member', entityId: who.userId, action: 'standInChanged' },
      ...{ before: { standIn: before?.UserId ?? null }, after: { standIn: after?.UserId ?? null, ...after } },
    })
  }
  const shown = await known(asked)
  const name = people.find(({ UserId }) => UserId === shown?.UserId)?.name ?? ''
  return { Status: 'Success', standIn: shown === null ? null : { ...shown, name }, people }
}
