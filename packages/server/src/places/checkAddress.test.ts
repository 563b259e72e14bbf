import { expect, it } from 'vitest'
import { checkAddress } from './checkAddress.ts'

const at = (city: string, state: string, zip: string, country = 'US') => checkAddress({ city, state, zip, country })

it.each([
  ['Dayton', 'OH', '45402'],
  ['DAYTON', 'oh', '45402-1234'],
  ['Saint Louis', 'MO', '63101'],
  ['St. Louis', 'MO', '63101'],
  ['Ft Worth', 'TX', '76102'],
  ['Winston-Salem', 'NC', '27101'],
  ["O'Fallon", 'MO', '63366'],
])('%s, %s %s is confirmed', (city, state, zip) => {
  expect(at(city, state, zip).verdict).toBe('confirmed')
})

it('lets a suburb go by its city', () => {
  // 45409 is Oakwood's, which the post delivers under Dayton.
  expect(at('Dayton', 'OH', '45409').verdict).toBe('confirmed')
})

it('says what stands at the ZIP where the state or the city is another', () => {
  expect(at('Dayton', 'IN', '45402')).toEqual({ verdict: 'otherState', city: 'Dayton', state: 'OH' })
  expect(at('Cleveland', 'OH', '45402')).toEqual({ verdict: 'otherCity', city: 'Dayton', state: 'OH' })
  expect(at('Daytom', 'OH', '45402')).toEqual({ verdict: 'otherCity', city: 'Dayton', state: 'OH' })
})

it('judges the province alone in Canada', () => {
  expect(at('Toronto', 'ON', 'M5V 2T6', 'CA').verdict).toBe('confirmed')
  expect(at('Toronto', 'QC', 'M5V 2T6', 'CA')).toMatchObject({ verdict: 'otherState', state: 'ON' })
})

it('says nothing against a ZIP that it does not have or a country that it does not cover', () => {
  expect(at('Nowhere', 'OH', '00000').verdict).toBe('unknown')
  expect(at('Ciudad Juárez', 'CHH', '32000', 'MX').verdict).toBe('unknown')
})
