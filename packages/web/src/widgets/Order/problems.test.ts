import { plainToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { blankItem } from '../ItemsEditor/itemDraft.ts'
import { shipmentOf, startForm } from './orderForm.ts'
import { inFormOrder, orderErrors, unreadable } from './problems.ts'
import { blankWay } from './wayForm.ts'

const common: Parameters<typeof startForm>[0] = {
  ...({} as Parameters<typeof startForm>[0]),
  defaultServices: [],
  defaultsByMode: [],
  defaultsByDock: [],
  defaultOrigin: null,
  defaultPickup: { date: '2026-11-24', from: '15:30', to: '10:00' },
}

test('what is wrong is said in the order in which the form asks for it', () => {
  const form = { ...startForm(common, 'prepaid'), items: [{ ...blankItem(), description: 'Pumps', weightLb: 'heavy' }] }
  const found = orderErrors(shipmentOf({ ...form, declaredValue: 'much' }), { date: '2026-11-20', time: '09:00' }, null)
  const places = [...new Set(Object.keys(found).map(at => at.split('.')[0]))]
  expect(places).toEqual(['origin', 'destination', 'pickup', 'items', 'declaredValue'])
})

test('a number that cannot be read is told from one that is missing: sent, it would be none', () => {
  const way = { ...blankWay, mode: 'TL', equipment: 'reefer', temperatureMin: 'cold', temperatureMax: '40' } as const
  const items = [{ ...blankItem(), description: 'Pumps', weightLb: 'heavy', handlingUnits: 'two' }]
  const shipment = shipmentOf({ ...startForm(common, 'prepaid'), way, items, declaredValue: '12x' })
  const sent = wireShipment.shape.declaredValue.parse(JSON.parse(JSON.stringify(plainToWire(shipment))).declaredValue)
  expect(sent).toBeNull()
  const found = orderErrors(shipment, { date: '2026-11-20', time: '09:00' }, null)
  expect(Object.keys(unreadable(shipment, found))).toEqual([
    'truck.temperatureMin',
    'items.0.handlingUnits',
    'items.0.weightLb',
    'declaredValue',
  ])
})

test('a COD of 0 is told what it has to be, as the call is', () => {
  const form = { ...startForm(common, 'prepaid'), accessorials: ['COD'] }
  const said = (amount: string) => {
    const cod = { amount, feeTerms: 'prepaid', customerCheck: false } as const
    return orderErrors(shipmentOf({ ...form, cod }), { date: '2026-11-20', time: '09:00' }, null)['cod.amount']
  }
  expect(said('0')).toBe('Please enter an amount above 0.')
  expect(said('0.00')).toBe('Please enter an amount above 0.')
  expect(said('0.01')).toBeUndefined()
})

test("the server's refusals stand in the same order, unknown ones last", () => {
  const errors = { mode: 'a', 'items.1.weightLb': 'b', 'items.0.nmfc': 'c', 'origin.zip': 'd' }
  expect(Object.keys(inFormOrder(errors))).toEqual(['origin.zip', 'items.1.weightLb', 'items.0.nmfc', 'mode'])
})

test('a pickup that is past is no mistake of whoever edits the rest of a booked shipment', () => {
  const later = { date: '2026-12-01', time: '09:00' }
  const atPickup = (shipment: typeof sampleShipment, booked: typeof sampleShipment | null) =>
    Object.keys(orderErrors(shipment, later, null, booked)).filter(at => at.startsWith('pickup'))
  expect(atPickup(sampleShipment, null)).toEqual(['pickup.date'])
  expect(atPickup(sampleShipment, sampleShipment)).toEqual([])
  const moved = { ...sampleShipment, pickup: { ...sampleShipment.pickup, date: '2026-11-25' } }
  expect(atPickup(moved, sampleShipment)).toEqual(['pickup.date'])
})
