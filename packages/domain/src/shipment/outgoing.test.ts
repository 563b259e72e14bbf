import { describe, expect, it } from 'vitest'
import { changedFields } from './changes.ts'
import { namesIn, namesMarked, outgoingInstructions, receivingWords } from './outgoing.ts'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleShipment } from './sampleShipment.ts'

const shipment = (specialInstructions: string, company = 'Acme Inc.') =>
  shipmentOfPlain({
    ...sampleShipment,
    specialInstructions,
    destination: { ...sampleShipment.destination, company, street: '12 Pine Street', contactName: 'Ada Byron' },
  })

describe('instructions that leave the house', () => {
  it.each([
    ['Ring twice. Acme Inc. receives 8:00 AM–3:00 PM.', 'Ring twice. Receives 8:00 AM–3:00 PM.'],
    ['Acme Inc. receives 8:00 AM–3:00 PM.', 'Receives 8:00 AM–3:00 PM.'],
    ['Gate 4\nDemo Mountain Sports receives 8:00 AM–3:00 PM.\nNo tarps', 'Gate 4\nReceives 8:00 AM–3:00 PM.\nNo tarps'],
    ['Ring twice. Former Name receives 8:00 AM–3:00 PM.', 'Ring twice. Receives 8:00 AM–3:00 PM.'],
    ['Call when the dock receives nothing', 'Call when the dock receives nothing'],
    ['', ''],
  ])('%s', (typed, left) => expect(outgoingInstructions(shipment(typed))).toBe(left))

  it('name parties, streets and contacts where they are typed', () => {
    const typed = 'Deliver to ACME, dock 3, 12 Pine  Street, ask Ada Byron. Acmeville road is closed.'
    expect(namesIn(typed, shipment(typed))).toEqual(['ACME', '12 Pine  Street', 'Ada Byron'])
    expect(namesMarked('Deliver to Acme now', shipment(''))).toEqual([
      { text: 'Deliver to ', isName: false },
      { text: 'Acme', isName: true },
      { text: ' now', isName: false },
    ])
    expect(namesIn('Lift gate needed', shipment(''))).toEqual([])
    expect(namesMarked('', shipment(''))).toEqual([])
  })
})

describe('receiving hours', () => {
  const hours = { from: '08:00', to: '15:00' }

  it('are said without a name, and not where they are unknown', () => {
    expect(receivingWords({ receives: hours })).toBe('Receives 8:00 AM–3:00 PM')
    expect(receivingWords({})).toBe('')
    expect(receivingWords({ receives: { from: '', to: '' } })).toBe('')
  })

  it('are a fact of the dock that no price hangs on', () => {
    const before = shipment('')
    const destination = { ...sampleShipment.destination, receives: hours }
    expect(changedFields(shipmentOfPlain(sampleShipment), shipmentOfPlain({ ...sampleShipment, destination }))).toEqual(
      ['destination.contact'],
    )
    expect(changedFields(before, before)).toEqual([])
  })
})
