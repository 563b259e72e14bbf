import { expect, test } from './journey.ts'
import { act, openShipment } from './openShipment.ts'
import { buildOwnOrder, call } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

// What is done with a shipment on its own page: orders are added, what was merged is taken apart, what is over is archived.

test.beforeEach(({ asClerk }) => asClerk())

interface Order {
  readonly orderId: number
  readonly version: number
  readonly OrderNumber: string
}

test('open orders that go where a shipment goes are added to it', async ({ page }) => {
  await page.goto('/OpenOrders')
  const { orders } = await call<{ orders: readonly Order[] }>(page, 'Shipment/GetOrders', { pageSize: 100 })
  const first = orders.find(order => order.OrderNumber === 'DEMO-SO-70001')
  if (first === undefined) throw new Error('the demo has no such order')
  const seen = { orderId: first.orderId, version: first.version }
  const built = await call<{ shipmentId: number; BOLNumber: string }>(page, 'Orders/BuildFromOrders', {
    orders: [seen],
  })
  await page.goto(`/ShipmentDetails/${built.shipmentId}`)
  await act(page, 'Add orders')
  const panel = page.getByRole('complementary', { name: `Add orders to ${built.BOLNumber}` })
  await panel.getByRole('checkbox', { name: /DEMO-SO-70002/ }).check()
  await expect(panel.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Add 1 order' }).click()
  await expect(page.getByText(`1 order added to ${built.BOLNumber}.`, { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('added orders')
  await act(page, 'Add orders')
  await expect(panel.getByText('No matching open orders')).toBeVisible()
})

test('what goes to one place on one day is said; merged it names what it was, and comes apart again', async ({
  page,
}) => {
  const consignee = { CompanyName: 'Demo Same Day Works', Street: '9 Sample Way' }
  const one = await buildOwnOrder(page, consignee)
  const other = await buildOwnOrder(page, { ...consignee, Street: '9 SAMPLE WAY' })
  await page.goto(`/ShipmentDetails/${one.shipmentId}`)
  const told = page.getByText('1 other shipment goes to the same place on the same day.')
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See what could ride together' }).click()
  await expect(page.getByRole('complementary', { name: 'Could ride together' })).toBeVisible()

  const shipments = [one, other].map(({ shipmentId, version }) => ({ shipmentId, version }))
  const merged = await call<{ shipmentId: number; BOLNumber: string }>(
    page,
    'Shipment/ConsolidateandDeconsolidateOrders?flag=consolidate',
    { shipments },
  )
  await page.goto(`/ShipmentDetails/${one.shipmentId}`)
  await expect(page.getByText('This shipment was merged.')).toBeVisible()
  await page.getByRole('link', { name: merged.BOLNumber }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${merged.BOLNumber}`)
  await expect(page.getByText('Merged from')).toBeVisible()
  await expectAccessible(page)
  await act(page, 'Take apart')
  const panel = page.getByRole('complementary', { name: `Take ${merged.BOLNumber} apart` })
  await expect(panel.getByRole('listitem')).toHaveText([one.BOLNumber, other.BOLNumber])
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Take apart' }).click()
  await expect(page.getByText(`${merged.BOLNumber} is taken apart.`)).toBeVisible()
  await expect(page.getByText('This shipment was reverted to its orders or taken apart.')).toBeVisible()
  await page.goto(`/ShipmentDetails/${other.shipmentId}`)
  await expect(told).toBeVisible()
})

test('what is delivered is archived and brought back, alone and with others', async ({ page }) => {
  const bol = await openShipment(page, 'D')
  await act(page, 'Archive')
  await expectAccessible(page)
  await page
    .getByRole('complementary', { name: `Archive ${bol}` })
    .getByRole('button', { name: 'Archive' })
    .click()
  await expect(page.getByText(`${bol} is archived.`)).toBeVisible()
  await expect(page.getByText('This shipment is archived.')).toBeVisible()
  await page.goto('/Track?tab=D')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await expect(page.getByText(bol)).toHaveCount(0)
  await page.goto('/Track?tab=AR')
  await expect(page.locator('[data-row="0"] [data-row-link]')).toHaveText(bol)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: `Select ${bol}` }).check()
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(page.getByText(bol)).toHaveCount(0)
  await page.goto('/Track?tab=D')
  await expect(page.getByText(bol).first()).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${bol}` }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText(bol)).toHaveCount(0)
  await page.goto('/Track?tab=AR')
  await expect(page.locator('[data-row="0"] [data-row-link]')).toHaveText(bol)
})
