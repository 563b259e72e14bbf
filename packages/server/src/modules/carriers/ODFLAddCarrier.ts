import type { ODFLAddCarrier } from '@waybill/contract/calls/Shipment/ODFLAddCarrier.ts'
import { wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { connectorOf } from './AddNewCarrier.ts'
import { carrierById } from './carrierRows.ts'
import { addCarrier } from './saveCarrier.ts'
import { wireCarrier } from './wireCarrier.ts'

const carrierOfCall = { CarrierName: 'Old Dominion Freight Line', SCAC: 'ODFL', RateMode: 'LTL', kind: 'instant' }

/** @throws {Refusal} CarrierNotReached before its account is set up */
export const addReachedCarrier: Handler<typeof ODFLAddCarrier> = async ({ tx, who, request, now }) => {
  const { clientId } = who
  const given = wireCarrierInput.parse(carrierOfCall)
  const { SCAC, CarrierName: carrier, RateMode } = given
  if ((await connectorOf(tx, clientId, SCAC)) === null) throw new Refusal('CarrierNotReached', { carrier })
  const today = localNow(now, who.timeZone).date
  const there = await tx
    .selectFrom('carrier')
    .select('carrier_id')
    .where('client_id', '=', clientId)
    .where('scac', '=', SCAC)
    .where('mode', '=', RateMode)
    .where('active', '=', true)
    .executeTakeFirst()
  const kept = there && (await carrierById(tx, clientId, there.carrier_id))
  if (kept) return { Status: 'Success', Message: '', carrier: wireCarrier(kept, today) }
  const added = await addCarrier({ tx, doer: { who, requestId: request.id, at: now }, today }, given)
  return { Status: 'Success', Message: `Carrier(${carrier}) has been added successfully`, carrier: added }
}
