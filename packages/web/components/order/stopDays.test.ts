import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { MultiRouting } from '@waybill/contract/calls/Shipment/MultiRouting.ts'
import { shipmentToWire } from '@waybill/contract/wire/shipment.ts'
import { addDays } from '@waybill/domain'
import { sampleStops } from '@waybill/domain/shipment/sampleStops.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { orderForm, weekdayAhead } from '../testing/answers/order.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, refusal, sent } from '../testing/wire.ts'

const stops = page.getByRole('region', { name: 'Stops' })
const tooEarly = /This is before the stop ahead of it/

test('stops open for their days although the order can’t be saved for them, with the pickup as it is typed', async () => {
  const [soon, later] = [weekdayAhead(), addDays(weekdayAhead(), 20)]
  const shipment = shipmentToWire({
    ...sampleStops,
    mode: 'TL',
    stops: sampleStops.stops.map((stop, index) =>
      index === 2 ? stop : { ...stop, window: { ...stop.window, date: soon } },
    ),
  })
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'Q', shipment }))
  await renderScreen('/Prepaid/101/edit', { answers: [...kept.answers, ...orderForm()] })
  answering([
    answer(
      BuildShipment,
      refusal('InvalidInput', {
        issues: [
          {
            at: 'body.shipment.ShipmentStops.1.SheduleDateTime.PickupByDate',
            code: 'beforePickup',
            params: { date: later },
          },
        ],
      }),
    ),
    kept.changedBy(MultiRouting, ({ ShipmentStops }) => ({ shipment: { ...kept.now().shipment, ShipmentStops } })),
  ])
  const pickup = page.getByLabelText('Pickup date')
  await pickup.fill(later)
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await expect.element(stops.getByText(tooEarly)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop 2: Date' })).toBeVisible()
  const day = stops.getByLabelText('Date')
  await expect.element(day).toHaveValue(soon)
  await expect.element(day).toHaveFocus()
  await day.fill(addDays(later, 1))
  await stops.getByRole('button', { name: 'Save stops' }).click()
  await expect.element(stops).not.toBeInTheDocument()
  expect(sent(MultiRouting)[0]?.body.ShipmentStops.map(stop => stop.SheduleDateTime?.PickupByDate)).toEqual([
    later,
    addDays(later, 1),
    '',
  ])
  await expect.element(pickup).toHaveValue(later)
  await expect.element(page.getByText(tooEarly)).not.toBeInTheDocument()
})

test('a planned stop is asked for no day, and one that lies before the pickup is refused at its field', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm() })
  await page.getByText('Truckload', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await page.getByRole('button', { name: 'Add delivery' }).click()
  const day = stops.getByLabelText('Date')
  await expect.element(day).toHaveValue('')
  await expect.element(stops.getByText(/Without a day/)).toBeVisible()
  await day.fill(addDays(weekdayAhead(), -1))
  await expect.element(stops.getByText(tooEarly)).toBeVisible()
  await stops.getByRole('button', { name: 'Assign units' }).click()
  await expect.element(day).toHaveFocus()
  expect(sent(BuildShipment)).toEqual([])
  await day.fill('')
  await expect.element(stops.getByText(tooEarly)).not.toBeInTheDocument()
})
