import { expect, it } from 'vitest'
import { zipFill } from './zipPlace.ts'

const denver = { City: 'Denver', State: 'CO' }
const dayton = { City: 'Dayton', State: 'OH' }
const blank = { city: '', state: '' }

it('fills city and state of a ZIP, also over those of the ZIP before', () => {
  expect(zipFill(denver, null, { now: blank, typed: {}, focused: 'zip' })).toEqual({ city: 'Denver', state: 'CO' })
  const now = { city: 'DAYTON', state: 'OH' }
  expect(zipFill(denver, dayton, { now, typed: {}, focused: '' })).toEqual({ city: 'Denver', state: 'CO' })
})

it('goes over nothing that a person typed, before or after the ZIP, nor over what the ZIP before does not say', () => {
  const dallas = { city: 'Dallas', state: 'TX' }
  expect(zipFill(denver, null, { now: dallas, typed: dallas, focused: '' })).toEqual({})
  expect(zipFill(denver, dayton, { now: dallas, typed: {}, focused: '' })).toEqual({})
  const now = { city: 'Dayton', state: '' }
  expect(zipFill(denver, dayton, { now, typed: { city: 'Dayton' }, focused: '' })).toEqual({ state: 'CO' })
})

it('leaves the field alone in which somebody types', () => {
  expect(zipFill(denver, null, { now: blank, typed: {}, focused: 'city' })).toEqual({ state: 'CO' })
})
