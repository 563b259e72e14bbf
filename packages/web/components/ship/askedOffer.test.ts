import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { plainShipment, rate } from '../testing/answers/priced.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, refusal } from '../testing/wire.ts'

test('what a refused offer asks is answered below its sentence, and is nothing for support', async () => {
  const PriceSheets = [rate(7)]
  const { answers } = keptShipment(
    shipmentDetails(101, { shipmentStatus: 'Q', shipment: plainShipment(), PriceSheets }),
  )
  await renderScreen('/ShipmentDetails/101', { answers })
  const params = { bol: '04000005', carrier: 'Demo Lines', shipmentId: 101, otherId: 5 }
  answering([answer(StartTenderRound, refusal('SameLoad', { params }))])
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Offer to carriers' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('checkbox').first().click()
  await panel.getByRole('button', { name: 'Send offer' }).click()
  const sentence = panel.getByRole('alert')
  await expect.element(sentence).toMatchTextContent('is booked already')
  await expect.element(sentence).not.toMatchTextContent('made-up')
  const answered = panel.getByRole('button', { name: 'It is another load: offer it' })
  const top = (one: typeof sentence): number => one.element().getBoundingClientRect().top
  expect(top(answered)).toBeGreaterThan(top(sentence))
})
