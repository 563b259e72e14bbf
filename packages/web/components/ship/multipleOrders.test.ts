import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { wirePallet } from '@waybill/contract/wire/pallet.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { itemMaster } from '../testing/answers/items.ts'
import { plainShipment } from '../testing/answers/priced.ts'
import { besideShipments, listed, shipmentList, shipmentRow, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { tell } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, empty, file, refusal, sent } from '../testing/wire.ts'

const beside = [...besideShipments, empty(GetScheduleShipmentCount)]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what nobody spoke of for fifteen minutes is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const list = shipmentList(shipmentRows(2, { shipmentStatus: 'T' }))
  await renderScreen('/MultipleOrders?tab=T', { answers: [...beside, list] })
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  const before = sent(GetShipmentList).length
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(sent(GetShipmentList)).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.poll(() => sent(GetShipmentList).length).toBeGreaterThan(before)
})

test('a list for the driver to sign is printed of the chosen shipments', async () => {
  const list = shipmentList(shipmentRows(3, { shipmentStatus: 'T' }))
  const paper = answer(PickupList, file('Pickup list.pdf', '%PDF-1.4', 'application/pdf'))
  await renderScreen('/MultipleOrders?tab=T', { answers: [...beside, list, paper] })
  await page.getByRole('checkbox', { name: 'Select 0400000102' }).click()
  await page.getByRole('checkbox', { name: 'Select 0400000103' }).click()
  await page.getByRole('button', { name: 'Pickup list' }).click()
  await expect.element(page.getByText('Downloaded: Pickup list.pdf.')).toBeVisible()
  expect(sent(PickupList).map(({ body }) => body.shipmentIds?.toSorted())).toEqual([[102, 103]])
})

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('without a connection no rows of one step stand under another', async () => {
  const list = answer(GetShipmentList, ({ query }) =>
    listed([
      shipmentRow(query.statuscode === 'D' ? 101 : 202, { shipmentStatus: query.statuscode === 'D' ? 'D' : 'A' }),
    ]),
  )
  await renderScreen('/MultipleOrders?tab=D', { answers: [...beside, list] })
  const delivered = page.getByRole('checkbox', { name: 'Select 0400000101' })
  await expect.element(delivered).toBeVisible()
  connect(false)
  const tabs = page.getByRole('navigation', { name: 'Status' })
  await tabs.getByRole('button', { name: /^En Route/ }).click()
  await expect.element(page.getByText('Offline.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Select 04/ })).not.toBeInTheDocument()
  connect(true)
  await expect.element(page.getByRole('checkbox', { name: 'Select 0400000202' })).toBeVisible()
})

/** A shipment in Set items as somebody saved it, which takes a save of who saw it so. */
function inSetItems(version: number, itemClass: string) {
  const shipment = plainShipment()
  const Items = shipment.Items.map(item => ({ ...item, itemClass }))
  const details = shipmentDetails(101, { version, shipmentStatus: 'O', shipment: { ...shipment, Items } })
  return [
    answer(ShipmentDetails, details),
    answer(SaveItemDetails, ({ body }) =>
      body.version === version
        ? madeUp(SaveItemDetails.reply, { shipmentId: 101, version: version + 1, shipmentStatus: 'Q' })
        : refusal('ChangedMeanwhile'),
    ),
  ]
}

test('Set Items opens by pallets for those who work so; what somebody else changed meanwhile is not run over', async () => {
  const usual = madeUp(wirePallet, {
    ...{ packageType: 'PLT', Length: 48, Width: 40, Tare: 45, MaxHeight: 72, MaxWeight: 2500 },
  })
  await renderScreen('/MultipleOrders', {
    answers: [
      ...[...beside, shipmentList([shipmentRow(101, { shipmentStatus: 'O' })]), itemMaster([])],
      ...[empty(GetSameDayShipments), answer(getPalletConfigData, { version: 1, palletConfig: [usual] })],
      ...inSetItems(1, '70'),
    ],
    user: { ...clerk, IsPalletItemGrid: 'true' },
  })
  await page.getByRole('link', { name: '0400000101' }).click()
  const set = page.getByRole('region', { name: 'Set items', exact: true })
  await expect.element(set.getByRole('heading', { name: 'Pallet 1' })).toBeVisible()
  await set.getByText('By items').click()
  const weight = set.css('[id="items.0.weightLb"]')
  await weight.fill('1111')
  answering(inSetItems(2, ''))
  tell({ topic: 'shipment', uniqueName: 'ship-101' })
  await expect.element(set.getByText('Somebody else saved this shipment meanwhile.')).toBeVisible()
  await expect.element(weight).toHaveValue('1111')
  await expectAccessible()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect.element(set.getByRole('alert')).toMatchTextContent('Somebody else changed this')
  await set.getByRole('button', { name: 'Keep mine' }).click()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('0400000101 is complete: moved to Rate & Route.')).toBeVisible()
  expect(sent(SaveItemDetails).at(-1)?.body).toMatchObject({ version: 2, Items: [{ Weight: 1111, itemClass: '70' }] })
})
