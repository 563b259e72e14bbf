import type { BodyOf, ReplyOf } from '@waybill/contract'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'

type Entered = BodyOf<typeof BuildShipment>['shipment']

const dock = {
  CompanyName: 'Test Dock',
  Street: '1 Dock Road',
  City: 'Dayton',
  State: 'OH',
  Zip: '45402',
  ContactName: 'Pat Test',
  ContactNumber: '937-555-0123',
}

/** A prepaid LTL shipment without a fault as a clerk enters it: one pallet of 500 lb, Dayton to Reno, 24 November 2026. */
export const sampleWireShipment = (changes: Entered = {}): Entered => ({
  Origin: dock,
  Destination: {
    ...dock,
    CompanyName: 'Test Consignee',
    Street: '2 Plain Street',
    City: 'Reno',
    State: 'NV',
    Zip: '89501',
  },
  SheduleDateTime: { PickupByDate: '2026-11-24', PickupByFromTime: '10:00', PickupByToTime: '15:30' },
  Items: [
    {
      Description: 'Pump housings',
      NMFC: '156600-2',
      itemClass: '70',
      Qty: 1,
      packageType: 'PLT',
      Pieces: 10,
      PieceType: 'CTN',
      Weight: 500,
      Length: 48,
      Width: 40,
      Height: 48,
    },
  ],
  AdditionalService: ['LGDEL'],
  Reference1: 'PO 4711',
  ...changes,
})

let entered = 0

/** Enters {@link sampleWireShipment} with a PO of its own through the whole stack; throws when it is refused. */
export async function buildShipment(
  node: TestNode,
  person: Person,
  changes: Entered = {},
): Promise<ReplyOf<typeof BuildShipment>> {
  entered += 1
  const shipment = sampleWireShipment({ Reference1: `PO ${entered}`, ...changes })
  const answer = await ask(node, BuildShipment, { body: { shipment } }, person.token)
  if (answer.status !== 200) throw new Error(`BuildShipment answered ${answer.status}: ${answer.text}`)
  return answer.reply
}
