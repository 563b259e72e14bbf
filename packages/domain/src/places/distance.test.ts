import { expect, it } from 'vitest'
import { guessedRoadMiles, milesAlong } from './distance.ts'

const dayton = { latitude: 39.7589, longitude: -84.1916 }
const reno = { latitude: 39.5296, longitude: -119.8138 }
const denver = { latitude: 39.7392, longitude: -104.9903 }

it('Dayton to Reno is 1,870 miles straight and about a fifth more by road; a way is all its legs', () => {
  const whole = guessedRoadMiles([dayton, reno])
  expect(whole).toBeGreaterThan(1_860 * 1.2)
  expect(whole).toBeLessThan(1_900 * 1.2)
  expect(guessedRoadMiles([dayton, denver, reno])).toBeGreaterThan(whole)
  expect([guessedRoadMiles([dayton, dayton]), guessedRoadMiles([dayton]), guessedRoadMiles([])]).toEqual([0, 0, 0])
})

it('a way is as long as all its stops make it, and of no length where one of them is nowhere', () => {
  expect(milesAlong([dayton, denver, reno])).toBe(guessedRoadMiles([dayton, denver, reno]))
  for (const stops of [[dayton, null, reno], [null, reno], [dayton], []]) expect(milesAlong(stops)).toBeNull()
})
