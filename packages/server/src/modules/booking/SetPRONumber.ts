import type { SetPRONumber } from '@waybill/contract/calls/Shipment/SetPRONumber.ts'
import { cleanPro, isProNumber, modes, statusNames } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment, stateOf } from '../shipments/index.ts'
import { bookingsOf, keepProNumber } from './bookings.ts'

/** A carrier's own word comes in over its interface; this is what was read off a paper or heard in a call. */
export const setProNumber: Handler<typeof SetPRONumber> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const { status, shipment } = before
  // Packages go by the numbers of their labels, and what no carrier has goes by none.
  if (!['T', 'A', 'D'].includes(status) || modes[shipment.mode].isLabelled) {
    throw new Refusal('Locked', { status: statusNames[status] }, [{ at: 'body.PRONumber', code: 'locked', params: {} }])
  }
  const proNumber = cleanPro(input.PRONumber)
  if (proNumber !== '' && !isProNumber(proNumber)) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.PRONumber', code: 'badForm', params: { example: '123456789' } }])
  }
  const booking = (await bookingsOf(app, tx, clientId, before.shipmentId)).find(({ state }) => state === 'live')
  if (booking !== undefined) await keepProNumber(tx, booking, proNumber)
  const doer = { who, requestId: request.id, at: now }
  return stateOf(await saveShipment(app, tx, doer, before, { action: 'pro entered', facts: { proNumber } }))
}
