import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { itemMaster, masterItem, masterItems } from '../testing/answers/items.ts'
import { besideShipments, shipmentList } from '../testing/answers/shipments.ts'
import { focus, press, pressAt } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, sent, unavailable } from '../testing/wire.ts'

const panel = page.getByRole('complementary', { name: /^Item / })
const description = panel.getByLabelText(/^Description( \*)?$/)
const item = (n: number): Locator => page.getByRole('cell', { name: `DEMO-${n}`, exact: true })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })

afterEach(() => void vi.useRealTimers())

test('a save that is refused leaves the focus on its button', async () => {
  await renderScreen('/ItemMaster', { answers: [itemMaster(masterItems(2))] })
  await item(1).click()
  await description.fill('Refused')
  const held = Promise.withResolvers<void>()
  answering([
    answer(WaybillExtraInfoDetails, async () => {
      await held.promise
      return unavailable
    }),
  ])
  const before = sent(WaybillExtraInfoDetails).length
  const save = page.getByRole('button', { name: 'Save item' })
  await pressAt(save, 'Enter')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  // Deaf meanwhile: a second press, or Enter in a field, sends nothing.
  await pressAt(save, 'Enter')
  await pressAt(description, 'Enter')
  await focus(save)
  held.resolve()
  await expect.element(panel.getByRole('alert')).not.toBeEmptyDOMElement()
  expect(
    sent(WaybillExtraInfoDetails)
      .slice(before)
      .map(({ query }) => query.flag),
  ).toEqual(['update'])
  await expect.element(save).toHaveFocus()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
})

test('edits are asked for before another row, Escape, Back or another page takes them', async () => {
  const answers = [itemMaster(masterItems(2)), ...besideShipments, shipmentList([])]
  await renderScreen('/Track', { answers })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: 'Item Master' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Item Master' })).toBeVisible()
  await item(1).click()
  await description.fill('Not saved')
  const stays = async (): Promise<void> => {
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(description).toHaveValue('Not saved')
  }
  await item(2).click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await stays()
  await pressAt(description, 'Escape')
  await expect.element(question).toBeVisible()
  await press('Escape')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(description).toHaveValue('Not saved')
  window.history.back()
  await stays()
  await page.getByRole('navigation').getByRole('link', { name: 'Track', exact: true }).click()
  await stays()
  await item(2).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(description).toHaveValue('Demo item 2')
  await item(1).click()
  await expect.element(description).toHaveValue('Demo item 1')
})

test('Escape closes the menu of a row and leaves the panel with what was typed', async () => {
  await renderScreen('/ItemMaster', { answers: [itemMaster(masterItems(2))] })
  await item(1).click()
  await description.fill('Still here')
  await page.getByRole('button', { name: 'Actions for DEMO-2' }).click()
  const menu = page.getByRole('menu')
  await expect.element(menu).toBeVisible()
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(description).toHaveValue('Still here')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the buttons of a panel stay in sight, and what it covers is out of reach', async () => {
  await renderScreen('/ItemMaster', { answers: [itemMaster(masterItems(2))] })
  await item(1).click()
  for (const [width, height] of [
    [991, 700],
    [768, 560],
    [360, 640],
  ] as const) {
    await page.viewport(width, height)
    for (const name of ['Save item', 'Cancel', 'Delete']) {
      await expect.element(panel.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect.element(page.css('[data-frame] header, header').first()).toHaveAttribute('inert', '')
  }
  await expectAccessible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => document.querySelector('[inert]')).toBeNull()
})

test("an item keeps a colleague's change of another field, and asks about the same one", async () => {
  const weight = panel.getByRole('group', { name: /the handling unit$/ }).getByLabelText('Weight (lb)')
  const nmfc = panel.getByLabelText(/^NMFC( \*)?$/)
  const mine = masterItem(1)
  const theirs = itemMaster([
    masterItem(1, { version: 2, Description: 'Demo item of two', Weight: 55, NMFC: '156600-2' }),
  ])
  await renderScreen('/ItemMaster', { answers: [itemMaster([mine])] })
  await item(1).click()
  await weight.fill('40')
  // Somebody else saves meanwhile.
  answering([theirs])
  // The list hears of it, as after a minute away: what the panel was opened with is still what it saves.
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('cell', { name: 'Demo item of two' })).toBeVisible()
  vi.useRealTimers()
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(panel.getByText('Somebody else changed this too.')).toBeVisible()
  await expect.element(nmfc).toHaveValue('156600-2')
  await expect.element(page.getByRole('radio', { name: 'Yours: 40' })).toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(page.getByText('Item DEMO-1 saved.')).toBeVisible()
  await item(1).click()
  await expect.element(weight).toHaveValue('40')
  await expect.element(nmfc).toHaveValue('156600-2')
})
