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
])('%s is none', line => expect([postBoxIn(at(line)), postBoxIn(at('14 Pier Rd', line))]).toEqual([null, null]))

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
