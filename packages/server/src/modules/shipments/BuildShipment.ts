import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { currencyProblems, isStopForm, plainFromWire, shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import { originOf } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { zoneOf } from '../../places/zips.ts'
import { countAddressUse } from '../addresses/index.ts'
import { dropDraft } from '../drafts/index.ts'
import { nextShipmentNumber } from './bolSerial.ts'
import { changeEntered, placeEntered } from './changeEntered.ts'
import { problemsOn, refuseProblems, stateOf } from './editShipment.ts'
import { refuseForeignAddresses, withoutPartIds } from './partIds.ts'
import { addShipment, loadShipment } from './shipmentStore.ts'

type Asked = Given<typeof BuildShipment>

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
  refuseProblems(problems, placeEntered)
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

export const buildShipment: Handler<typeof BuildShipment> = async asked => {
  const { tx, who, input } = asked
  const { record, consequences } =
    input.shipmentId === undefined ? await create(asked) : await changeEntered(asked, input.shipmentId)
  if (input.draftId !== undefined) await dropDraft(tx, who, input.draftId)
  return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber, consequences }
}
