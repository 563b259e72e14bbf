import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'
import { openOwnPriced } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

const end = (page: Page, name: 'From' | 'To') => page.getByRole('region', { name, exact: true })

async function openOrder(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/SingleOrder')
  await expect(page.getByLabel('Ready from')).toBeVisible()
}

async function pickConsignee(page: Page, name: string): Promise<void> {
  const company = end(page, 'To').getByLabel('Company')
  await company.pressSequentially(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await company.press('Enter')
  await expect(end(page, 'To').getByText(name)).toBeVisible()
}

async function typeLine(page: Page, line: number, description: string): Promise<void> {
  const fill = (field: string, value: string) => page.getByLabel(`${field}, line ${line}`).fill(value)
  await fill('Description', description)
  await fill('Qty', '2')
  await fill('L in', '48')
  await fill('W in', '40')
  await fill('H in', '45')
  await fill('Weight lb', '1,240.5')
}

const chosenRate = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio', { checked: true })

const bookButton = (page: Page) => page.getByRole('button', { name: /^Book with / })

test.beforeEach(async ({ asClerk }) => asClerk())

test('an order goes from the addresses to a tender mail', async ({ page, visit }) => {
  await openOrder(page, visit)
  await expectAccessible(page)
  await pickConsignee(page, 'Demo Garden Center')
  await expect(page.getByText('Lift gate at delivery added.')).toBeVisible()
  await expect(page.getByLabel('Lift gate at delivery')).toBeChecked()
  await expect(page.getByRole('img', { name: 'The lane from Dayton, OH to Madison, WI' })).toBeVisible()
  await typeLine(page, 1, 'Cast iron brackets')
  await page.getByLabel('Class, line 1').press('=')
  await expect(page.getByLabel('Class, line 1')).not.toHaveValue('')
  await expect(page.getByText('1,240.5 lb')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+Enter')
  await expect(bookButton(page)).toBeEnabled()
  const chosen = chosenRate(page)
  await expect(chosen).toBeFocused()
  await page
    .getByRole('button', { name: /^why this price/ })
    .first()
    .click()
  await expect(page.getByText(/^Discount .+ % of/).first()).toBeVisible()
  await expectAccessible(page)

  // The key that opens the review is held: what it repeats on the button that buys is not a press, and no new question for
  // prices takes the review away.
  const send = page.getByRole('button', { name: /^Send tender to/ })
  await chosen.focus()
  await page.keyboard.down('Enter')
  await expect(send).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(send).toBeFocused()
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(chosen).toBeFocused()
  await chosen.press('Enter')
  await expect(send).toBeFocused()
  const asked = page.getByRole('region', { name: /^Book with .+\?$/ })
  await expect(asked).toContainText('Demo Garden Center, Madison WI')
  await expect(asked).toContainText('1,240.5 lb · 2 Pallets')
  await expect(asked).toContainText('Lift gate at delivery')
  await expect(asked).toContainText(/Arrives.+business day/)
  await expect(asked).toContainText('Prepaid')
  await expectAccessible(page)
  await send.press('Enter')
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Kept in the outbox', { exact: true })).toBeVisible()
  await expect(page.getByText(/so nothing was sent/)).toBeVisible()
  await expectAccessible(page)
})

test('booking a shipment leaves the new order alone that is typed on the same page', async ({ page, visit }) => {
  await visit('/Prepaid')
  const reference = page.getByLabel('Reference 1')
  await reference.fill('STILL NEW')
  const { shipmentId } = await openOwnPriced(page)
  await page.goto(`/Prepaid/${shipmentId}/edit`)
  await page.keyboard.press('Control+Enter')
  await expect(bookButton(page)).toBeEnabled()
  await chosenRate(page).press('Enter')
  await page.getByRole('button', { name: /^(Send tender to|Place order with) / }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 20_000 })
  await page.goto('/Prepaid')
  await expect(reference).toHaveValue('STILL NEW')
})

test('what was typed survives a reload, and a draft can be thrown away and brought back', async ({ page, visit }) => {
  await openOrder(page, visit)
  await end(page, 'To').getByLabel('Company').fill('Draft & Söhne <b>"Łódź"</b> 🚚')
  await end(page, 'To').getByLabel('ZIP').fill('89502')
  await expect(end(page, 'To').getByLabel('City')).toHaveValue('Reno')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(end(page, 'To').getByLabel('Company')).toHaveValue('Draft & Söhne <b>"Łódź"</b> 🚚')
  await page.evaluate(() => sessionStorage.clear())
  await visit('/Track')
  await page.evaluate(() => sessionStorage.clear())
  await visit('/SingleOrder')
  const draft = page.getByRole('button', { name: /^Draft & Söhne/ })
  await page.getByRole('button', { name: /^Discard the draft Draft & Söhne/ }).click()
  await expect(draft).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await draft.click()
  await expect(end(page, 'To').getByLabel('ZIP')).toHaveValue('89502')
  const startOver = page.getByRole('button', { name: 'Start over' })
  await startOver.click()
  await expect(end(page, 'To').getByLabel('Company')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(end(page, 'To').getByLabel('ZIP')).toHaveValue('89502')
  await startOver.click()
  await expect(end(page, 'To').getByLabel('Company')).toHaveValue('')
})

test('a past shipment is repeated without a mouse in four key presses', async ({ page, visit }) => {
  await openOrder(page, visit)
  await expect(page.getByRole('heading', { name: /^Repeat a shipment/ })).toBeVisible()
  // The key repeats the newest, once that is there.
  await expect(page.getByRole('link', { name: /^Demo/ }).first()).toBeVisible()
  await page.keyboard.press('r')
  await page.waitForURL(/\/Prepaid\/\d+\/copy/)
  await expect(page.getByLabel('Description, line 1')).not.toHaveValue('')
  await page.keyboard.press('Control+Enter')
  await expect(chosenRate(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // Whose price is the lowest depends on which of the past ones stands first.
  await expect(page.getByRole('button', { name: /^(Send tender to|Place order with) / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bookButton(page)).toBeVisible()
})

test('two hundred lines are entered, and no more', async ({ page, visit }) => {
  await openOrder(page, visit)
  await typeLine(page, 1, 'Pallet of parts')
  await page.getByLabel('Description, line 1').focus()
  await page.evaluate(async () => {
    for (let line = 1; line < 200; line++) {
      const repeat = { key: 'd', ctrlKey: true, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', repeat))
      await new Promise(done => requestAnimationFrame(done))
    }
  })
  await expect(page.getByLabel('Description, line 200')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeDisabled()
  const weight = page.getByLabel('Weight lb, line 120')
  await weight.fill('1234')
  await expect(weight).toHaveValue('1234')
})

test('what a carrier charges for room is said with its amount before the order is placed', async ({ page, visit }) => {
  await openOrder(page, visit)
  await pickConsignee(page, 'Demo Garden Center')
  await typeLine(page, 1, 'Empty display racks')
  await page.getByLabel('Qty, line 1').fill('14')
  await page.getByLabel('Class, line 1').fill('150')
  await page.keyboard.press('Control+Enter')
  await expect(bookButton(page)).toBeEnabled()
  const dearer = page.getByRole('radio', { name: /Demo Transcon Express/ }).first()
  await dearer.check()
  await dearer.press('Enter')
  const asked = page.getByRole('region', { name: /^Book with/ })
  await expect(asked.getByText(/ft of trailer: rated as [\d,]+ lb, \$[\d,.]+ of this price/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
