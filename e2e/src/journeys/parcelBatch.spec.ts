import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { buildOwnOrder, call, weekdayAhead } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** A parcel of two packages that nobody priced yet. */
const enterParcel = (page: Page, CompanyName: string, Street: string, itemCode: string) =>
  call<{ BOLNumber: string }>(page, 'Shipment/BuildShipment', {
    shipment: {
      shipMode: 'PARCEL',
      Origin: { CompanyName: 'Journey Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' },
      Destination: { CompanyName, Street, City: 'Chicago', State: 'IL', Zip: '60601' },
      SheduleDateTime: { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' },
      Items: [
        {
          ...{ Description: 'Test gauges', ItemCode: itemCode, packageType: '02', PieceType: 'CTN', Weight: 8 },
          ...{ Qty: 2, Pieces: 2, Length: 12, Width: 10, Height: 8 },
        },
      ],
    },
  })

async function saved(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await saving).path())
}

test('three parcels of a list are shipped in one job: one is to fix, the others have a pick list and labels in its order', async ({
  page,
  visit,
}) => {
  await visit('/Track?tab=NB')
  const one = await enterParcel(page, 'Journey Batch Reader', '12 Market Street', 'BATCH-1')
  const other = await enterParcel(page, 'Journey Batch Reader', '14 Market Street', 'BATCH-2')
  // It stands among the parcels and is none.
  const freight = await buildOwnOrder(page)
  await visit('/Track?tab=NB')
  for (const { BOLNumber } of [one, other, freight]) {
    await page.getByRole('checkbox', { name: `Select ${BOLNumber}`, exact: false }).check()
  }
  await page.getByRole('toolbar', { name: '3 selected' }).getByRole('button', { name: 'Ship parcels' }).click()
  const question = page.getByRole('region', { name: 'Ship parcels' })
  await expect(question.getByRole('status')).toContainText('Buy labels for 3 shipments?')
  const limit = question.getByRole('textbox', { name: 'Limit per label' })
  await limit.fill('much')
  await expect(question.getByRole('button', { name: 'Ship parcels' })).toBeDisabled()
  await limit.fill('500')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ship parcels' }).click()
  const result = page.getByRole('region', { name: 'Result: Ship parcels' })
  await expect(result).toContainText('2 done')
  await expect(result).toContainText('1 to fix')
  await expect(result.getByRole('listitem').filter({ hasText: freight.BOLNumber })).toBeVisible()
  await expectAccessible(page)
  const zpl = (await saved(page, 'Labels (ZPL)')).toString('latin1')
  expect(zpl.match(/\^XA/g)).toHaveLength(4)
  expect((await saved(page, 'Labels (PDF)')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved(page, 'Pick list')).subarray(0, 5).toString()).toBe('%PDF-')
})
