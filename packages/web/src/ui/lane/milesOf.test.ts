import { expect, it } from 'vitest'
import { straightMiles } from './milesOf.ts'

it('measures a great circle: Dayton to Reno is a little under 1,900 miles', () => {
  const miles = straightMiles({ latitude: 39.76, longitude: -84.19 }, { latitude: 39.53, longitude: -119.81 })
  expect(miles).toBeGreaterThan(1850)
  expect(miles).toBeLessThan(1900)
})

it('is nothing from a place to itself', () => {
  const dayton = { latitude: 39.76, longitude: -84.19 }
  expect(straightMiles(dayton, dayton)).toBe(0)
})
