import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import {
  currencyProblems,
  isStopForm,
  plainFromWire,
  shipmentFieldToWire,
  shipmentFromWire,
} from '@waybill/contract/wire/shipment.ts'
import { withPlain } from '@waybill/domain'
import type { Given } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { editShipment, type PlaceOf } from './editShipment.ts'
import { refuseForeignAddresses } from './partIds.ts'
import { lockShipment } from './shipmentStore.ts'

type Build = Given<typeof BuildShipment>

interface Entered extends Pick<Build, 'app' | 'tx' | 'who' | 'now'> {
  readonly request: Pick<Build['request'], 'id'>
  readonly input: Pick<Build['input'], 'shipment' | 'version'>
}

/** Where a field of domain stands in the body of the calls that take a whole shipment. */
export const placeEntered: PlaceOf = at => `body.shipment.${shipmentFieldToWire(at)}`

/**
 * Changes a shipment to what was entered, whole, in the version that was seen.
 * @throws {Refusal} InvalidInput without a version, and what `editShipment` refuses
 */
export async function changeEntered({ app, tx, who, input, request, now }: Entered, shipmentId: number) {
  const doer = { who, requestId: request.id, at: now }
  if (input.version === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.version', code: 'required', params: {} }])
  }
  const before = await lockShipment(tx, who.clientId, shipmentId, input.version)
  const check = before.status === 'O' || before.status === 'Q' ? 'all' : 'touched'
  // A form that does not show the orders on the bill leaves them as they are.
  const { customerOrders } = before.shipment
  const orders = input.shipment.CustomerOrders === undefined && customerOrders !== undefined ? { customerOrders } : {}
  const how = { action: 'edited', check, placeOf: placeEntered } as const
  const problems = currencyProblems(input.shipment)
  if (isStopForm(input.shipment)) {
    const shipment = { ...shipmentFromWire(input.shipment), ...orders }
    await refuseForeignAddresses(tx, who.clientId, shipment)
    return editShipment(app, tx, doer, before, { ...how, shipment, problems })
  }
  const plain = { ...plainFromWire(input.shipment), ...orders }
  const edit = withPlain(before.shipment, plain)
  return editShipment(app, tx, doer, before, {
    ...how,
    shipment: edit.shipment,
    plain,
    problems: [...problems, ...edit.problems],
  })
}
