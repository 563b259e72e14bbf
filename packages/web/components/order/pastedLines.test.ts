import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { orderForm } from '../testing/answers/order.ts'
import { focus, paste, press, typeKeys } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'

const line = (name: string, weight: string): string =>
  [name, '2', 'Pallets', '24', 'Boxes', '48', '40', '45', weight, '70', '156600-2'].join('\t')

const grid = page.getByRole('grid', { name: 'Lines from a spreadsheet' })

test('lines pasted from a spreadsheet are mended in the cell, and go into the order', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm() })
  await focus(page.getByLabelText('Description, line 1'))
  paste(['Description\tQty\tType\tPieces', line('Pumps', '500'), line('Valves', 'heavy')].join('\r\n'))
  await expect.element(grid).toHaveFocus()
  const bad = page.getByText('1 cell needs your attention')
  await expect.element(bad).toBeVisible()
  await expectAccessible()
  const take = page.getByRole('button', { name: /^Add 2 lines/ })
  await expect.element(take).toBeDisabled()
  await press('F8')
  await typeKeys('700')
  await press('Enter')
  await expect.element(bad).not.toBeInTheDocument()
  await press('Control+z')
  await expect.element(bad).toBeVisible()
  await press('Control+y')
  // The weight of the first row, filled down.
  await press('Control+Home')
  for (let i = 0; i < 8; i++) await press('ArrowRight')
  await press('Shift+ArrowDown')
  await press('Control+d')
  await take.click()
  await expect.element(page.getByLabelText('Weight lb, line 2')).toHaveValue('500')
  await expect.element(page.getByLabelText('Type, line 2')).toHaveValue('PLT')
  await expect.element(page.getByText('1,000 lb')).toBeVisible()
})
