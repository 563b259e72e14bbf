import type { Page } from '@playwright/test'

export const codes = (page: Page) => page.getByRole('grid', { name: 'Ship-via codes' })
export const saveCodes = (page: Page) => page.getByRole('button', { name: 'Save codes' })

/** Types one more code with its carrier under the others. */
export async function typeCode(page: Page, code: string, scac: string): Promise<void> {
  await codes(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(code)
  await page.keyboard.press('Tab')
  await page.keyboard.type(scac)
  await page.keyboard.press('Enter')
}
