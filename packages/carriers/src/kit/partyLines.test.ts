import { describe, expect, it } from 'vitest'
import { exampleParcels, sentTo } from '../testing/parcels.ts'
import { fittedParty, type PartyRoom, partyLines, partyTooLong } from './partyLines.ts'

const room: PartyRoom = { company: 35, person: 35, line: 35, lines: 3, namesGoOn: true, city: 30 }
const address = {
  ...(exampleParcels().stops[0]?.address ?? expect.fail('no stops')),
  ...{ company: 'Example Inc.', contactName: 'Sam Dock', street: '12 Wharf Rd', street2: '', city: 'Boston' },
}

describe('a party on a label', () => {
  it('goes on further lines where a street is longer than one', () => {
    const long = { ...address, street: '12345 North Old State Highway Route 64 Building 7 Suite 1450' }
    expect(partyLines(long, room)).toMatchObject({
      lines: ['12345 North Old State Highway Route', '64 Building 7 Suite 1450'],
    })
  })

  it('has the rest of a long name before its street', () => {
    const long = { ...address, company: 'Saint Bartholomew Regional Medical Center Pharmacy', street2: 'Suite 4' }
    expect(partyLines(long, room)).toEqual({
      company: 'Saint Bartholomew Regional Medical',
      contact: 'Sam Dock',
      lines: ['Center Pharmacy', '12 Wharf Rd', 'Suite 4'],
      city: 'Boston',
    })
  })

  it.each([
    ['name', { company: 'A'.repeat(36) }],
    ['street', { street: 'B '.repeat(60), street2: 'C' }],
    ['street', { street: 'D'.repeat(36) }],
    ['city', { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' }],
  ] as const)('says that its %s has no room', (field, change) => {
    expect(partyLines({ ...address, ...change }, room)).toBe(field)
    // Whom a truck is sent to is found by less.
    expect(fittedParty({ ...address, ...change }, room).lines.every(line => line.length <= room.line)).toBe(true)
  })

  it('is refused in words, of both ends of the lane', () => {
    expect(partyTooLong('UPSN', exampleParcels(), room)).toBeNull()
    expect(partyTooLong('UPSN', sentTo({ city: 'E'.repeat(31) }), room)).toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('30 characters for a city'),
    })
  })
})
