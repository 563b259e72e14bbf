import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { call, openOwnTender } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

// A dock and its day: doors, what is ready, what left; two screens that say the same, and one on a wall.

test.beforeEach(({ asClerk }) => asClerk())

interface OwnPickup {
  readonly bol: string
  readonly date: string
}

/** A booked shipment that no other journey knows of. */
async function ownPickup(page: Page): Promise<OwnPickup> {
  await openOwnTender(page)
  const bol = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('BOL ', '')
  const shipmentId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { shipment } = await call<{ shipment: { SheduleDateTime: { PickupByDate: string } } }>(
    page,
    'Shipment/ShipmentDetails',
    { shipmentId },
  )
  return { bol, date: shipment.SheduleDateTime.PickupByDate }
}

const doorOf = (page: Page, bol: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Choose a door|Door .+): ${bol}$`) })

const cardOf = (at: Page | Locator, bol: string): Locator => at.getByRole('listitem').filter({ hasText: bol })

test('a card goes to a door by keys, is ready and leaves; a second window follows', async ({ page, context }) => {
  const { bol, date } = await ownPickup(page)
  await page.goto(`/DockView?date=${date}`)
  await expect(cardOf(page.getByRole('region', { name: /^No door yet/ }), bol)).toContainText('Waiting')
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto(`/DockView?date=${date}`)
  await expect(cardOf(other, bol)).toContainText('Waiting')

  const door = doorOf(page, bol)
  await door.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Another door' }).fill('77')
  await page.keyboard.press('Enter')
  const at77 = (on: Page) => cardOf(on.getByRole('region', { name: /^Door 77/ }), bol)
  await expect(at77(page)).toBeVisible()
  await expect(at77(other)).toBeVisible()
  await expect(door).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(at77(page)).toHaveCount(0)
  await expect(at77(other)).toHaveCount(0)
  await expect(door).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(at77(other)).toBeVisible()
  await door.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Another door' })).toHaveCount(0)
  await expect(door).toBeFocused()

  await page.getByRole('button', { name: `Mark ready: ${bol}` }).click()
  await expect(cardOf(page, bol)).toContainText(/Ready at .+, Demo Clerk/)
  await expect(cardOf(other, bol)).toContainText('Ready')
  await other.getByRole('button', { name: `Not ready: ${bol}` }).click()
  await expect(cardOf(page, bol)).toContainText('Waiting')
  await page.getByRole('button', { name: `Truck left: ${bol}` }).click()
  await expect(cardOf(other, bol)).toContainText('Gone')
  await expect(cardOf(page, bol)).toContainText('Left at')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(other, bol)).toContainText('Waiting')
})
