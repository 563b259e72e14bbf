import type { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { remind } from './remind.ts'
import { spotLocked } from './spotLocked.ts'

export const remindCarriers: Handler<typeof RemindCarriers> = async ({ app, tx, who, input, now, request }) => {
  if (!app.settings.sendsMail) throw new Refusal('NoMailServerQuotes')
  const locked = await spotLocked(app, tx, who.clientId, input.spotId)
  if (locked.spot.state !== 'open') throw new Refusal('SpotQuoteOver')
  const doer = { who, requestId: request.id, at: now }
  return { spotId: input.spotId, ...(await remind(app, tx, doer, locked, who, who.timeZone)) }
}
