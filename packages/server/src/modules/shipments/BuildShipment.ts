import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { shipmentFieldToWire, shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { Shipment } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { countAddressUse } from '../addresses/index.ts'
import { dropDraft } from '../drafts/index.ts'
import { nextBolNumber } from './bolSerial.ts'
import { editShipment, type PlaceOf, problemsOn, refuseProblems, stateOf } from './editShipment.ts'
import { addShipment, loadShipment, lockShipment } from './shipmentStore.ts'

type Asked = Given<typeof BuildShipment>

const placeOf: PlaceOf = at => `body.shipment.${shipmentFieldToWire(at)}`

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/** What a first try under the same key made, however long ago: replies are kept for days, shipments for good. */
async function madeBefore({ tx, who, request }: Asked) {
  const former = await tx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', who.clientId)
    .where('created_by', '=', who.userId)
    .where('created_key', '=', request.key)
    .executeTakeFirst()
  return former ? loadShipment(tx, who.clientId, former.shipment_id) : null
}

async function create(asked: Asked, shipment: Shipment) {
  const { app, tx, who, request, now } = asked
  const former = await madeBefore(asked)
  if (former !== null) return { record: former, consequences: [] }
  refuseProblems(problemsOn(shipment, now, who.timeZone), placeOf)
  const record = await addShipment(app, tx, doer(asked), {
    clientId: who.clientId,
    createdBy: who.userId,
    createdKey: request.key,
    bolNumber: await nextBolNumber(tx, who.clientId),
    originZone: zoneOf(shipment.origin, who.timeZone),
    shipment,
  })
  await countAddressUse(tx, who.clientId, [shipment.origin, shipment.destination])
  return { record, consequences: [] }
}

async function change(asked: Asked, shipmentId: number, shipment: Shipment) {
  const { app, tx, who, input } = asked
  if (input.version === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.version', code: 'required', params: {} }])
  }
  const before = await lockShipment(tx, who.clientId, shipmentId, input.version)
  const check = before.status === 'O' || before.status === 'Q' ? 'all' : 'touched'
  return editShipment(app, tx, doer(asked), before, { shipment, action: 'edited', check, placeOf })
}

export const buildShipment: Handler<typeof BuildShipment> = async asked => {
  const { tx, who, input } = asked
  const shipment = shipmentFromWire(input.shipment)
  const { record, consequences } =
    input.shipmentId === undefined ? await create(asked, shipment) : await change(asked, input.shipmentId, shipment)
  if (input.draftId !== undefined) await dropDraft(tx, who, input.draftId)
  return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber, consequences }
}
