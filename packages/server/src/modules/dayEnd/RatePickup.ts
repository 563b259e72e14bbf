import type { RatePickup } from '@waybill/contract/calls/DayEnd/RatePickup.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { dayAccount } from './dayAccount.ts'
import { waitingLabels } from './labelFacts.ts'
import { loadOf, ofFleet, placeOf, refuseUnclear } from './pickupRequest.ts'

const DEADLINE_MS = 10_000

export const ratePickup: Handler<typeof RatePickup> = async ({ app, db, who, now, input }) => {
  const { clientId, timeZone } = who
  refuseUnclear(input, localNow(now, timeZone).date)
  const account = await dayAccount(app, db, clientId, input.AccountID)
  const rate = account.open.pickups?.rate
  if (rate === undefined) throw new Refusal('NotFound')
  const waiting = await db.read(waitingLabels({ clientId, timeZone, now }, input.AccountID))
  const request = { reference: 'rate', ...placeOf(input), ...loadOf(ofFleet(account, waiting, input.fleet)) }
  const about = { clientId, shipmentId: null, accountId: account.accountId, connector: account.connector }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const answer = await rate(request, wireCall)
  keepSoon()
  return answer.kind === 'rated'
    ? { total: answer.total, currency: answer.currency, refusal: '' }
    : { total: null, currency: '', refusal: answer.message }
}
