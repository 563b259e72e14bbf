import type { SettleClose } from '@waybill/contract/calls/DayEnd/SettleClose.ts'
import { sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { settleClose as settle } from './workClose.ts'

/** A person asked the carrier whether it has the day: labels of one that it has not are open again. */
export const settleClose: Handler<typeof SettleClose> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const { closeId, closed, number } = input
  const close = await tx
    .selectFrom('day_close')
    .select('state')
    .where('client_id', '=', clientId)
    .where('close_id', '=', closeId)
    .forUpdate()
    .executeTakeFirst()
  if (close === undefined) throw new Refusal('NotFound')
  if (close.state !== 'unknown') throw new Refusal('CloseSettled')
  const answer = sentence(closed ? 'closeHeldByCall' : 'closeNotByCall', { who: who.name })
  await settle(app, tx, { clientId, closeId }, { state: closed ? 'closed' : 'failed', number, answer })
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'dayClose', entityId: closeId, action: closed ? 'held' : 'notHeld' })
  return {}
}
