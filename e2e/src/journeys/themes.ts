import type { Page } from '@playwright/test'
import { axeFindings, expect } from './journey.ts'

/** Axe finds nothing on the page as it stands, in light and in dark; it is light afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
