import { expect, it } from 'vitest'
import { sampleStops } from './sampleStops.ts'
import { validateAddress } from './validateAddress.ts'

const { address } = sampleStops.stops[0] ?? { address: null }

const said = (state: string, zip: string, country = 'US') =>
  address === null
    ? []
    : validateAddress('to', { ...address, state, zip, country }).map(({ at, code, params }) => [at, code, params.there])

it.each([
  ['MA', '02110'],
  ['MA', '02110-1234'],
  ['TX', '73949'],
  ['TN', '42223'],
  ['KY', '42223-5000'],
  ['NY', '06390'],
  ['PR', '00901'],
  ['GU', '96913'],
  ['FM', '96941'],
  ['AE', '09021'],
  ['ON', 'M5V 2T6', 'CA'],
  ['QC', 'K1A 0B1', 'CA'],
  ['PR', '00901', 'PR'],
])('%s %s is a place', (...place) => expect(said(...(place as [string, string, string?]))).toEqual([]))

it.each([
  ['TX', '02110', 'US', ['to.zip', 'zipElsewhere', 'Massachusetts']],
  ['OH', '42223', 'US', ['to.zip', 'zipElsewhere', 'Kentucky / Tennessee']],
  ['VI', '00901', 'US', ['to.zip', 'zipElsewhere', 'Puerto Rico']],
  ['', '00802', 'PR', ['to.zip', 'zipElsewhere', 'U.S. Virgin Islands']],
  ['QC', 'M5V 2T6', 'CA', ['to.zip', 'zipElsewhere', 'Ontario']],
  ['TX', '00000', 'US', ['to.zip', 'zipOfNobody', undefined]],
])('%s %s is none', (state, zip, country, problem) => expect(said(state, zip, country)).toEqual([problem]))

it('a code without its form is told of by its form alone', () => {
  expect(said('OH', '4540')).toEqual([['to.zip', 'badForm', undefined]])
  expect(said('XX', '45402')).toEqual([['to.state', 'badForm', undefined]])
})
