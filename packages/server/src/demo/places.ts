import type { WireReceives } from '@waybill/contract/wire/bookAddress.ts'
import type { Address } from '@waybill/domain'

export interface DemoPlace {
  readonly address: Address
  readonly receives: Partial<WireReceives>
}

function place(
  company: string,
  street: string,
  [city, state, zip, country = 'US']: readonly [string, string, string, string?],
  contactPhone: string,
  receives: Partial<WireReceives> = {},
): DemoPlace {
  const contact = { contactName: 'Receiving', contactPhone, contactEmail: '' }
  return { address: { company, street, street2: '', city, state, zip, country, ...contact }, receives }
}

const dock = { contactName: 'Shipping Desk', contactEmail: 'dock@demo-shipping.invalid' }
const open = { FromTime: '08:00', ToTime: '16:30' }

/** The demo company's own docks. */
export const ownPlaces: readonly DemoPlace[] = [
  place('Demo Shipping, Dayton Dock 4', '1200 Example Parkway', ['Dayton', 'OH', '45402'], '937-555-0110', {
    FromTime: '09:00',
    ToTime: '16:00',
  }),
  place('Demo Shipping, Columbus Warehouse', '480 Sample Commerce Drive', ['Columbus', 'OH', '43215'], '614-555-0118', {
    FromTime: '07:30',
    ToTime: '15:30',
  }),
].map(({ address, receives }) => ({ address: { ...address, ...dock }, receives }))

/** Consignees that receive in every way a form knows of. */
export const consignees: readonly DemoPlace[] = [
  place('Demo Hardware Distribution', '77 Sample Way', ['Reno', 'NV', '89502'], '775-555-0131', open),
  place('Demo Builders Supply', '2210 Example Avenue', ['Atlanta', 'GA', '30318'], '404-555-0144', {
    ...open,
    AppointmentRequired: true,
    Accessorials: ['APPTDEL'],
    Notes: 'Call a day ahead for a dock door.',
  }),
  place('Demo Garden Center', '15 Placeholder Lane', ['Madison', 'WI', '53703'], '608-555-0152', {
    LiftGate: true,
    Accessorials: ['LGDEL'],
    Notes: 'No dock.',
  }),
  place('Demo School District', '900 Specimen Street', ['Lancaster', 'PA', '17603'], '717-555-0160', {
    LimitedAccess: true,
    Accessorials: ['EDUDEL', 'NOTIFY'],
    FromTime: '07:00',
    ToTime: '14:00',
  }),
  place('Demo Machine Works', '3400 Template Road', ['Houston', 'TX', '77029'], '713-555-0171', open),
  place('Demo Paint & Coatings', '61 Mockup Court', ['Charlotte', 'NC', '28206'], '704-555-0183', open),
  place('Demo Marine Outfitters', '8 Sampler Wharf', ['Portland', 'ME', '04101'], '207-555-0194', {
    LiftGate: true,
    Accessorials: ['LGDEL'],
  }),
  place('Demo Retail DC 12', '5050 Example Logistics Blvd', ['Aurora', 'IL', '60502'], '630-555-0102', {
    ...open,
    AppointmentRequired: true,
    Accessorials: ['APPTDEL', 'SORTDEL'],
  }),
  place('Demo Mountain Sports', '140 Trial Ridge', ['Denver', 'CO', '80216'], '303-555-0115', open),
  place('Demo Orchard Equipment', '27 Placeholder Orchard Road', ['Yakima', 'WA', '98902'], '509-555-0126', open),
  place('Demo Outillage Québec', '410 rue Exemple', ['Montréal', 'QC', 'H2X 1Y4', 'CA'], '514-555-0137', open),
  place('Demo Industrial Canada', '95 Sample Crescent', ['Mississauga', 'ON', 'L5T 2N7', 'CA'], '905-555-0148', open),
]
