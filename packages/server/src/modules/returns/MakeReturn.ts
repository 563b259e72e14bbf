import type { MakeReturn } from '@waybill/contract/calls/Labels/MakeReturn.ts'
import {
  calendarAt,
  type LocalDate,
  modes,
  nextBusinessDay,
  originOf,
  type ReturnService,
  returnServices,
  returnShipment,
  type Shipment,
  usualCarrierCalendar,
  validateShipment,
} from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { addShipment, loadShipment, lockShipment, nextShipmentNumber, stateOf } from '../shipments/index.ts'

const serviceOf = (code: string): ReturnService =>
  (Object.keys(returnServices) as ReturnService[]).find(name => returnServices[name] === code) ?? 'printLabel'

/** A label by e-mail needs an address that the carrier can send it to. @throws {Refusal} InvalidInput, at that field */
function checkMail(shipment: Shipment, today: LocalDate): void {
  const places = ['origin.contactEmail', 'stops.0.address.contactEmail']
  const wrong = validateShipment(shipment, today).find(({ at }) => places.includes(at))
  if (wrong === undefined) return
  throw new Refusal('InvalidInput', {}, [{ at: 'body.LabelEmail', code: wrong.code, params: wrong.params }])
}

/**
 * Makes the way back of a shipment of small packages. It may go back before it arrived: the label is often put into the
 * box. What nobody bought a label for has no way back.
 */
export const makeReturn: Handler<typeof MakeReturn> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const made = await tx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('created_by', '=', who.userId)
    .where('created_key', '=', request.key)
    .executeTakeFirst()
  if (made !== undefined) {
    const record = await loadShipment(tx, clientId, made.shipment_id)
    return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber }
  }
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const isBought = before.status === 'T' || before.status === 'A' || before.status === 'D'
  if (!modes[before.shipment.mode].isLabelled || !isBought) throw new Refusal('NothingToReturn')
  const zone = zoneOf(originOf(before.shipment), who.timeZone)
  // Who sends it back has the label tomorrow at the earliest.
  const calendar = calendarAt(usualCarrierCalendar, originOf(before.shipment))
  const date = nextBusinessDay(localNow(now, zone).date, calendar)
  const service = serviceOf(input.ReturnServiceType)
  const shipment = returnShipment(before.shipment, service, date, input.LabelEmail.trim())
  checkMail(shipment, localNow(now, zone).date)
  const doer = { who, requestId: request.id, at: now }
  const record = await addShipment(app, tx, doer, {
    ...{ clientId, createdBy: who.userId, createdKey: request.key },
    bolNumber: await nextShipmentNumber(tx, clientId, shipment.mode),
    originZone: zoneOf(originOf(shipment), who.timeZone),
    shipment,
  })
  const related = { client_id: clientId, shipment_id: record.shipmentId, related_id: before.shipmentId }
  await tx
    .insertInto('shipment_relation')
    .values({ ...related, kind: 'returnOf', made_at: now.toISOString() })
    .execute()
  const entry = { entity: 'shipment', entityId: before.shipmentId, action: 'returnMade' }
  await recordChange(tx, doer, { ...entry, after: { note: record.bolNumber } })
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId: before.shipmentId } }, tx)
  return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber }
}
