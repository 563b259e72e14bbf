import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { wireCarrier } from '@waybill/contract/wire/carrier.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, empty, unavailable } from '../testing/wire.ts'

const demo = madeUp(wireCarrier, {
  ...{ carrierId: 1, version: 1, CarrierName: 'Demo Buckeye Lines', SCAC: 'DMBL', kind: 'rateSheet' },
})

/** One carrier, and no accounts. */
const besideCarriers = [
  answer(FreightCarrier, { Status: 'Success', Message: '', carriers: [demo], total: 1 }),
  empty(CarriersList),
  empty(ODFLAccountSetup),
]

const panel = page.css('[data-panel]')

test('a panel that can’t load says so and tries again; the way back asks about what was typed', async () => {
  await renderScreen('/Carriers', { answers: [...besideCarriers, answer(GetCollectCarriersList, unavailable)] })
  await page.getByRole('button', { name: 'Add a New Carrier' }).click()
  await page.getByRole('button', { name: /^Instant/ }).click()
  await expect.element(panel.getByText('This could not be loaded')).toBeVisible()
  answering([empty(GetCollectCarriersList)])
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByRole('combobox').or(panel.getByText(/^Your connections reach/))).toBeVisible()
  await panel.getByRole('button', { name: 'Other ways' }).click()
  await page.getByRole('button', { name: /^ODFL/ }).click()
  await panel.getByLabelText('User name').fill('somebody')
  await panel.getByRole('button', { name: 'Other ways' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(panel.getByLabelText('User name')).toHaveValue('somebody')
  await panel.getByRole('button', { name: 'Other ways' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(page.getByRole('button', { name: /^ODFL/ })).toBeVisible()
})
