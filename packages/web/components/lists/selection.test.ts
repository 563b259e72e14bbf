import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { besideShipments, listed, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

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
