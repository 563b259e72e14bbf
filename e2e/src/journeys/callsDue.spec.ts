import { expect, test } from './journey.ts'
import { act, openShipment } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

// A file of its own: what other journeys give back stands in the same list, which folds when it is long.
test('an order that still has to be given back stands over the list until a call settles it', async ({ page }) => {
  const bol = await openShipment(page, 'T', 1)
  await act(page, 'Void')
  await page.getByRole('complementary').getByRole('button', { name: 'Void shipment' }).click()
  await expect(page.locator('header').getByText('Void', { exact: true })).toBeVisible()
  await page.goto('/Track')
  const work = page.getByRole('region', { name: 'Carriers to call' })
  await expect(work.getByText(/carriers? to call/)).toBeVisible()
  const order = work.getByRole('listitem').filter({ has: page.getByRole('link', { name: bol }) })
  await expect(order.getByText('Not confirmed')).toBeVisible()
  await order.getByRole('button', { name: /^Called: kept/ }).click()
  await order.getByRole('button', { name: 'Record a call', exact: true }).click()
  await expect(order.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await order.getByRole('radio', { name: 'Cancelled' }).check()
  await order.getByLabel('Spoke with').fill('Pat at the desk')
  await order.getByRole('button', { name: 'Record a call', exact: true }).click()
  await expect(page.getByText('Call recorded.')).toBeVisible()
  await expect(order).toHaveCount(0)
})
