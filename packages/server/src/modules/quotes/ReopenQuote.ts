import type { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { nextLook } from './quoteClock.ts'
import { mailQuote } from './quoteLetter.ts'
import { deadlineOf } from './SpotQuote.ts'
import { spotLocked } from './spotLocked.ts'
import { spotQuotesShown } from './spotShown.ts'

/**
 * A counter: the shipper opens one carrier's answer once more, once, recorded (rules of the trade: tender and quotes). The
 * first offer stays in force.
 */
export const reopenQuote: Handler<typeof ReopenQuote> = async ({ app, tx, who, input, now, request }) => {
  const { clientId } = who
  const before = await tx
    .selectFrom('spot_invitation')
    .select('spot_id')
    .where('client_id', '=', clientId)
    .where('invitation_id', '=', input.invitationId)
    .executeTakeFirst()
  if (before === undefined) throw new Refusal('NotFound')
  const { record, spot, invitations, content } = await spotLocked(app, tx, clientId, before.spot_id)
  const invitation = invitations.find(one => one.invitation_id === input.invitationId)
  if (invitation === undefined) throw new Refusal('NotFound')
  if (spot.state !== 'open' || invitation.state === 'asked') throw new Refusal('NothingToCounter')
  if (invitation.round === 2) throw new Refusal('CounteredAlready')
  if (!app.settings.sendsMail) throw new Refusal('NoMailServerQuotes')
  const deadline = deadlineOf(input.deadline, who.timeZone, now)
  const opened = await tx
    .updateTable('spot_invitation')
    .set({
      ...{ state: 'asked', round: 2, answer_by: deadline.toISOString(), reminded_at: null, missed_at: null },
      no_bid_reason: '',
      ...{ counter_note: input.note, counter_target: input.target },
    })
    .where('client_id', '=', clientId)
    .where('invitation_id', '=', input.invitationId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await mailQuote(app, tx, 'countered', { spot, invitation: opened, content, clerk: who, timeZone: who.timeZone })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'shipment', entityId: record.shipmentId, action: 'quoteCountered' },
      after: { note: sentence('quoteCountered', { carrier: opened.carrier_name || opened.email }) },
    },
  )
  const asked = invitations.map(one => (one.invitation_id === opened.invitation_id ? opened : one))
  const next = nextLook(spot, asked, now)
  if (next !== null) await app.due.put(tx, 'quote', { clientId, subjectId: spot.spot_id }, next)
  await app.realtime.tell(
    { clientId, topic: 'quote', data: { shipmentId: record.shipmentId, spotId: spot.spot_id } },
    tx,
  )
  const [quote] = await spotQuotesShown(app, tx, clientId, [spot], now)
  if (quote === undefined) throw new Refusal('NotFound')
  return { quote }
}
