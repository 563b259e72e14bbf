import { describe, expect, it } from 'vitest'
import { priceInMail } from './priceInMail.ts'

/** Asked for a pickup on Monday, November 30, 2026. */
const MONDAY = '2026-11-30'

describe('what dispatchers write is read right, or not at all', () => {
  it.each([
    'From $1,450 flat',
    'from 1450 USD all in',
    'Rates from $1,450',
    'Starting at $1,450 all in',
    'We can do it as low as $1,450',
    'Up to $1,450 all in',
    'Anywhere from $1,450 all in',
    'Around $1,450 all in',
    '$1,450 +/- all in',
    '$1,450 ± all in',
    '$1,450 all in give or take',
    '$1,450 ish all in',
    '$1,450 all in if picked up by noon',
    '$1,450 each all in',
    '$1,450 per stop all in',
    '$1,450 flat for two trucks',
    '$1,450 team all in',
    '$1,450 all in OW',
    '$1,450 all in, RT',
    '$1,450 all in round trip',
    '$1,450 all in one way',
    '$1,450 all in per day',
    '$1,450 all in upwards',
    '$1,450 all in and up',
    'No less than $1,450 all in',
    'Not to exceed $1,450 all in',
    '$1,450 all in min',
    '$1,450 all in to the border',
    'Desde $1,450 todo incluido',
    'A partir de $1,450 todo incluido',
  ])('%j is no price', text => expect(priceInMail(text, 'USD', MONDAY)).toBeNull())

  it.each([
    '$1,450 all in for pickup 12/1',
    '$1,450 all in for pickup 12/01/2026',
    '$1,450 all in, pick up 2026-12-01',
    '$1,450 all in for pickup Dec 1',
    '$1,450 all in for pickup December 1st',
    '$1,450 all in for pickup on the 1st',
    '$1,450 all in for Tuesday pickup',
    '$1,450 all in picking up Tue',
    'Picks up tomorrow, $1,450 all in',
    '$1,450 all in if it moves next week',
    '$1,450 all in for Friday or Monday',
    'Can pick up 12/1.\n$1,450 all in',
    '$1,450 all in para recoger el martes',
    '$1,450 todo incluido, recolección 1 de diciembre',
    '$1,450 all in for pickup 30/11',
    '$1,450 all in for pickup 11/30/2027',
  ])('%j names another day than the asked one', text => expect(priceInMail(text, 'USD', MONDAY)).toBeNull())

  it.each([
    '$1,450 all in for pickup 11/30',
    '$1,450 all in for pickup 11/30/26',
    '$1,450 all in for pickup 2026-11-30',
    '$1,450 all in for pickup Nov 30',
    '$1,450 all in for pickup November 30th',
    '$1,450 all in for Monday pickup',
    '$1,450 all in',
    'We can cover it for $1,450 flat, pickup Monday 11/30.',
    'Best I can do is $1,450 per load, good until Friday.',
    '$1,450 all in, delivery 12/3',
  ])('%j is one for the asked day', text =>
    expect(priceInMail(text, 'USD', MONDAY)).toMatchObject({ amount: 145_000, currency: 'USD' }),
  )

  it('a day is none of the shipment whose day nobody knows', () => {
    expect(priceInMail('$1,450 all in for pickup 11/30', 'USD')).toBeNull()
    expect(priceInMail('$1,450 all in', 'USD')).toMatchObject({ amount: 145_000 })
  })
})
