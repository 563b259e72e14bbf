import { afterEach, expect, test } from 'vitest'
import '../../texts/carrierOrders.ts'
import '../../texts/lists.ts'
import '../../texts/order.ts'
import '../../texts/plan.ts'
import '../../texts/quotes.ts'
import '../../texts/shipment.ts'
import '../../texts/track.ts'
import { speak } from '../../texts/language.ts'
import { type TextKey, text, textsReady } from '../../texts/texts.ts'
import { type ShipmentActionId, shipmentActions } from './shipmentActions.ts'

afterEach(() => speak('en-us'))

const ids = Object.keys(shipmentActions) as ShipmentActionId[]
const labelOf = (id: ShipmentActionId): TextKey => shipmentActions[id].label

test.each(['en-us', 'es-es'] as const)('in %s each action has a name of its own', async language => {
  await textsReady(language)
  speak(language)
  const names = ids.map(id => text(labelOf(id)))
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
})

test.each(['en-us', 'es-es'] as const)('in %s an action that is done with many has its name', async language => {
  await textsReady(language)
  speak(language)
  const same: readonly (readonly [ShipmentActionId, TextKey])[] = [
    ['getRates', 'lists.rate'],
    ['getRates', 'order.getRates'],
    ['getRates', 'plan.getRates'],
    ['askQuotes', 'lists.askQuotes'],
    ['pickup', 'lists.schedule'],
    ['archive', 'lists.archive'],
    ['unarchive', 'lists.unarchive'],
    ['void', 'lists.void'],
  ]
  for (const [id, key] of same) expect(`${key}: ${text(key)}`).toBe(`${key}: ${text(labelOf(id))}`)
})

test('no two actions that are offered together are done by one letter', () => {
  const together = ids.filter(id => id !== 'newRates')
  const keys = together.flatMap(id => ('key' in shipmentActions[id] ? [shipmentActions[id].key] : []))
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([])
  // Where a shipment is booked its carrier is asked anew; until then all are.
  expect(shipmentActions.newRates.key).toBe(shipmentActions.getRates.key)
})
