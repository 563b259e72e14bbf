import { expect, it } from 'vitest'
import { zipDoubt } from './zipDoubt.ts'

it('offers city and state of a US ZIP, and nothing where they go together or the ZIP is not known', () => {
  const fields = { city: 'Dayton', state: 'OH' }
  expect(zipDoubt('US', { verdict: 'otherCity', City: 'Dayton', State: 'OH' })).toEqual({ place: 'Dayton, OH', fields })
  expect(zipDoubt('US', { verdict: 'confirmed', City: 'Dayton', State: 'OH' })).toBeNull()
  expect(zipDoubt('US', { verdict: 'unknown', City: '', State: '' })).toBeNull()
})

it('puts no quarter of a Canadian city into the address', () => {
  const found = { verdict: 'otherState', City: 'Downtown Toronto', State: 'ON' } as const
  expect(zipDoubt('CA', found)).toEqual({ place: 'ON', fields: { state: 'ON' } })
  expect(zipDoubt('CA', { verdict: 'otherCity', City: 'Mississauga', State: 'ON' })).toEqual({
    ...{ place: 'Mississauga, ON', fields: { city: 'Mississauga', state: 'ON' } },
  })
})
