import { describe, expect, it } from 'vitest'
import type { PlaceSurprise } from '../routing/placeKind.ts'
import { sampleHazmat, sampleItem, sampleShipment } from '../shipment/sampleShipment.ts'
import { impliedServices, impliedServicesOf, knownPlaces } from './impliedServices.ts'

const bundle = { lengthIn: 240, widthIn: 12, heightIn: 12, hazmat: false }
const asked = { items: [bundle], accessorials: [], mode: 'LTL' } as const

describe('what freight implies', () => {
  it('is overlength from the threshold on, 96 inches where a carrier states none', () => {
    expect(impliedServices(asked)).toEqual(['OVERLEN'])
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 96 }] })).toEqual(['OVERLEN'])
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 95.9 }] })).toEqual([])
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 143 }] }, 144)).toEqual([])
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 144 }] }, 144)).toEqual(['OVERLEN'])
    // A long piece counts whichever field its length was typed into.
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 12, widthIn: 240 }] })).toEqual(['OVERLEN'])
    expect(impliedServices({ ...asked, items: [{ ...bundle, lengthIn: 0, widthIn: 0, heightIn: 0 }] })).toEqual([])
  })

  it('is hazardous materials where a line is', () => {
    const items = [{ ...bundle, lengthIn: 48, hazmat: true }]
    expect(impliedServices({ ...asked, items })).toEqual(['HAZM'])
    expect(impliedServices({ ...asked, items, mode: 'TL' })).toEqual(['HAZM'])
  })

  it('is asked for once: what was ticked is not implied', () => {
    const items = [{ ...bundle, hazmat: true }]
    expect(impliedServices({ ...asked, items })).toEqual(['HAZM', 'OVERLEN'])
    expect(impliedServices({ ...asked, items, accessorials: ['OVERLEN', 'HAZM', 'LGDEL'] })).toEqual([])
  })

  it('is what a known place is charged for, where freight shares its truck', () => {
    const atPlaces = ['RESDEL', 'LTDPU']
    expect(impliedServices({ ...asked, atPlaces })).toEqual(['OVERLEN', 'RESDEL', 'LTDPU'])
    expect(impliedServices({ ...asked, atPlaces, accessorials: ['RESDEL'] })).toEqual(['OVERLEN', 'LTDPU'])
    // A truck of one's own is as long as it is, and goes where it is told: its price is for its way.
    expect(impliedServices({ ...asked, atPlaces, mode: 'TL' })).toEqual([])
    expect(impliedServices({ ...asked, atPlaces, mode: 'volume' })).toEqual(['OVERLEN', 'RESDEL', 'LTDPU'])
  })

  it('tells what somebody said of a place from what its name gives away', () => {
    const said: PlaceSurprise = { end: 'destination', kind: 'residential', word: '', service: 'RESDEL' }
    const guessed: PlaceSurprise = { end: 'origin', kind: 'limitedAccess', word: 'church', service: 'LTDPU' }
    expect(knownPlaces([said, guessed])).toEqual(['RESDEL'])
  })

  it('is read from a shipment whole', () => {
    const items = [{ ...sampleItem, ...bundle, hazmat: sampleHazmat }]
    expect(impliedServicesOf({ ...sampleShipment, items })).toEqual(['HAZM', 'OVERLEN'])
    expect(impliedServicesOf({ ...sampleShipment, items, mode: 'TL' })).toEqual(['HAZM'])
  })
})
