import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.use({ ownCarriers: true })

test.beforeEach(async ({ asClerk }) => asClerk())

test('three packages by USPS: one is refused, one line drops, the missing label is bought and all are printed', async ({
  page,
  request,
}) => {
  await page.goto('/Parcel')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Journey Post Reader')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  const cells = { Description: 'Test gauges', Qty: '3', 'L in': '12', 'W in': '10', 'H in': '8', 'Pounds each': '4' }
  for (const [name, value] of Object.entries(cells)) await line.getByLabel(`${name}, line 1`).fill(value)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('UPS Ground').first()).toBeVisible()
  await page
    .getByRole('radio', { name: /^USPS Demo USPS/ })
    .first()
    .check()
  const sandbox = process.env.SANDBOX_URL ?? ''
  for (const kind of ['status403', 'dropAfter']) {
    const data = { kind, account: 'USPS', operation: 'buyLabels', times: 1 }
    expect((await request.post(`${sandbox}/_sandbox/faults`, { data })).ok()).toBe(true)
  }
  await page.getByRole('button', { name: 'Buy labels with USPS' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Labels missing: 1 of 3.', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.getByText('1 package has no label', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy the missing label' }).click()
  await expect(page.getByRole('button', { name: 'Print 3 labels' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the missing label' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Label 92/ }).getByRole('img')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZPL', exact: true }).first().click()
  const zpl = await readFile(await (await saving).path(), 'utf8')
  expect(zpl.match(/\^XA/g)).toHaveLength(3)
  expect(new Set(zpl.match(/>;>842060601>892\d{20}/g)).size).toBe(3)
  await expectAccessible(page)
})
