import { expect, it } from 'vitest'
import { zipFill } from './zipPlace.ts'

const denver = { City: 'Denver', State: 'CO' }
const blank = { city: '', state: '' }

it('fills city and state of a ZIP, also over those of the ZIP before', () => {
  expect(zipFill(denver, blank, blank, 'zip')).toEqual({ city: 'Denver', state: 'CO' })
  const dayton = { city: 'Dayton', state: 'OH' }
  expect(zipFill(denver, dayton, dayton, '')).toEqual({ city: 'Denver', state: 'CO' })
})

it('goes over nothing that was typed since it was asked', () => {
  expect(zipFill(denver, blank, { city: 'Lakewood', state: '' }, '')).toEqual({ state: 'CO' })
})

it('leaves the field alone in which somebody types', () => {
  expect(zipFill(denver, blank, blank, 'city')).toEqual({ state: 'CO' })
})
