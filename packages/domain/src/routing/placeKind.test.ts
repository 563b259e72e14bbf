import { describe, expect, it } from 'vitest'
import { placeKey, placeKindOf, placeSurprise, type SiteKind } from './placeKind.ts'

type Labelled = readonly [label: SiteKind, company: string, street: string, street2?: string]

/** Made-up places as they stand on orders, each labelled by what a driver finds there. */
const labelled: readonly Labelled[] = [
  ['school', 'Lincoln Elementary School', '12 Oak St'],
  ['school', 'Riverbend ISD Central Kitchen', '900 Campus Dr'],
  ['school', 'Example State University Receiving', '1 University Way'],
  ['school', 'St. Anne Academy', '44 Chapel Hill Rd'],
  ['limitedAccess', 'First Baptist Church', '77 Main St'],
  ['limitedAccess', 'Green Valley Farms', '2300 County Rd 9'],
  ['limitedAccess', 'Lazy K Ranch', '18 Ranch Rd 12'],
  ['limitedAccess', 'Copper Ridge Mine', 'Hwy 93 MP 41'],
  ['limitedAccess', 'Stone County Correctional Facility', '1 Institution Dr'],
  ['limitedAccess', 'Harbor View Hotel', '5 Beach Blvd'],
  ['limitedAccess', 'Desert Star Casino & Resort', '100 Strip Ave'],
  ['limitedAccess', 'Fort Example, Bldg 4500', 'Gate 3'],
  ['limitedAccess', 'Plainview AFB Supply Point', '20 Flightline Rd'],
  ['limitedAccess', 'US Naval Station Demo', 'Pier 8'],
  ['limitedAccess', 'Mercy Hospital', '300 Health Pkwy'],
  ['limitedAccess', 'Sunny Acres Nursing Home', '9 Elm St'],
  ['limitedAccess', 'Lakeside Country Club', '1 Fairway Dr'],
  ['construction', 'Turner Job Site 14', '800 W 5th St'],
  ['construction', 'Midtown Tower Construction Site', '55 Center St'],
  ['storage', 'A-1 Self Storage', '4100 Airport Blvd'],
  ['storage', 'Handy Mini-Storage', '12 Access Rd'],
  ['tradeShow', 'Metro Convention Center, Booth 412', '1 Expo Dr'],
  ['residential', 'Willow Creek Apartments', '700 Willow Ln'],
  ['residential', 'J. Sample', '16 Maple Ct', 'Apt 3B'],
  ['residential', 'The Sample Residence', '4 Birch Rd'],
  // A person at a street: nothing gives it away.
  ['residential', 'Pat Example', '918 Juniper Ave'],
  ['limitedAccess', 'Our Lady of Peace', '60 Hill St'],
  ['business', 'School Specialty Distribution', '3200 Industrial Pkwy'],
  ['business', 'Hotel Supply Co.', '88 Commerce Dr'],
  ['business', 'Farm Bureau Insurance', '10 Office Park'],
  ['business', 'Mine Safety Products', '1000 Cranberry Rd'],
  ['business', 'Church Furnishings Mfg', '7 Pew Ln'],
  ['business', 'Midwest Cold Storage Logistics', '600 Freezer Rd'],
  ['business', 'Acme Construction Supply', '14 Yard St'],
  ['business', 'Ranch Foods Distribution Center', '20 Dock Rd', 'Dock 12'],
  ['business', 'Demo Motors', '1 Auto Mall', 'Ste 200'],
  ['business', 'Airport Freight Systems', '9 Cargo Rd', 'Unit 5'],
  ['business', 'Buckeye Plastics Inc', '3 Polymer Way'],
  ['business', 'Innovative Tool & Die', '11 Innsbruck Ave'],
  ['business', 'Campbell Paper Co', '90 Campbell St'],
  ['business', 'Temple Steel', '15 Temple St'],
  // A winery's warehouse in town: its name gives it away wrongly.
  ['business', 'Oak Vineyards Tasting Room & Dock', '2 Market St'],
]

const judged = labelled.map(([label, company, street, street2 = '']) => ({
  label,
  company,
  found: placeKindOf({ company, street, street2 })?.kind ?? 'business',
}))
const charged = judged.filter(({ label }) => label !== 'business')
const plain = judged.filter(({ label }) => label === 'business')
const hits = charged.filter(({ label, found }) => found === label).length
const alarms = plain.filter(({ found }) => found !== 'business').length
const percent = (part: number, of: number): string => `${part} of ${of} (${Math.round((100 * part) / of)} %)`

describe('the kind of a place', () => {
  it(`is found at ${percent(hits, charged.length)} labelled places, with ${percent(alarms, plain.length)} false alarms`, () => {
    expect(labelled.length).toBeGreaterThanOrEqual(40)
    expect(judged.filter(({ label, found }) => label !== found).map(({ company }) => company)).toEqual([
      'Pat Example',
      'Our Lady of Peace',
      'Oak Vineyards Tasting Room & Dock',
    ])
  })

  it('is no surprise once its service, or one that covers it, was asked for, or somebody said what it is', () => {
    const school = { company: 'Lincoln Elementary School', street: '12 Oak St', street2: '' }
    expect(placeSurprise('destination', school, null, [])).toEqual({
      ...{ kind: 'school', word: 'elementary', end: 'destination', service: 'EDUDEL' },
    })
    expect(placeSurprise('origin', school, null, [])).toMatchObject({ service: 'LTDPU' })
    expect(placeSurprise('destination', school, null, ['LTDDEL'])).toBeNull()
    // What is asked for at the other end covers nothing here.
    expect(placeSurprise('origin', school, null, ['LTDDEL'])).toMatchObject({ service: 'LTDPU' })
    expect(placeSurprise('origin', school, null, ['LTDPU'])).toBeNull()
    expect(placeSurprise('destination', school, 'limitedAccess', ['EDUDEL'])).toBeNull()
    expect(placeSurprise('destination', school, null, ['RESDEL'])).toMatchObject({ service: 'EDUDEL' })
    expect(placeSurprise('destination', school, 'business', [])).toBeNull()
    const quiet = { company: 'Pat Example', street: '918 Juniper Ave', street2: '' }
    expect(placeSurprise('destination', quiet, null, [])).toBeNull()
    expect(placeSurprise('destination', quiet, 'residential', [])).toMatchObject({ service: 'RESDEL', word: '' })
  })

  it('is remembered by company, street and ZIP, however they are spelled', () => {
    const place = { company: 'Acme, Inc.', street: '1 Main St.', street2: 'Dock 2', zip: '45402-1234' }
    expect(placeKey(place)).toBe('acme inc|1 main st|45402')
    expect(placeKey({ ...place, company: 'ACME INC', street2: '' })).toBe(placeKey(place))
  })
})
