import type { RemovePricesheet } from '@waybill/contract/calls/Quote/RemovePricesheet.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { openAnswer } from './openAnswer.ts'

export const removePricesheet: Handler<typeof RemovePricesheet> = async given => {
  const { tx, who, input } = given
  const { invitation } = await openAnswer(given, false)
  const { numDeletedRows } = await tx
    .deleteFrom('spot_offer')
    .where('client_id', '=', who.clientId)
    .where('invitation_id', '=', invitation.invitation_id)
    .where('offer_id', '=', input.PriceSheetID)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('NotFound')
  return { Status: 'Success' }
}
