import { makeBolNumber, type PlainShipment, type Shipment, shipmentOfPlain } from '@waybill/domain'
import type { ShipmentRecord } from '../modules/shipments/index.ts'
import { addShipment } from '../modules/shipments/shipmentStore.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

const dock = {
  company: 'Test Dock',
  street: '1 Dock Road',
  street2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  country: 'US',
  contactName: 'Test Clerk',
  contactPhone: '937-555-0123',
  contactEmail: 'dock@test.invalid',
}

/** One pallet of 500 lb, class 70, from Dayton to Reno: whole, so that it can be priced, booked and printed. */
export const freight: PlainShipment = {
  origin: dock,
  destination: { ...dock, company: 'Test Consignee', city: 'Reno', state: 'NV', zip: '89502' },
  billTo: null,
  mode: 'LTL',
  terms: 'prepaid',
  pickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
  items: [
    {
      description: 'Pump housings',
      itemCode: 'PH-1',
      nmfc: '156600-2',
      freightClass: '70',
      handlingUnits: 1,
      handlingUnitType: 'PLT',
      pieces: 10,
      pieceType: 'CTN',
      weightLb: 500,
      lengthIn: 48,
      widthIn: 40,
      heightIn: 48,
      stackable: false,
      hazmat: null,
    },
  ],
  accessorials: [],
  references: ['PO 4711'],
  orderNumber: '',
  customerPo: '',
  specialInstructions: '',
  internalNotes: '',
  declaredValue: null,
  cod: null,
  currency: 'USD',
  loadNumber: '',
  trailerNumber: '',
  seals: '',
}

/** Far from the numbers that calls give in the same company. */
let serial = 50_000_000

/** Puts a whole shipment in Rate & Route into the database, with a PO of its own unless one is given. */
export const addFreight = (
  node: TestNode,
  person: Person,
  changes: Partial<PlainShipment> = {},
): Promise<ShipmentRecord> =>
  addWhole(node, person, shipmentOfPlain({ ...freight, references: [`PO ${serial + 1}`], ...changes }))

/** The same of a shipment with stops of its own. */
export async function addWhole(
  node: TestNode,
  { clientId, userId }: Person,
  shipment: Shipment,
): Promise<ShipmentRecord> {
  const bolNumber = makeBolNumber({ company: clientId }, ++serial)
  const doer = { who: { clientId, userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  return node.app.db.forClient(clientId).transaction(tx =>
    addShipment(node.app, tx, doer, {
      clientId,
      createdBy: userId,
      createdKey: crypto.randomUUID(),
      bolNumber,
      originZone: 'America/New_York',
      shipment,
    }),
  )
}

export interface CarrierGiven {
  readonly scac?: string
  readonly tenderEmail?: string
  readonly active?: boolean
  readonly doNotUse?: boolean
  /** Left out: LTL. */
  readonly mode?: 'LTL' | 'TL'
  /** Last day; left out: nobody has entered one. */
  readonly insuredUntil?: string
}

/** Gives the company a carrier. */
export async function addCarrier(node: TestNode, { clientId }: Person, given: CarrierGiven = {}): Promise<string> {
  const scac = given.scac ?? 'DMAA'
  await node.app.db.forClient(clientId).transaction(tx =>
    tx
      .insertInto('carrier')
      .values({
        client_id: clientId,
        scac,
        mode: given.mode ?? 'LTL',
        name: `Test Freight ${scac}`,
        tender_email: given.tenderEmail ?? `dispatch@${scac.toLowerCase()}.invalid`,
        phone: '800-555-0100',
        active: given.active ?? true,
        insurance_expires: given.insuredUntil ?? null,
        settings: JSON.stringify({ doNotUse: given.doNotUse ?? false }),
      })
      .execute(),
  )
  return scac
}

/** 480.00 gross, 65 % off, 27 % fuel: 213.36 for `freight` (rules of the trade, worked figures). */
export const sheetTexts = (scac: string, perCwt = '96.00', from = '2026-01-01') => ({
  sheet: `field,value\nscac,${scac}\ncarrier,Test Freight ${scac}\nversion,1\nfrom,${from}\n`,
  lanes: 'lane,origin_kind,origin,destination_kind,destination,transit_days,table\nOH-NV,state,OH,state,NV,3,A\n',
  rates: `table,class,L5C,M5C,M1M\nA,70,${perCwt},${perCwt},${perCwt}\n`,
  discounts: 'percent\n65\n',
  minimums: 'charge\n10.00\n',
  fuel: 'from,percent\n2025-01-01,27\n',
  accessorials: 'code,basis,rate\nLGDEL,flat,125\n',
})
