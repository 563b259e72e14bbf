import type { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { spotLocked } from './spotLocked.ts'
import { spotQuotesShown } from './spotShown.ts'
import { withdraw } from './withdraw.ts'

/** Takes a question back: offers that came in stay readable. */
export const withdrawSpotQuote: Handler<typeof WithdrawSpotQuote> = async ({ app, tx, who, input, now, request }) => {
  const locked = await spotLocked(app, tx, who.clientId, input.spotId)
  if (locked.spot.state !== 'open') throw new Refusal('SpotQuoteOver')
  const withdrawn = await withdraw(app, tx, { who, requestId: request.id, at: now }, locked, who, who.timeZone)
  const [quote] = await spotQuotesShown(app, tx, who.clientId, [withdrawn], now)
  if (quote === undefined) throw new Refusal('NotFound')
  return { quote }
}
