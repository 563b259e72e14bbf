import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { formOfShipment, shipmentOf } from './orderForm.ts'
import { asNewLoad, takeAgain } from './pastNumbers.ts'

const past = formOfShipment({
  ...sampleShipment,
  orderNumber: 'SO-88',
  customerPo: 'PO 4711',
  loadNumber: 'L-1',
  trailerNumber: 'T-9',
  seals: 'S1, S2',
  references: ['REF-1', '', 'REF-3'],
  specialInstructions: 'Dock 4, ring twice',
  accessorials: ['COD', 'APPTDEL'],
  cod: { amount: 80_000, feeTerms: 'prepaid', customerCheck: true },
})

it('asks anew for what is particular to a load, and keeps the rest', () => {
  const next = asNewLoad(past, ['11/20 9:00 AM'])
  expect(shipmentOf(next)).toMatchObject({
    orderNumber: '',
    customerPo: '',
    loadNumber: '',
    trailerNumber: '',
    seals: '',
    references: [],
    specialInstructions: 'Dock 4, ring twice',
    accessorials: ['COD', 'APPTDEL'],
    cod: { amount: 0, feeTerms: 'prepaid', customerCheck: true },
  })
  expect(next.past).toEqual({
    customerPo: 'PO 4711',
    orderNumber: 'SO-88',
    loadNumber: 'L-1',
    trailerNumber: 'T-9',
    seals: 'S1, S2',
    'references.0': 'REF-1',
    'references.2': 'REF-3',
    'cod.amount': '800.00',
    appointment: '11/20 9:00 AM',
  })
})

it('takes one of them over when it is the same again', () => {
  const next = ['customerPo', 'references.2', 'cod.amount'].reduce(takeAgain, asNewLoad(past, []))
  expect(shipmentOf(next)).toMatchObject({
    customerPo: 'PO 4711',
    references: ['', '', 'REF-3'],
    cod: { amount: 80_000 },
  })
  expect(next.past).not.toHaveProperty('customerPo')
  expect(next.past).toHaveProperty('orderNumber', 'SO-88')
})

it('keeps nothing of the past load in the order itself', () => {
  expect(shipmentOf(asNewLoad(past, ['9:00 AM']))).not.toHaveProperty('past')
})
