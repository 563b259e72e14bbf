import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import {
  besideShipments,
  listed,
  shipmentList,
  shipmentOfEachStatus,
  shipmentRow,
} from '../testing/answers/shipments.ts'
import { press, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const result = GlobalSearch.reply.shape.results.element
const firstRow = page.css('[data-row="0"]')

test('a search that finds nothing says so, and the filters are cleared', async () => {
  const list = answer(GetShipmentList, ({ body }) => listed(body.searchText ? [] : shipmentOfEachStatus))
  await renderScreen('/Track', { answers: [...besideShipments, list] })
  await expect.poll(() => page.css('[data-row]').elements()).toHaveLength(shipmentOfEachStatus.length)
  await expectAccessible()
  await press('/')
  await expect.element(page.getByRole('searchbox', { name: 'Search the list' })).toHaveFocus()
  await typeKeys('Shipment not found')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(firstRow).toBeVisible()
})

test('each status is told apart where shipments of all of them stand', async () => {
  await renderScreen('/Track?tab=AR', { answers: [...besideShipments, shipmentList(shipmentOfEachStatus)] })
  await expect.element(page.getByRole('cell', { name: 'Void', exact: true })).toBeVisible()
  await expectAccessible()
})

test('a list says who pays what is none of its amounts', async () => {
  const rows = [
    shipmentRow(101),
    shipmentRow(102, { PaymentType: 'C', TotalCharge: null }),
    shipmentRow(103, { PaymentType: 'T', TotalCharge: null }),
  ]
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, shipmentList(rows)] })
  await expect.element(page.getByRole('cell', { name: '$482.50' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'The consignee pays' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'A third party pays' })).toBeVisible()
})

test('the palette finds a shipment by its number', async () => {
  const found = shipmentDetails(101)
  const { BOLNumber } = found
  const search = answer(GlobalSearch, ({ query }) => ({
    results:
      query.searchtext === BOLNumber
        ? [madeUp(result, { shipmentId: 101, BOLNumber, consignee: 'Demo Consignee' })]
        : [],
  }))
  await renderScreen('/Preferences', { answers: [...keptShipment(found).answers, search] })
  await press('/')
  await page.getByRole('textbox', { name: 'Search shipments, pages, actions' }).fill(BOLNumber)
  await expect.element(page.getByRole('button', { name: new RegExp(BOLNumber) })).toBeVisible()
  await expectAccessible()
  await press('Enter')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`BOL ${BOLNumber}`)
})
