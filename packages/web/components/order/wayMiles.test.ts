import { shipmentToWire } from '@waybill/contract/wire/shipment.ts'
import { guessedRoadMiles, type Shipment } from '@waybill/domain'
import { sampleStops } from '@waybill/domain/shipment/sampleStops.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { orderForm } from '../testing/answers/order.ts'
import { renderScreen } from '../testing/render.tsx'

const [dayton, toledo, reno] = [
  { latitude: 39.76, longitude: -84.19 },
  { latitude: 41.66, longitude: -83.53 },
  { latitude: 39.5, longitude: -119.78 },
]
const along = guessedRoadMiles([dayton, toledo, reno]).toLocaleString('en-US')

const said = page.getByText(/road miles/)
const texts = (): readonly (string | null)[] => said.elements().map(one => one.textContent)

function openWay(shipment: Shipment): Promise<void> {
  const { answers } = keptShipment(
    shipmentDetails(101, { shipmentStatus: 'Q', shipment: shipmentToWire({ ...shipment, mode: 'TL' }) }),
  )
  return renderScreen('/Prepaid/101/edit', { answers: [...answers, ...orderForm()] })
}

test('a way through stops has one distance, along all of them, on the order and beside its stops', async () => {
  await openWay(sampleStops)
  await expect.poll(texts).toEqual([`about ${along} road miles`])
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await expect.element(page.getByRole('heading', { name: 'Stops' })).toBeVisible()
  // That of the stops, in the order that is not saved yet.
  await expect.poll(texts).toEqual([`about ${along} road miles`])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(texts).toEqual([`about ${along} road miles`])
})

test('a stop that nobody knows the place of leaves the way without a distance, instead of a shorter one', async () => {
  const stops = sampleStops.stops.map((stop, index) =>
    index === 1 ? { ...stop, address: { ...stop.address, zip: '00000' } } : stop,
  )
  await openWay({ ...sampleStops, stops })
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await expect.element(page.getByRole('img', { name: 'The lane from Dayton, OH to Reno, NV' }).first()).toBeVisible()
  await expect.element(page.getByText('Distance unknown: a stop has no known ZIP.').last()).toBeVisible()
  expect(texts()).toEqual([])
})
