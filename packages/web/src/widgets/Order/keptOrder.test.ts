import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { keptOf } from './keptOrder.ts'
import { meetOrders } from './mergeOrders.ts'
import { formOfShipment, formOver, shipmentOf } from './orderForm.ts'

const typed = formOfShipment({
  ...sampleShipment,
  items: sampleShipment.items.map(item => ({ ...item, description: 'Typed beside the stops' })),
})
const theirs = shipmentOf(formOfShipment({ ...sampleShipment, seals: 'THEIRS' }))
const saved = {
  shipmentId: 42,
  version: 3,
  uniqueName: 'u',
  status: 'Q',
  content: JSON.stringify(theirs),
} as const

test('rows that stand in the question alone are kept until it is answered, what is as saved is not', () => {
  const base = shipmentOf(formOfShipment(sampleShipment))
  const { value, question } = meetOrders(base, shipmentOf(typed), theirs, { isLocked: true, open: null })
  const form = formOver(typed, value)
  const content = JSON.stringify(shipmentOf(form))
  expect([question?.fields, content]).toEqual([['items'], saved.content])
  const kept = keptOf({ form, saved, conflict: question, content, locksItems: true, open: null })
  expect(kept?.question?.mine.items[0]?.description).toBe('Typed beside the stops')
  expect(keptOf({ form, saved, conflict: null, content, locksItems: true, open: null })).toBe(null)
  expect(keptOf({ form, saved, conflict: question, content, locksItems: false, open: null })).toBe(null)
})
