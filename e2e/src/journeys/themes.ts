import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect } from './journey.ts'

/**
 * Axe finds nothing on the page as it stands: by all its rules in light, by those of contrast in dark, where only colours
 * are others. It is light afterwards.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeVisible()
    expect(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
