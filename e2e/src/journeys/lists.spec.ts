import { expect, test } from './journey.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('the key of the search is heard while the page loads, and by a page that is busy', async ({ page, visit }) => {
  await page.route('**/assets/ItemMaster-*.js', async route => {
    await new Promise(over => setTimeout(over, 3_000))
    await route.continue()
  })
  await page.goto('/ItemMaster', { waitUntil: 'commit' })
  await page.getByText('Loading').waitFor({ state: 'attached' })
  await page.keyboard.type('/chair', { delay: 60 })
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('chair')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await visit('/ItemMaster')
  await page.locator('[data-row="0"]').waitFor()
  // No timer runs between the two keys, as on a page that is busy drawing its rows.
  await page.evaluate(() => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('/')
    const end = performance.now() + 100
    while (performance.now() < end);
    press('c')
  })
  await expect(field).toBeFocused()
})

test('what was chosen stays chosen until something was done with it', async ({ page, visit }) => {
  await visit('/Track?tab=NB')
  const row = page.getByRole('checkbox', { name: /^Select 04/ }).first()
  await row.check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Request quotes' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeChecked()
  await page.getByRole('toolbar').getByRole('button', { name: 'Print' }).click()
  await page.waitForURL(/PrintDocuments/)
  await page.goBack()
  await expect(row).toBeChecked()
})
