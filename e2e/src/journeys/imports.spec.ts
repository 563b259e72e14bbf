import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** As a spreadsheet of a Western office saves it: a title, semicolons, decimal commas, letters of Windows-1252. */
const price = Buffer.from(
  [
    'Artículos; almacén norte',
    '',
    'Artículo;Texto;Peso (kg);Empaque;Cupo',
    'Ñ-1;Café molido;10,5;Cubeta;12,50',
    'Ñ-2;Té verde;pesado;Huacal;8,00',
    'Ñ-3;;3,25;Tarima;9,00',
    'Total;;13,75;;',
  ].join('\r\n'),
  'latin1',
)

test('a bad file of items is understood, asked about, worked, and mended in place', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer: price })
  // Everything is shown, whatever was recognized.
  const table = page.getByRole('region', { name: 'Columns' })
  await expect(table.getByRole('cell', { name: 'Café molido' })).toBeVisible()
  await expect(table.getByLabel('Artículo is')).toHaveValue('SKU')
  await expect(table.getByLabel('Peso (kg) is')).toHaveValue('Weight')
  await expect(table.getByLabel('Texto is')).toHaveValue('')
  const start = page.getByRole('button', { name: /^Import about/ })
  await expect(start).toBeDisabled()
  await expectAccessible(page)
  await table.getByLabel('Texto is').selectOption({ label: 'Description' })
  await page.getByRole('button', { name: 'Skip Cupo' }).click()
  await page.getByLabel('“Cubeta” in Handling unit means').selectOption('PAL')
  await page.getByLabel('“Huacal” in Handling unit means').selectOption('CRT')
  const preview = page.getByRole('region', { name: 'Preview of the first rows' })
  await expect(preview.getByRole('row', { name: /^4 New Ñ-1 Café molido 23.15 PAL/ })).toBeVisible()
  await expect(preview.getByRole('row', { name: /“pesado” is not a weight/ })).toBeVisible()
  await expectAccessible(page)
  await start.click()

  // What could be taken was; each held row says why, and is mended beside it.
  const held = page.getByRole('grid', { name: 'Held rows' })
  await expect(held).toBeVisible()
  await expect(held.getByText('Weight (lb): is not a weight; write 1,234.5 or 560 kg')).toBeVisible()
  // The list below hears of it, too.
  await expect(page.getByText('1–10 of 11')).toBeVisible()
  await expectAccessible(page)
  await held.getByRole('gridcell', { name: 'pesado' }).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected rows' }).click()
  expect((await download).suggestedFilename()).toBe('precios-report.csv')
  await page.getByRole('button', { name: 'Retry these rows' }).click()
  await expect(held.getByText('pesado')).toHaveCount(0)
  await expect(page.getByText('1–10 of 12')).toBeVisible()

  // The same content changes nothing, and says so.
  await page.getByRole('button', { name: 'Another file' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: price })
  await expect(page.getByText(/^This file was imported before/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Import discarded. Rows already saved stay.')).toBeVisible()
})

test('places come from a file, and the same one in other words is known', async ({ page, visit }) => {
  await visit('/Locations')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const send = (name: string, rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r')) })
  await send('places.csv', ['Customer|Address|City|ST|Zip', 'Vermilion Tools|12 North Main Street|Agawam|MA|1001'])
  const preview = page.getByRole('region', { name: 'Preview of the first rows' })
  await expect(
    preview.getByRole('row', { name: '2 New Vermilion Tools 12 North Main Street Agawam MA 01001' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Import about/ }).click()
  await expect(page.locator('dl')).toContainText('Added1')
  await page.getByRole('button', { name: 'Another file' }).click()
  await send('again.csv', ['Customer;Address;City;ST;Zip', 'VERMILION TOOLS, Inc.;12 N. Main St;Agawam;MA;01001-2345'])
  await expect(preview.getByRole('row', { name: /^2 Changed/ })).toBeVisible()
  await page.getByLabel('Known records').selectOption('skip')
  await expect(preview.getByRole('row', { name: /^2 Skipped/ })).toBeVisible()
})
