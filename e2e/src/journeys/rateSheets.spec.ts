import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

const head = 'Orig ZIP3,Dest,Class,Min Charge,L5C,M5C,1M,Transit Days'
const csv = (name: string, rows: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) },
})

/** A service of its own, so that what the demo's carriers charge stays as it is for the other journeys. */
const SERVICE = 'Journey'

test('a rate file is uploaded, mended, compared and activated', async ({ page, visit, asClerk }) => {
  await asClerk()
  const upload = async (file: ReturnType<typeof csv>): Promise<void> => {
    await visit('/RateSheets')
    await page.getByRole('button', { name: 'Upload rate file' }).first().click()
    // No carrier stands there before one is chosen.
    await expect(page.getByLabel('Carrier', { exact: true })).toHaveValue('')
    await page.getByLabel('Carrier', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Service').fill(SERVICE)
    await expect(page.getByText('up to 200 MB')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Read file' }).waitFor()
    await page.getByLabel(/Default transit days/).fill('3')
    await page.getByRole('button', { name: 'Read file' }).click()
    // Fuel is asked, never included by itself.
    await expect(page.getByText('Please say where fuel is')).toBeVisible()
    await page.getByLabel('Rates include fuel').check()
    await page.getByRole('button', { name: 'Read file' }).click()
  }
  await upload(csv('faulty.csv', ['454,ZZZZ,71,"$1,25x",=A1,2,3,2', '460-450,OH,70,$10,2,2,2,2']))
  const faults = page.getByRole('region', { name: 'Faults' })
  await expect(faults.getByText('formula without a stored value')).toBeVisible()
  await expect(faults.getByText('the range is reversed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/RateSheets')

  await upload({ ...csv('unread.csv', []), buffer: Buffer.from('Orig,Dest,RPM,FSC/Mile\nOH,NV,2.45,0.42\n') })
  await expect(faults.getByText('column 4 has')).toBeVisible()
  await page.getByLabel('Meaning: FSC/Mile').selectOption({ label: 'Skip this column' })
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/RateSheets')

  const lane = (price: string, to = 'OH') => `454,${to},70,"$1,125.00",${price},${price},${price},2`
  await upload(csv('first.csv', [lane('90'), lane('80', '*')]))
  await expect(page.getByText('First version')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByLabel('From').fill('2026-01-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('In force', { exact: true })).toBeVisible()

  await upload(csv('second.csv', [lane('99'), lane('80', '*'), lane('70', 'IL')]))
  await expect(page.getByText('1 added · 0 removed · 1 changed · 1 the same')).toBeVisible()
  await expect(page.getByRole('cell', { name: '+10 %' })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText(/shipments priced/)).toBeVisible()
  await expectAccessible(page)
})
