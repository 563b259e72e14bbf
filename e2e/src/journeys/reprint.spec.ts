import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openOwnTender } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** The bytes that a press gives. */
async function downloaded(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  return readFile(await (await download).path())
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('a bill is given again byte for byte, also after an edit that printed its next revision', async ({ page }) => {
  const { carrier } = await openOwnTender(page)
  const shipmentPage = page.url()
  await act(page, 'Print BOL')
  await page.getByLabel('Copies of the bill').selectOption('1')
  await expect(page.getByText('1 of 1 ready')).toBeVisible()
  const first = await downloaded(page)
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(shipmentPage)
  await act(page, 'Edit and reprint')
  await page.getByLabel('Weight lb, line 1').fill('777')
  await page.getByRole('button', { name: /^Save and reprint/ }).click()
  await expect(page.getByText(/^(Sent to the printer|Downloaded): BOL /)).toBeVisible()
  // Nobody was told anything: what the carrier has to know is there, with the button that tells it.
  const tell = page.getByRole('complementary', { name: `Tell ${carrier}` })
  await expect(tell.getByText(/items/i)).toBeVisible()
  await expectAccessible(page)
  await tell.getByRole('button', { name: 'Close' }).click()

  await act(page, 'Edit')
  await expect(page.getByLabel('Weight lb, line 1')).toHaveValue('777')
  // What was saved is not kept beside it as something typed.
  await expect(page.getByRole('button', { name: /^Save changes/ })).toBeVisible()
  await expect(page.getByText(/^Restored/i)).toHaveCount(0)

  await page.goto(shipmentPage)
  await act(page, 'Reprint')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reprint documents')
  await expect(page.getByText(/revision 2.*printed once/)).toBeVisible()
  await page.getByLabel('Revision of the bill').selectOption('1')
  expect((await downloaded(page)).equals(first)).toBe(true)
  await expect(page.getByText(/revision 1.*printed 2 times/)).toBeVisible()
  await expectAccessible(page)
})
