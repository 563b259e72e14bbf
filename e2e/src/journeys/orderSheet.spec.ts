import { expect, test } from './journey.ts'
import { ordersToCarriers } from './ordersToCarriers.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

test('sixty orders of a file are with their carriers in at most ten interactions, on one sheet that survives a reload', async ({
  page,
  visit,
}) => {
  await visit('/OpenOrders')
  const { interactions } = await ordersToCarriers(page, 60, {
    timeout: 60_000,
    onRated: async () => {
      await expect(page.getByRole('row', { name: /^SHEET-1000 .*\$[\d,.]+ Priced/ })).toBeVisible()
      await expectAccessible(page)
    },
  })
  expect(interactions).toBeLessThanOrEqual(10)
  await page.reload()
  await expect(page.getByText('Nothing is left to do on this sheet.')).toBeVisible()
})
