import type { Locator, Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'
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

test('who marks ready and gives a door in one go is not somebody else', async ({ page }) => {
  const { bol, date } = await ownPickup(page)
  await page.goto(`/DockView?date=${date}`)
  await expect(cardOf(page, bol)).toContainText('Waiting')
  await page.route('**/api/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: `Mark ready: ${bol}` }).click()
  await doorOf(page, bol).click()
  await page.getByRole('textbox', { name: 'Another door' }).fill('66')
  await page.keyboard.press('Enter')
  const at66 = cardOf(page.getByRole('region', { name: /^Door 66/ }), bol)
  await expect(page.getByRole('button', { name: `Not ready: ${bol}` })).toBeVisible()
  await expect(at66).toContainText('Ready at')
  await expect(page.getByText('Somebody else changed this')).toHaveCount(0)
})

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

test('a card is dragged to the door of another', async ({ page }) => {
  const { bol, date } = await ownPickup(page)
  const there = await ownPickup(page)
  // Both doors stand in the window, as somebody who drags has them.
  await page.setViewportSize({ width: 2400, height: 1800 })
  await page.goto(`/DockView?date=${date}`)
  await doorOf(page, there.bol).click()
  await page.getByRole('textbox', { name: 'Another door' }).fill('88')
  await page.keyboard.press('Enter')
  const column = page.getByRole('region', { name: /^Door 88/ })
  await expect(cardOf(column, there.bol)).toBeVisible()
  await cardOf(page, bol).dragTo(cardOf(column, there.bol))
  await expect(cardOf(column, bol)).toBeVisible()
  await page.reload()
  await expect(cardOf(column, bol)).toBeVisible()
})

test('a day without pickups says so, and the arrows go on', async ({ page }) => {
  await page.goto('/DockView?date=2026-01-04')
  await expect(page.getByText('No shipments available on the given date.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/date=2026-01-05/)
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-01-05')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/date=2026-01-03/)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).not.toHaveURL(/date=/)
})

test('on a wall the day stands large, by itself, page by page', async ({ page }) => {
  const { bol, date } = await ownPickup(page)
  await page.goto(`/DockView?date=${date}`)
  await cardOf(page, bol).waitFor()
  await page.getByRole('button', { name: 'Wall view' }).click()
  const wall = page.getByRole('region', { name: 'Wall view' })
  await expect(wall.getByRole('row').filter({ hasText: bol })).toContainText('Waiting')
  // What is behind it is out of reach.
  expect(
    await page
      .locator('#content')
      .evaluate(content => content.closest('[inert]') !== null || content.matches(':has([inert])')),
  ).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(wall).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Dock View' })).toBeVisible()
})

test('a wall by its address fills the window, for nobody pressed anything', async ({ page }) => {
  const { date } = await ownPickup(page)
  // Two rows are more than a page of this height.
  await ownPickup(page)
  await page.setViewportSize({ width: 1440, height: 230 })
  await page.goto(`/DockView?date=${date}&wall=1`)
  const wall = page.getByRole('region', { name: 'Wall view' })
  await expect(wall.getByText(/^Page 1 of \d+$/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(wall).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Dock View' })).toBeVisible()
})
