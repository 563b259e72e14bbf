import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holding } from '../testing/answers/holding.ts'
import { focus, press, pressAt, typeKeys } from '../testing/hands.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer, answering, empty, sent } from '../testing/wire.ts'

const grid = page.getByRole('grid', { name: 'Enter prices' })
const cell = (name: string | RegExp) => grid.getByRole('gridcell', { name })
const enterPrices = page.getByRole('button', { name: 'Enter prices' })
const save = page.getByRole('button', { name: 'Save', exact: true })

/** Cells of the row where the focus is, one after the other. */
async function typeRow(...cells: readonly string[]): Promise<void> {
  for (const text of cells) {
    await typeKeys(text)
    await press('Tab')
  }
}

beforeEach(async () => {
  await renderScreen('/FuelPrograms', { answers: [empty(GetFuelPrograms)] })
  await enterPrices.click()
  await focus(grid)
})

test('prices that were typed are asked for before anything takes them', async () => {
  await typeKeys('Midwest')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  // Still in its cell, and after it.
  await page.getByRole('link', { name: 'Track', exact: true }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Enter tables' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await reload()
  await enterPrices.click()
  await expect.element(cell('Midwest')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await enterPrices.click()
  await expect.element(grid).toBeVisible()
  await expect.element(cell('Midwest')).not.toBeInTheDocument()
})

test('a price that is being typed when the others are saved keeps the grid open', async () => {
  const { passed, hold } = holding()
  const pass = hold()
  const saved = answer(SaveFuelPrograms, async () => {
    await passed()
    return { faults: [], programs: 0, prices: 1 }
  })
  answering([saved])
  await typeRow('United States', '2026-01-05', '3.5')
  await save.click()
  await expect.poll(() => sent(SaveFuelPrograms)).toHaveLength(1)
  await pressAt(grid, 'Control+Home')
  await press('ArrowDown')
  await typeKeys('Mid')
  pass()
  await expect.element(page.getByText('1 new price.')).toBeVisible()
  await typeKeys('west')
  await press('Enter')
  await expect.element(cell('Midwest')).toBeVisible()
  await expect.element(cell('United States')).not.toBeInTheDocument()
})

test('a fault stands in its cell', async () => {
  const fault = { file: 'fuel_index', row: 2, column: 'from', cell: 'soon', code: 'notADay', params: {} }
  answering([answer(SaveFuelPrograms, { faults: [fault], programs: 0, prices: 0 })])
  await typeRow('Journey', 'soon', '3.55')
  await save.click()
  await expect.element(cell(/soon/)).toHaveAttribute('aria-invalid', 'true')
  expect(sent(SaveFuelPrograms).map(({ body }) => body.index)).toEqual([
    [
      ['region', 'from', 'price'],
      ['Journey', 'soon', '3.55'],
    ],
  ])
})
