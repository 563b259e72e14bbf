import { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import { SaveListColumns } from '@waybill/contract/calls/Lists/SaveListColumns.ts'
import { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { type SavedView, savedView } from '@waybill/contract/wire/savedView.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { besideShipments, listed, shipmentRow } from '../testing/answers/shipments.ts'
import { press } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { reload, renderScreen, visit } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const buckeye = shipmentRow(101)
const northCross = shipmentRow(102, { CarrierName: 'Demo North Cross', CarrierSCAC: 'DMNC' })
const rows = [buckeye, northCross]

const carrier = (CarrierName: string, SCAC: string) =>
  madeUp(CarriersList.reply.shape.carriers.element, { CarrierName, SCAC, RateMode: 'LTL', RateModeID: 2 })

const carriers = answer(CarriersList, {
  carriers: [carrier('Demo Buckeye Lines', 'DMBL'), carrier('Demo North Cross', 'DMNC')],
})

const list = answer(GetShipmentList, ({ body }) => {
  const wanted = body.filter?.carriers ?? []
  return listed(wanted.length === 0 ? rows : rows.filter(row => wanted.includes(row.CarrierSCAC)))
})

test('filters stand as chips in the address, and Clear takes all of them away', async () => {
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, carriers, list] })
  const other = page.getByRole('cell', { name: 'Demo North Cross' })
  await expect.element(other).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Carrier' }).click()
  await page.getByRole('checkbox', { name: 'Demo Buckeye Lines' }).click()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect.element(other).not.toBeInTheDocument()
  await expectAccessible()
  await press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Amount' }).click()
  await page.getByLabelText('Amount, from').fill('1')
  await press('Enter')
  await press('Escape')
  await expect.poll(address).toContain('carriers=DMBL&amount=100..')
  await expect.element(other).not.toBeInTheDocument()
  await reload()
  await expect.element(page.getByRole('button', { name: 'Carrier: Demo Buckeye Lines' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(address).toBe('/Track?tab=D')
})

/** Where views and columns of a person are kept. */
function keeper() {
  let views: SavedView[] = []
  let columns: { id: string; width?: number }[] | null = null
  return [
    answer(GetSavedViews, () => ({ views, columns })),
    answer(SaveListColumns, ({ body }) => {
      columns = body.columns as typeof columns
      return { Status: 'Success' as const }
    }),
    answer(SaveView, ({ body }) => {
      const { name, address = '', columns: kept = null } = body
      const view = madeUp(savedView, { viewId: 7, name, address, own: true, owner: 'Demo Clerk', columns: kept })
      views = [view]
      return { view }
    }),
    answer(DeleteView, () => {
      views = []
      return { Status: 'Success' as const }
    }),
  ]
}

test('a view is saved with its columns, opened and deleted; a column that is no more is passed over', async () => {
  const answers = [...besideShipments, carriers, list, ...keeper()]
  await renderScreen('/Track?tab=D&terms=P', { answers })
  const pro = page.getByRole('columnheader', { name: 'PRO' })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'PRO' }).click()
  await page.getByRole('button', { name: 'Move Carrier up' }).click()
  await expectAccessible()
  await press('Escape')
  await expect.element(pro).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabelText('Save view as').fill('Prepaid')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByText('View Prepaid saved.')).toBeVisible()
  await visit('/Track')
  await page.getByRole('button', { name: 'Views' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Prepaid', exact: true }).click()
  const terms = page.getByRole('button', { name: 'Terms: Prepaid' })
  await expect.element(terms).toBeVisible()
  await page.getByRole('button', { name: 'Prepaid', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the view Prepaid' }).click()
  // Whoever has it open keeps what it shows.
  await expect.element(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await expect.element(terms).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Usual columns' }).click()
  await press('Escape')
  await expect.element(pro).toBeVisible()
})
