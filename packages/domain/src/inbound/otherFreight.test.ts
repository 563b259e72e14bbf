import { expect, it } from 'vitest'
import { priceInMail } from './priceInMail.ts'

/** The pickup that was asked for is Monday, November 30, 2026. */
const read = (text: string) => priceInMail(text, 'USD', '2026-11-30')?.amount ?? null

it.each([
  'We can do $1,450 all in for pickup Dec. 1',
  '$1,450 all in for pickup Dec. 1st',
  'Our rate is $1,450 flat, pickup Dec. 4',
  'Good until 12/01 for 12/01 pickup, $1,450 all in',
  '$1,450 all in until Friday pickup',
  '12.01. $1,450 all in',
  'Rate is $1,450 in December',
  '$1,450 all in for reefer',
  'We can do $1,450 all in for LTL',
])('a price for another pickup day, or for other freight, is none: %s', text => expect(read(text)).toBeNull())

it.each([
  'We have done this for $1,450 all in',
  'I have $1,450 in it, need the total',
  'We need $1,450 all in, still need the best price',
  'That run cost $1,450 all in',
])('what it once cost, or what somebody needs, is no offer: %s', text => expect(read(text)).toBeNull())

it('the same day written with a point is the asked one', () =>
  expect(read('$1,450 all in for pickup Nov. 30')).toBe(145_000))

it.each([
  'December rate is $1,450',
  'Our Dec rate is $1,450 all in',
  '$1,450 all in, pickup in 2 days',
  'Our reefer rate is $1,450',
  'Flatbed rate $1,450 all in',
  '$1,450 all in, flatbed',
  'Truckload $1,450 all in',
])('a price for another day, or for other freight, is none, however it is put: %s', text =>
  expect(read(text)).toBeNull(),
)
