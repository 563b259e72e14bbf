import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { type PageName, pages } from '@waybill/contract/pages.ts'
import { wireCarrier } from '@waybill/contract/wire/carrier.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { besideShipments, shipmentList, shipmentRow } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, empty } from '../testing/wire.ts'

/** Somebody who may open every page, and change something only on those that are named. */
const looking = (...changes: PageName[]) => ({
  ...clerk,
  pageList: Object.keys(pages).join(),
  lookList: Object.keys(pages)
    .filter(name => !changes.includes(name as PageName))
    .join(),
})

const show = (path: string, answers: readonly Answer[]) => renderScreen(path, { answers, user: looking() })
const names = () =>
  page
    .css('main button')
    .elements()
    .map(button => button.getAttribute('aria-label') ?? button.textContent)

test('a list that may only be looked at offers what leads to a page and what is taken away, and no change', async () => {
  await show('/Track?tab=T', [...besideShipments, shipmentList([shipmentRow(101, { shipmentStatus: 'T' })])])
  await expect.element(page.getByText('You may look at this page and change nothing on it.')).toBeVisible()
  await page.css('[data-row="0"] [data-row-menu]').click()
  await expect.element(page.getByRole('menuitem', { name: /^Open shipment/ })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /^Void/ })).not.toBeInTheDocument()
  await page.css('[data-row="0"] input[type="checkbox"]').click({ force: true })
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: 'Export' })).toBeVisible()
  expect(names().filter(name => /^(void|change pickup|picked up|archive)$/i.test(name ?? ''))).toEqual([])
})

test('a shipment that may only be looked at shows everything and opens no form', async () => {
  await show('/ShipmentDetails/101', keptShipment(shipmentDetails(101)).answers)
  await expect.element(page.getByRole('region', { name: 'Items', exact: true })).toBeVisible()
  const changing = /add|edit|change|void|ask|enter|send|record|choose|delete|book|save/i
  expect(names().filter(name => changing.test(name ?? ''))).toEqual([])
  await expectAccessible()
})

test('a form that may only be looked at shows its values and takes none', async () => {
  const carrier = madeUp(wireCarrier, { carrierId: 1, version: 1, CarrierName: 'Demo Buckeye Lines', SCAC: 'DMBL' })
  const answers = [
    answer(FreightCarrier, () => ({ Status: 'Success' as const, Message: '', carriers: [carrier], total: 1 })),
    ...[empty(CarriersList), empty(ODFLAccountSetup), empty(GetCollectCarriersList)],
  ]
  await show('/Carriers?open=1', answers)
  const panel = page.css('[data-panel]')
  await expect.element(panel.getByLabelText('Carrier name')).toHaveValue('Demo Buckeye Lines')
  await expect.element(panel.getByLabelText('Carrier name')).toBeDisabled()
  await expect.element(panel.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add a New Carrier' })).not.toBeInTheDocument()
  await expectAccessible()
  await renderScreen('/Carriers?open=1', { answers, user: looking('Carriers') })
  await expect.element(panel.getByLabelText('Carrier name')).toBeEnabled()
})
