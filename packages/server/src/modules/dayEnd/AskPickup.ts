import type { AskPickup } from '@waybill/contract/calls/DayEnd/AskPickup.ts'
import { samePlaceKey } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { dayAccount } from './dayAccount.ts'
import { waitingLabels } from './labelFacts.ts'
import { loadOf, ofFleet, placeOf, refuseUnclear } from './pickupRequest.ts'

/** Letters and digits of a key that is another one for each pickup. */
export const newReference = (): string => crypto.randomUUID().replaceAll('-', '')

/** A truck is asked for by due work once this is committed: it leaves once, whatever becomes of this node. */
export const askPickup: Handler<typeof AskPickup> = async ({ app, tx, who, request, now, input }) => {
  const { clientId, timeZone } = who
  refuseUnclear(input, localNow(now, timeZone).date)
  const account = await dayAccount(app, within(tx), clientId, input.AccountID)
  if (account.open.pickups === undefined) throw new Refusal('NotFound')
  // Two who ask at once for the same labels: the second one finds none waiting.
  await tx
    .selectFrom('carrier_account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('account_id', '=', input.AccountID)
    .forUpdate()
    .execute()
  const waiting = await within(tx).read(waitingLabels({ clientId, timeZone, now }, input.AccountID))
  const { address, ...when } = placeOf(input)
  const placeKey = samePlaceKey(address.company, address.street, address.zip)
  const known = await tx
    .selectFrom('carrier_pickup')
    .select('pickup_id')
    .where('client_id', '=', clientId)
    .where('account_id', '=', input.AccountID)
    .where('fleet', '=', input.fleet)
    .where('pickup_date', '=', input.date)
    .where('place_key', '=', placeKey)
    .where('state', 'not in', ['failed', 'cancelled'])
    .executeTakeFirst()
  if (known !== undefined) throw new Refusal('PickupAsked')
  const labels = ofFleet(account, waiting, input.fleet)
  const { pieces, weightLb, heaviestLb } = loadOf(labels)
  const { pickup_id: pickupId } = await tx
    .insertInto('carrier_pickup')
    .values({
      ...{ client_id: clientId, account_id: input.AccountID, reference: newReference(), state: 'asking' },
      ...{ fleet: when.fleet, pickup_date: when.date, ready_at: when.readyAt, close_at: when.closeAt },
      ...{ address: JSON.stringify(address), place_key: placeKey, residential: when.residential },
      ...{ instructions: when.instructions, pieces: JSON.stringify(pieces), count: labels.length },
      ...{ weight_lb: weightLb, heaviest_lb: heaviestLb, asked_at: now.toISOString(), asked_by: who.name },
    })
    .returning('pickup_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('pickup_label')
    .values(labels.map(({ label_id }) => ({ client_id: clientId, pickup_id: pickupId, label_id })))
    .execute()
  const doer = { who, requestId: request.id, at: now }
  const after = { accountId: input.AccountID, date: input.date, count: labels.length }
  await recordChange(tx, doer, { entity: 'pickup', entityId: pickupId, action: 'asked', after })
  await app.due.put(tx, 'pickup', { clientId, subjectId: pickupId }, now)
  return { pickupId }
}
