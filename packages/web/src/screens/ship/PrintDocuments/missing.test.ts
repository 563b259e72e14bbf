import { expect, test } from 'vitest'
import { fieldWords, missingWords } from './missing.ts'

test.each([
  ['Destination.Zip', 'Ship to ZIP'],
  ['Items.1.Weight', 'Line 2 weight'],
  ['Items.0.Hazmat.UNNumber', 'Line 1 UN number'],
  ['Items', 'Items'],
  ['SheduleDateTime.PickupByDate', 'pickup date'],
  ['carrier', 'Carrier'],
  ['somethingNew', 'somethingNew'],
] as const)('%s reads as %s', (at, words) => expect(fieldWords(at)).toBe(words))

test('a shipment without a carrier is to be booked', () =>
  expect(missingWords({ at: 'carrier', code: 'required', params: {} })).toBe(
    'Carrier: not chosen: book the shipment first',
  ))
