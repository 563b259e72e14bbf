import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'
import { connect, WIRE_SECRET } from './wire.ts'
import { buildShipment } from './wireShipment.ts'

/** The sign-in of a company at UPS. */
export const upsLogin = { clientId: 'test', clientSecret: WIRE_SECRET, accountNumber: 'A1B2C3', pickupType: '01' }

/** Connects a company with UPS's test network. */
export const connectUps = (node: TestNode, person: Pick<Person, 'clientId'>) =>
  connect(node, person, ['UPSN'], { connector: 'ups', login: upsLogin })

/** The sign-in of a company at USPS. */
export const uspsLogin = {
  ...{ clientId: 'test', clientSecret: WIRE_SECRET, crid: '12345678', mid: '901000123' },
  ...{ accountNumber: '1000405', accountType: 'EPS' },
}

/** Connects a company with USPS's test network. */
export const connectUsps = (node: TestNode, person: Pick<Person, 'clientId'>) =>
  connect(node, person, ['USPS'], { connector: 'usps', login: uspsLogin })
/** The sign-in of a company at FedEx. */
export const fedexLogin = { clientId: 'test', clientSecret: WIRE_SECRET, accountNumber: '510088000' }

/** Connects a company with FedEx's test network. */
export const connectFedex = (node: TestNode, person: Pick<Person, 'clientId'>) =>
  connect(node, person, ['FDEG'], { connector: 'fedex', login: fedexLogin })

const box = { Description: 'Gauges', PieceType: 'CTN', packageType: '02', Length: 12, Width: 10, Height: 8 }

/** A shipment of packages of 9.5 lb each. */
export const buildParcels = (
  node: TestNode,
  person: Person,
  count = 1,
  changes: Parameters<typeof buildShipment>[2] = {},
) =>
  buildShipment(node, person, {
    shipMode: 'PARCEL',
    AdditionalService: [],
    Items: [{ ...box, Qty: count, Pieces: count, Weight: 9.5 * count }],
    ...changes,
  })

/** Asks for prices and orders the labels of a service; returns what was answered. */
export async function orderLabels(node: TestNode, token: string, shipmentId: number, service = 'UPS Ground') {
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, token)
  const PricesheetID = reply.rates.find(rate => rate.title === service)?.PricesheetID ?? 0
  const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, token)).reply
  return ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, token)
}
