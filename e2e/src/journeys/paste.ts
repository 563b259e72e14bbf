import type { Page } from '@playwright/test'

/** Pastes a text where the focus is, as from a spreadsheet. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate(words => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
