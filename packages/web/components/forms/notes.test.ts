import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideDetails, shipmentDetails } from '../testing/answers/details.ts'
import { pressAt } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer, answering, refusal, sent } from '../testing/wire.ts'

const notes = page.getByRole('textbox', { name: 'Internal notes' })
const edit = page.getByRole('button', { name: /Add a note|Edit notes/ })

const noted = (internalnotes: string, version: number): WireShipmentDetails => {
  const details = shipmentDetails(101, { version })
  return { ...details, shipment: { ...details.shipment, internalnotes } }
}

/** A shipment that takes notes of who saw it as it is now. */
function shipment(first: string, version = 1) {
  let now = noted(first, version)
  return [
    answer(ShipmentDetails, () => now),
    answer(BuildShipment, ({ body }) => {
      if (body.version !== now.version) return refusal('ChangedMeanwhile')
      now = noted(body.shipment?.internalnotes ?? '', now.version + 1)
      return madeUp(BuildShipment.reply, { shipmentId: 101, version: now.version, BOLNumber: now.BOLNumber })
    }),
  ]
}

test('a note that was cancelled is gone; one that a reload interrupted is restored, and can be discarded', async () => {
  await renderScreen('/ShipmentDetails/101', { answers: [...besideDetails, ...shipment('As it was')] })
  await edit.click()
  await expect.element(notes).toHaveValue('As it was')
  await notes.fill('Typed and cancelled')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await edit.click()
  await expect.element(notes).toHaveValue('As it was')
  await notes.fill('Typed before the reload')
  await reload()
  await edit.click()
  await expect.element(notes).toHaveValue('Typed before the reload')
  await expect.element(page.getByText('Restored what you had typed.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notes).toHaveValue('As it was')
})

test('two people on one note: both values are shown, and the person chooses', async () => {
  await renderScreen('/ShipmentDetails/101', { answers: [...besideDetails, ...shipment('As it was')] })
  await edit.click()
  await notes.fill('Mine')
  // Somebody else saves meanwhile.
  answering(shipment('Theirs', 2))
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(page.getByText('Somebody else changed this too.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click()
  await expect.element(notes).toHaveValue('Theirs')
  await page.getByRole('radio', { name: 'Yours: Mine' }).click()
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(page.getByText('The notes are saved.')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Mine', { exact: true })).toBeVisible()
})

test('a time that was typed is sent by Enter as it stands', async () => {
  await renderScreen('/ShipmentDetails/101', { answers: [...besideDetails, ...shipment('')] })
  answering([answer(TrackingDetails, refusal('BadRequest'))])
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add event' }).click()
  const panel = page.getByRole('complementary')
  const status = panel.getByLabelText('Status')
  await expect.element(status).toBeVisible()
  const choice = status.element().querySelectorAll('option')[2]
  await status.selectOptions(choice?.value ?? '')
  const time = panel.getByLabelText('Time')
  await time.fill('12:05')
  await pressAt(time, 'Enter')
  await expect.poll(() => sent(TrackingDetails).map(({ body }) => body.time)).toEqual(['12:05'])
})
