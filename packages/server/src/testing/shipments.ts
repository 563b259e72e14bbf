import type { Person } from './company.ts'
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
    const { shipment_id } = await tx
      .insertInto('shipment')
      .values({
        client_id: person.clientId,
        unique_name: name,
        status: given.status ?? 'T',
        mode: 'LTL',
        terms: 'prepaid',
        created_by: person.userId,
        assigned_to: given.assignedTo ?? null,
        origin: JSON.stringify({ ...dayton, ...contact }),
        destination: JSON.stringify({ ...reno, ...contact, company: given.consignee ?? reno.company }),
        items: '[]',
        pickup_date: given.pickup === undefined ? '2026-11-24' : given.pickup,
        origin_zone: 'America/New_York',
        bol_number: name.replaceAll('-', '').slice(0, 17),
        total_charge: given.total === undefined ? 10_000 : given.total,
      })
      .returning('shipment_id')
      .executeTakeFirstOrThrow()
    return shipment_id
  })
}
