import type { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { tellAnswer } from './answered.ts'
import { openAnswer } from './openAnswer.ts'
import { offersOf, quoteAsked } from './quoteAsked.ts'
import { quoteShown } from './quoteShown.ts'

const required = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

/** The carrier does not quote: an answer like any other, after which it cannot answer again. A first offer stays. */
export const submitNoBidConfirmation: Handler<typeof SubmitNoBidConfirmation> = async given => {
  const { app, tx, who, query, input, now } = given
  if (input.reason === 'other' && input.notes === '') throw required('notes')
  const asked = await openAnswer(given, true)
  const { invitation, clerk } = asked
  if (clerk !== null && input.name === '') throw required('name')
  const isLate = now.getTime() > Date.parse(invitation.answer_by)
  // Asked once more, it stays with what it offered first.
  const hasOffered = (await offersOf(app, tx, invitation)).some(({ submitted_at }) => submitted_at !== null)
  const state = hasOffered ? 'answered' : 'noBid'
  await tx
    .updateTable('spot_invitation')
    .set({
      ...{ state, answered_at: now.toISOString(), is_late: isLate, no_bid_reason: input.reason },
      ...{ answered_by: input.name, notes: input.notes, taken_by: clerk?.userId ?? null },
    })
    .where('client_id', '=', who.clientId)
    .where('invitation_id', '=', invitation.invitation_id)
    .execute()
  await tx
    .deleteFrom('spot_offer')
    .where('client_id', '=', who.clientId)
    .where('invitation_id', '=', invitation.invitation_id)
    .where('submitted_at', 'is', null)
    .execute()
  await tellAnswer(given, asked, { offer: null, spokeWith: input.name, isLate })
  return quoteShown(app, tx, await quoteAsked(app, tx, who, query), now)
}
