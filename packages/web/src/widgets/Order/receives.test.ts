import { type WireBookAddress, wireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { describe, expect, it } from 'vitest'
import { type CommonData, type End, type OrderForm, shipmentOf, startForm } from './orderForm.ts'
import { leftPlace, applyEntry as putEntry, takeBack } from './receives.ts'

const common: CommonData = {
  supportEmail: '',
  mailroomEmail: '',
  handlingUnitTypes: [],
  freightClasses: [],
  accessorials: [],
  countries: [],
  collectCarriers: [],
  providerCarriers: [],
  currencies: ['USD'],
  palletConfig: [],
  defaultPickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
  defaultServices: [],
  defaultsByMode: [],
  defaultsByDock: [],
  usualServices: [],
  referenceLabels: [],
  defaultOrigin: null,
  printerOnlineStatus: false,
  timeZone: 'America/New_York',
}
const form = startForm(common, 'prepaid')
const applyEntry = (...given: readonly [OrderForm, End, WireBookAddress]) => putEntry(...given, common)
const entry = (CompanyName: string, Receives: object) =>
  wireBookAddress.parse({ CompanyName, Receives, addressId: 1, version: 1, used: 0 })
const reno = entry('Demo Reno', {
  LiftGate: true,
  Accessorials: ['NOTIFY'],
  Notes: 'Ring twice.',
  FromTime: '08:00',
  ToTime: '15:00',
})

describe('an address of the book', () => {
  it('brings its extra services and notes, each once', () => {
    const once = applyEntry(form, 'destination', reno)
    expect(once.accessorials).toEqual(['LGDEL', 'NOTIFY'])
    expect(once.specialInstructions).toBe('Ring twice.')
    expect(once.destination.receives).toEqual({ from: '08:00', to: '15:00' })
    expect(applyEntry(once, 'destination', reno).accessorials).toEqual(['LGDEL', 'NOTIFY'])
  })

  it('at the origin sets the window, and gives it back', () => {
    const filled = applyEntry(form, 'origin', entry('Dock 4', { FromTime: '08:00', ToTime: '12:00' }))
    expect(filled.pickup).toEqual({ date: '2026-11-24', from: '08:00', to: '12:00' })
    const [window] = filled.applied.origin
    expect(window).toBeDefined()
    if (window) expect(takeBack(filled, 'origin', window).pickup).toEqual(form.pickup)
  })

  it('keeps the hours of its dock as a fact of the place, and gives them back', () => {
    const filled = applyEntry(form, 'destination', reno)
    const hours = filled.applied.destination.find(({ kind }) => kind === 'hours')
    expect(hours && takeBack(filled, 'destination', hours).destination.receives).toBeUndefined()
    expect(applyEntry(filled, 'destination', entry('Plain', {})).destination.receives).toBeUndefined()
    expect(JSON.stringify(shipmentOf(filled).destination)).toContain('"receives":{"from":"08:00","to":"15:00"}')
  })

  it('takes its extras along when another address comes, and leaves what was ticked by hand', () => {
    const byHand = { ...form, accessorials: ['INDEL'] }
    const other = applyEntry(applyEntry(byHand, 'destination', reno), 'destination', entry('Plain', {}))
    expect(other.accessorials).toEqual(['INDEL'])
    expect(other.specialInstructions).toBe('')
    expect(other.destination.company).toBe('Plain')
  })

  it('of a copy takes along what its former place brought, by the book, and leaves what was typed', () => {
    const first = applyEntry(form, 'destination', reno)
    // A past shipment does not know what came by itself.
    const copy: OrderForm = {
      ...first,
      accessorials: [...first.accessorials, 'INDEL'],
      specialInstructions: `${first.specialInstructions}\nFragile.`,
      applied: { origin: [], destination: [] },
    }
    const dock = entry('Dock 4', { Notes: 'Call a day ahead.' })
    const other = putEntry(copy, 'destination', dock, common, reno)
    expect(other.accessorials).toEqual(['INDEL'])
    expect(other.specialInstructions).toBe('Fragile.\nCall a day ahead.')
    const typed = leftPlace(copy, 'destination', reno)
    expect([typed.accessorials, typed.specialInstructions, typed.destination.receives]).toEqual([
      ['INDEL'],
      'Fragile.',
      undefined,
    ])
    expect(putEntry(copy, 'destination', dock, common).accessorials).toEqual(copy.accessorials)
    // What went with the place is said; what the next one brings as well did not go.
    const gone = typed.dropped?.destination?.map(one => one.kind)
    expect(gone).toEqual([...first.applied.destination.map(({ kind }) => kind)])
    const same = entry('Dock 5', { LiftGate: true })
    const kept = putEntry(copy, 'destination', same, common, entry('Dock 4', { LiftGate: true, Notes: 'Fragile.' }))
    expect(kept.dropped?.destination?.map(one => one.kind)).toEqual(['hours', 'notes'])
    expect(shipmentOf(kept)).not.toHaveProperty('dropped')
  })

  it('of a copy whose place the book has not leaves the person at the dock behind, unless it is another by now', () => {
    const copy = { ...form, destination: { ...form.destination, contactName: 'Pat', contactPhone: '937-555-0100' } }
    expect(leftPlace(copy, 'destination', null, 'Pat').destination).toMatchObject({ contactName: '', contactPhone: '' })
    expect(leftPlace(copy, 'destination', null, 'Pat').dropped?.destination).toEqual([{ kind: 'contact', name: 'Pat' }])
    expect(leftPlace(copy, 'destination', null, 'Sam').destination.contactName).toBe('Pat')
  })

  it('gives one thing back without touching the others', () => {
    const filled = applyEntry(form, 'destination', reno)
    const [first] = filled.applied.destination
    if (first) expect(takeBack(filled, 'destination', first).accessorials).toEqual(['NOTIFY'])
  })
})
