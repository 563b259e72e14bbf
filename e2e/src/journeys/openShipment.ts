import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Opens the shipment of a row of Track, counted from 0, with the keyboard; its BOL comes back. */
export async function openShipment(page: Page, tab: 'T' | 'A' | 'D' | 'NB' | 'V', row = 0): Promise<string> {
  await page.goto(`/Track?tab=${tab}`)
  const link = page.locator(`[data-row="${row}"] [data-row-link]`)
  const bol = (await link.textContent()) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${bol}`)
  return bol
}

/** Presses an entry of the page's menu of actions. */
export async function act(page: Page, name: string, exact = false): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name, exact }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
