import { shipmentOfPlain } from '@waybill/domain'
import { insertShipment as insertRow } from '../modules/shipments/index.ts'
import type { Person } from './company.ts'
import { freight } from './freight.ts'
import type { TestNode } from './node.ts'

const dayton = { company: 'Test Dock', street: '1 Dock Road', street2: '', city: 'Dayton', state: 'OH', zip: '45402' }
const reno = {
  company: 'Test Consignee',
  street: '2 Plain Street',
  street2: '',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
}
const contact = { country: 'US', contactName: 'Pat', contactPhone: '555-0100', contactEmail: '' }

export interface RowGiven {
  readonly status?: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V'
  readonly consignee?: string
  readonly total?: number | null
  readonly pickup?: string | null
  readonly assignedTo?: number
}

/** Puts a shipment row straight into the database, for what lists and counters show. */
export async function insertShipment(node: TestNode, person: Person, given: RowGiven = {}): Promise<number> {
  return node.app.db.forClient(person.clientId).transaction(async tx => {
    const name = crypto.randomUUID()
    const bolNumber = name.replaceAll('-', '').slice(0, 17)
    const shipment = shipmentOfPlain({
      ...freight,
      origin: { ...dayton, ...contact },
      destination: { ...reno, ...contact, company: given.consignee ?? reno.company },
      pickup: { date: (given.pickup === undefined ? '2026-11-24' : given.pickup) ?? '', from: '', to: '' },
      items: [],
      references: [],
    })
    const { shipmentId } = await insertRow(
      tx,
      {
        ...{ client_id: person.clientId, unique_name: name, status: given.status ?? 'T', created_by: person.userId },
        ...{ assigned_to: given.assignedTo ?? null, total_charge: given.total === undefined ? 10_000 : given.total },
      },
      {
        ...shipment,
        stops: shipment.stops.map(stop => ({ ...stop, zone: 'America/New_York' })),
        bills: shipment.bills.map(bill => ({ ...bill, number: bolNumber })),
      },
    )
    return shipmentId
  })
}
