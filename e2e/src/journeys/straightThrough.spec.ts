import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('a rule is said, tried over the newest orders, switched on and off', async ({ page, visit }) => {
  await visit('/StraightThrough')
  await expect(page.getByText('Nothing tendered automatically yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Test, then switch on' }).click()
  const rule = page.getByRole('complementary', { name: 'Rule' })
  await rule.getByRole('textbox', { name: 'Max per shipment' }).fill('2,500')
  await rule.getByRole('textbox', { name: 'Max per day' }).fill('100')
  await expectAccessible(page)
  await rule.getByRole('button', { name: 'Save rule' }).click()
  await expect(rule.getByText(/2,?500/).first()).toBeVisible()
  await rule.getByRole('textbox', { name: 'Max per day' }).fill('20,000')
  await rule.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByText('Rule saved, off until tested.')).toBeVisible()
  await page.getByRole('button', { name: 'Test, then switch on' }).click()
  const tried = page.getByRole('complementary', { name: 'Test result' })
  await expect(tried.getByText(/^Of 12 orders \d+ would have been tendered, for \$/)).toBeVisible()
  await expect(
    tried.getByRole('cell', { name: /\b(?:is|are) missing\.|Instructions came with the order\./ }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await tried.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText(/^On since /)).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText(/^Off: nothing is tendered automatically/)).toBeVisible()
})
