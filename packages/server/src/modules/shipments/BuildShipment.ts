import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import {
  currencyProblems,
  isStopForm,
  plainFromWire,
  shipmentFieldToWire,
  shipmentFromWire,
} from '@waybill/contract/wire/shipment.ts'
import { originOf, withPlain } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { countAddressUse } from '../addresses/index.ts'
import { dropDraft } from '../drafts/index.ts'
import { nextShipmentNumber } from './bolSerial.ts'
import { editShipment, type PlaceOf, problemsOn, refuseProblems, stateOf } from './editShipment.ts'
import { refuseForeignAddresses, withoutPartIds } from './partIds.ts'
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

async function create(asked: Asked) {
  const { app, tx, who, input, request, now } = asked
  const former = await madeBefore(asked)
  if (former !== null) return { record: former, consequences: [] }
  const shipment = withoutPartIds(shipmentFromWire(input.shipment))
  const plain = isStopForm(input.shipment) ? null : plainFromWire(input.shipment)
  const problems = [...currencyProblems(input.shipment), ...problemsOn(shipment, now, who.timeZone, plain)]
  refuseProblems(problems, placeOf)
  await refuseForeignAddresses(tx, who.clientId, shipment)
  const record = await addShipment(app, tx, doer(asked), {
    clientId: who.clientId,
    createdBy: who.userId,
    createdKey: request.key,
    bolNumber: await nextShipmentNumber(tx, who.clientId, shipment.mode),
    originZone: zoneOf(originOf(shipment), who.timeZone),
    shipment,
  })
  await countAddressUse(
    tx,
    who.clientId,
    shipment.stops.map(stop => stop.address),
  )
  return { record, consequences: [] }
}

async function change(asked: Asked, shipmentId: number) {
  const { app, tx, who, input } = asked
  if (input.version === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.version', code: 'required', params: {} }])
  }
  const before = await lockShipment(tx, who.clientId, shipmentId, input.version)
  const check = before.status === 'O' || before.status === 'Q' ? 'all' : 'touched'
  // A form that does not show the orders on the bill leaves them as they are.
  const { customerOrders } = before.shipment
  const orders = input.shipment.CustomerOrders === undefined && customerOrders !== undefined ? { customerOrders } : {}
  const how = { action: 'edited', check, placeOf } as const
  const problems = currencyProblems(input.shipment)
  if (isStopForm(input.shipment)) {
    const shipment = { ...shipmentFromWire(input.shipment), ...orders }
    await refuseForeignAddresses(tx, who.clientId, shipment)
    return editShipment(app, tx, doer(asked), before, { ...how, shipment, problems })
  }
  const plain = { ...plainFromWire(input.shipment), ...orders }
  const edit = withPlain(before.shipment, plain)
  return editShipment(app, tx, doer(asked), before, {
    ...how,
    shipment: edit.shipment,
    plain,
    problems: [...problems, ...edit.problems],
  })
}

export const buildShipment: Handler<typeof BuildShipment> = async asked => {
  const { tx, who, input } = asked
  const { record, consequences } =
    input.shipmentId === undefined ? await create(asked) : await change(asked, input.shipmentId)
  if (input.draftId !== undefined) await dropDraft(tx, who, input.draftId)
  return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber, consequences }
}
