import { expect, it } from 'vitest'
import { blankAddress } from '../shipment/plainForm.ts'
import { postBoxIn, postBoxProblems } from './postBox.ts'

const at = (street: string, street2 = '') => ({ ...blankAddress, street, street2, state: 'MA', country: 'US' })

it.each([
  'P.O.Box 312',
  'PO Box 312',
  'P O BOX 312',
  'p.o. box A',
  'POB 312',
  'Post Office Box 312',
  'PO Drawer 9',
  'Box 71, RR 4',
  'RR 4 Box 71',
  'R.R. 4, Box 71',
  'HC 68 Box 23A',
  'Box 312',
  'Lock Box 12',
  'Apartado 12',
  'Apartado Postal 12',
  'Casilla 12',
  'P/O Box 5',
  'P0 Box 5',
  'POBox312',
  'P.O.B. 7',
  'POB 7',
  'Rt 4 Box 71',
  'Rte. 4, Box 71',
  'Route 4 Box 71',
  'RR 2 Box 65',
  'RR2 Bx 65',
  'R D 2 Box 9',
  'RD 2 Box 9',
  'Rural Rt 3 Box 8',
  'Star Route 3',
  'Star Rt Box 9',
  'HC-1 Box 12',
  'HCR 1 Box 2',
  'Drawer 15',
  'P O Drawer 15',
  'Drawer AB',
  'General Delivery',
  'Gen. Delivery',
  'Lista de correos',
  'Poste restante',
  'Apartado 33',
  'Apartado Aéreo 33',
  'Apdo. Postal 33',
  'Buzon 12',
  'Buzón 12',
  'HC 1 Buzón 12',
  'C.P. 200',
  'Case postale 200',
  'Boîte postale 200',
  'Caja postal 12',
  'Postal Box 9',
  'Postbox 9',
  'PSC 3 Box 1',
  'CMR 5 Box 2',
  'Unit 2050 Box 4',
  'Box 312 Station A',
  'Box 71 RR 4',
  'C.P. 6128 Succ. Centre-ville',
  'CP 6128 Succursale Centre-Ville',
  'C.P. 60034, succ. Saint-Denis',
  'BP 40 Succ. A',
  'RR 8 Site 6 Comp 10',
  'RR #8, Site 6, Comp 10',
  'Site 6 Comp 10 RR 8',
  'Site 6 Box 10 RR 8',
  'Site 6, Comp. 10, RR 8',
  'Box No. 12',
  'Box No 12',
  'Lock Box Number 12',
  'Post Box 33',
  'Post-Box No. 33',
  'P.O. Bag 12',
  'PO Bin 12',
  'Box A',
  'Box #A',
  'BOX 12 RD 2',
  'Box 12 R.F.D. 2',
  'HWY CONTRACT 2 BOX 1',
  'Hwy Contract Rte 2 Box 1',
  'GPO Box 12',
  'G.P.O. Box 12',
  'Caller Service 1234',
  'Firm Caller 12',
  'Caller 12',
])('%s is a box', line => {
  expect([postBoxIn(at(line)), postBoxIn(at('14 Pier Rd', line))]).toEqual(['street', 'street2'])
})

it.each([
  '410 Pomona Street',
  '200 Box Canyon Rd',
  '8 Boxwood Ln',
  '12 Post Office Square',
  '1 Polk St',
  '77 Calle Sol',
  '9 Apartado Rd',
  '3 Boxer Ct, Unit 4',
  'Apt 4, 12 Hobox Ave',
  'Box Elder Rd',
  '100 Box Elder Rd',
  'Box 4 Ranch Rd',
  '200 Drawer Lane',
  'Drawer Lane',
  '123 PO Valley Rd',
  'Boxwood Ave 12',
  'Suite PO3',
  '4512 Rural Route 4',
  '4512 RR 4',
  '4512 Route 4',
  'Route 4',
  'SR 20 and Route 9',
  '12 Main St Box 4',
  '12 Main St, Box 4',
  'Main St, Box 4',
  '1st Ave, Box 4',
  '77 Calle Sol, Buzón 12',
  'Col. Centro, C.P. 06600',
  'General Delivery Services Bldg',
  '1 General Dr',
  'Unit 12',
  'Unit 4, Box Factory Lofts',
  'CP Rail Yard',
  'PMB 12',
  'Poblado 4',
  'Pool Rd 12',
  'Pomona 12',
  'PO105000',
  'PO 4512345',
  'PO #4512',
  'P.O. #4512',
  'PO# 4512',
  'Box A Ranch Rd',
  'Box Rd 2',
  '12 Main St, Box 4 RD 2',
  'Site 6',
  'Site 6 Industrial Park',
  'Site 6 Building 10',
  'Caller Rd',
  '12 Caller St',
  '12 Post Box Ln',
  'BP Station 12 Main St',
  'CP 12 Rail Yard',
  'Hwy Contract Bldg',
])('%s is none', line => expect([postBoxIn(at(line)), postBoxIn(at('14 Pier Rd', line))]).toEqual([null, null]))

it.each(['PO 4512', 'P.O. 4512', 'P O 4512'])('%s is a box, beside a house a purchase order', line => {
  expect([postBoxIn(at(line)), postBoxIn(at('Acme Tools', line))]).toEqual(['street', 'street2'])
  for (const house of ['5 Main St', '12-14 Pier', 'Dock 4, 77 Calle Sol', 'Calle Sol 77']) {
    expect([house, postBoxIn(at(house, line))]).toEqual([house, null])
  }
})

it('is told of trucks, of parcels once a carrier other than the post is named, and of military post offices', () => {
  const told = (address: ReturnType<typeof at>, mode: 'LTL' | 'PARCEL', appointedCarrier?: string) =>
    postBoxProblems('destination', address, { mode, appointedCarrier }).map(({ at: field, code }) => `${field} ${code}`)
  const box = at('14 Pier Rd', 'PO Box 312')
  expect(told(box, 'LTL')).toEqual(['destination.street2 postBox'])
  expect(told(box, 'PARCEL')).toEqual([])
  expect(told(box, 'PARCEL', 'USPS')).toEqual([])
  expect(told(box, 'PARCEL', 'UPSN')).toEqual(['destination.street2 postBox'])
  expect(told({ ...at('PSC 800 Box 44'), state: 'AE' }, 'LTL')).toEqual(['destination.state militaryMail'])
})

it('a route without a box is one where nothing else says where the place is', () => {
  for (const route of ['RR 2', 'R.R. #2', 'Rural Route 2', 'HC 68']) {
    expect(postBoxIn(at(route))).toBe('street')
    expect(postBoxIn(at('4512 County Road 9', route))).toBeNull()
    expect(postBoxIn(at(`${route}, 4512 Line Road`))).toBeNull()
    expect(postBoxIn(at(`${route}, Acme Farm`))).toBe('street')
  }
})

it.each([
  'Suite 4',
  'Attn Receiving',
  'ATTN: Jane, Dock 4',
  'c/o Acme Tools',
  'Apt 4B',
  'Unit 12',
  '# 4',
  'Bldg. A',
  'RR 3',
])('%s beside a route does not say where on it', line => {
  expect([postBoxIn(at('RR 2', line)), postBoxIn(at(line, 'RR 2'))]).toEqual(['street', expect.any(String)])
})

it.each(['4512 Line Road', 'Hwy 16 at Main', 'Acme Farm', 'Unit Rd', 'Docks Farm', 'Suite 4, 12 Main St'])(
  '%s beside a route says where on it',
  line => expect([postBoxIn(at('RR 2', line)), postBoxIn(at(line, 'RR 2'))]).toEqual([null, null]),
)
