import type { CloseDay } from '@waybill/contract/calls/DayEnd/CloseDay.ts'
import { addressFromWire } from '@waybill/contract/wire/address.ts'
import { CLOSED_MAX } from '@waybill/contract/wire/dayEnd.ts'
import { recordChange } from '../../audit.ts'
import { within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { newReference } from './AskPickup.ts'
import { dayAccount } from './dayAccount.ts'
import { openLabels, weightOf } from './labelFacts.ts'
import { refuseBlankPlace } from './pickupRequest.ts'

/** Rows of one statement: each has eleven values. */
const CHUNK = 1000

/** Closes a day: at once where the manifest is ours alone, by due work where the carrier is told. */
export const closeDay: Handler<typeof CloseDay> = async ({ app, tx, who, request, now, input }) => {
  const { clientId, timeZone } = who
  const address = addressFromWire(input.place)
  refuseBlankPlace(address)
  const { open } = await dayAccount(app, within(tx), clientId, input.AccountID)
  await tx
    .selectFrom('carrier_account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('account_id', '=', input.AccountID)
    .forUpdate()
    .execute()
  const all = await within(tx).read(openLabels({ clientId, timeZone, now }, input.AccountID))
  const { dayClose } = open
  // A carrier that closes all it holds of the account holds those bought later, too.
  const due = dayClose?.closes === 'account' ? all : all.filter(({ day }) => day <= input.until)
  const chosen = due.slice(0, Math.min(CLOSED_MAX, dayClose?.most ?? CLOSED_MAX))
  if (chosen.length === 0) throw new Refusal('NothingWaits')
  const isTold = dayClose !== undefined && chosen.some(({ service_code }) => dayClose.takes(service_code))
  const { close_id: closeId } = await tx
    .insertInto('day_close')
    .values({
      ...{ client_id: clientId, account_id: input.AccountID, reference: newReference(), day: input.until },
      ...{ state: isTold ? 'closing' : 'closed', address: JSON.stringify(address) },
      ...{ count: chosen.length, weight_lb: weightOf(chosen), asked_at: now.toISOString(), asked_by: who.name },
    })
    .returning('close_id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < chosen.length; from += CHUNK) {
    await tx
      .insertInto('closed_label')
      .values(
        chosen.slice(from, from + CHUNK).map(one => ({
          ...{ client_id: clientId, close_id: closeId, label_id: one.label_id, tracking_number: one.tracking_number },
          ...{ service: one.service, service_code: one.service_code, weight_lb: one.weight_lb, charge: one.charge },
          ...{ currency: one.currency, ship_to: one.ship_to, shipment_number: one.bol_number },
        })),
      )
      .execute()
  }
  const doer = { who, requestId: request.id, at: now }
  const after = { accountId: input.AccountID, day: input.until, count: chosen.length }
  await recordChange(tx, doer, { entity: 'dayClose', entityId: closeId, action: 'asked', after })
  if (isTold) await app.due.put(tx, 'dayClose', { clientId, subjectId: closeId }, now)
  await app.realtime.tell({ clientId, topic: 'dayEnd', data: { closeId, state: isTold ? 'closing' : 'closed' } }, tx)
  return { closeId, count: chosen.length }
}
