import { CarrierGroups } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from '../testing/address.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { commonData } from '../testing/answers/order.ts'
import { besideShipments, listed, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty } from '../testing/wire.ts'

test('all rows are ticked once there are some, and not before', async () => {
  const held = Promise.withResolvers<void>()
  const list = answer(GetShipmentList, async () => {
    await held.promise
    return listed(shipmentRows(3))
  })
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, list] })
  const all = page.getByRole('table').getByRole('checkbox', { name: 'Select all' })
  await expect.element(all).toBeDisabled()
  held.resolve()
  await all.click()
  const ticked = page.getByRole('row').getByRole('checkbox', { checked: true })
  await expect.poll(() => ticked.elements()).toHaveLength(4)
  expect(page.getByRole('row').getByRole('checkbox', { checked: false }).elements()).toEqual([])
})

test('what was chosen stays chosen until something was done with it', async () => {
  const shown = answer(ShipmentDetails, ({ body }) => shipmentDetails(body.shipmentId))
  const beside = [commonData, empty(CarrierGroups), empty(PrintDocumentDetails), shown]
  const list = shipmentList(shipmentRows(2, { shipmentStatus: 'Q' }))
  await renderScreen('/Track?tab=NB', { answers: [...besideShipments, ...beside, list] })
  const row = page.getByRole('checkbox', { name: 'Select 0400000101' })
  await row.click()
  const toolbar = page.getByRole('toolbar')
  await toolbar.getByRole('button', { name: 'Request quotes' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row).toBeChecked()
  await toolbar.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(address).toContain('/PrintDocuments')
  window.history.back()
  await expect.element(row).toBeChecked()
})
