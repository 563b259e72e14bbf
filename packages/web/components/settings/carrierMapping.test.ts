import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { shipVia, shipViaCodes } from '../testing/answers/shipViaCodes.ts'
import { focus, press, pressAt, typeKeys } from '../testing/hands.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer, answering, noConnection } from '../testing/wire.ts'

// What is begun and not done, and two people at one list: nothing typed is lost, and nobody is overwritten.

const codes = page.getByRole('grid', { name: 'Ship-via codes' })
const cell = (name: string) => codes.getByRole('gridcell', { name, exact: true })
const rowOf = (code: string) => codes.getByRole('row').filter({ hasText: code })
const carrierOf = (code: string) => rowOf(code).getByRole('gridcell').nth(1)
const save = page.getByRole('button', { name: 'Save codes' })
const saved = page.getByText('Ship-via codes saved.')
const notSaved = page.getByText(/^Not saved: somebody else changed other fields/)
const question = page.getByRole('region', { name: /^Somebody else changed this/ })

/** Types one more code with its carrier under the others. */
async function typeCode(code: string, scac: string): Promise<void> {
  await focus(codes)
  for (const key of ['Control+End', 'Home', 'ArrowDown']) await press(key)
  await typeKeys(code)
  await press('Tab')
  await typeKeys(scac)
  await press('Enter')
}

/** Types over the first code. */
async function typeOverFirst(code: string): Promise<void> {
  await pressAt(codes, 'Control+Home')
  await typeKeys(code)
  await press('Enter')
}

/** Begins to type over the carrier of a code, by keys alone: a save that takes long covers the page for the pointer. */
async function typeOver(code: string, text: string): Promise<void> {
  await expect.element(rowOf(code)).toBeVisible()
  const row = Number(rowOf(code).element().getAttribute('aria-rowindex')) - 2
  await pressAt(codes, 'Control+Home')
  for (let i = 0; i < row; i++) await press('ArrowDown')
  await press('ArrowRight')
  await typeKeys(text)
}

let list: ReturnType<typeof shipViaCodes>

beforeEach(async () => {
  list = shipViaCodes(['DEMO-1', 'DEMO-2', 'OPEN-CELL', 'DEMO-3'].map(code => shipVia(code, 'DMBL')))
  await renderScreen('/CarrierMapping', { answers: list.answers })
  // What a colleague changes, he changes after it was read.
  await expect.element(cell('DEMO-1')).toBeVisible()
})

test('two people at one list of codes: both rows stand, and a row that both changed is asked about', async () => {
  list.change(before => [...before, shipVia('THEIRS', 'DMBL')])
  await typeOverFirst('MINE-1')
  await save.click()
  await expect.element(notSaved).toBeVisible()
  await expect.element(cell('THEIRS')).toBeVisible()
  await expect.element(cell('MINE-1')).toBeVisible()
  await save.click()
  await expect.element(saved).toBeVisible()

  list.change(([first = shipVia('', ''), ...others]) => [{ ...first, ShipVia: 'THEIRS-1' }, ...others])
  await typeOverFirst('MINE-2')
  await save.click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('radio', { name: /^Theirs: THEIRS-1/ }).click()
  await expect.element(cell('THEIRS-1')).toBeVisible()
  await question.getByRole('radio', { name: /^Yours: MINE-2/ }).click()
  await save.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(cell('MINE-2')).toBeVisible()
})

test('a cell that is open while a colleague’s rows are taken in stays with its row', async () => {
  list.change(([, ...others]) => others)
  const pass = list.hold()
  await typeCode('ONE-MORE', 'DMGL')
  await save.click()
  await typeOver('OPEN-CELL', 'DM')
  pass()
  await expect.element(notSaved).toBeVisible()
  await expect.element(cell('DEMO-1')).not.toBeInTheDocument()
  await typeKeys('GL')
  await press('Enter')
  await expect.element(carrierOf('OPEN-CELL')).toHaveTextContent('DMGL')
  await expect.element(carrierOf('ONE-MORE')).toHaveTextContent('DMGL')
})

test('cells that are typed while a save is on its way, and before a reload, are still there', async () => {
  const pass = list.hold()
  await typeCode('FIRST', 'DMBL')
  await save.click()
  await typeCode('LATER', 'DMGL')
  pass()
  await expect.element(saved).toBeVisible()
  await expect.element(cell('LATER')).toBeVisible()
  await expect.element(page.getByText('not saved yet')).toBeVisible()
  await reload()
  await expect.element(page.getByText('Restored what you had typed.')).toBeVisible()
  await expect.element(cell('LATER')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(cell('LATER')).not.toBeInTheDocument()
})

test('a cell that is left by Escape after an answer says what stood there, or what a colleague put there', async () => {
  list.change(before => before.map(one => (one.ShipVia === 'DEMO-1' ? { ...one, SCAC: 'DMTX' } : one)))
  const pass = list.hold()
  await typeCode('ONE-MORE', 'DMGL')
  await save.click()
  await typeOver('OPEN-CELL', 'XX')
  pass()
  await expect.element(notSaved).toBeVisible()
  await press('Escape')
  await expect.element(carrierOf('OPEN-CELL')).toHaveTextContent('DMBL')
  await expect.element(rowOf('ONE-MORE')).toBeVisible()
  await expect.element(carrierOf('DEMO-1')).toHaveTextContent('DMTX')
  await save.click()
  await expect.element(save).toBeDisabled()

  list.change(before => before.map(one => (one.ShipVia === 'OPEN-CELL' ? { ...one, SCAC: 'DMGL' } : one)))
  const passAgain = list.hold()
  await typeCode('ANOTHER', 'DMGL')
  await save.click()
  await typeOver('OPEN-CELL', 'XX')
  passAgain()
  await expect.element(question).toBeVisible()
  await press('Escape')
  await expect.element(carrierOf('OPEN-CELL')).toHaveTextContent('DMGL')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(rowOf('ANOTHER')).toBeVisible()
})

test('a row is taken out of a grid by its key, and comes back', async () => {
  const first = codes.getByRole('gridcell').first()
  await pressAt(codes, 'Control+Home')
  await press('Control+-')
  await expect.element(cell('DEMO-1')).not.toBeInTheDocument()
  await expect.element(first).toHaveTextContent('DEMO-2')
  await press('Control+z')
  await expect.element(first).toHaveTextContent('DEMO-1')
  await expect.element(cell('DEMO-2')).toBeVisible()
})

test('on a phone a row is taken out of a grid, and comes back', async () => {
  await renderScreen('/CarrierMapping', { answers: list.answers, width: 360, height: 740 })
  await cell('DEMO-1').click()
  await page.getByRole('button', { name: 'Remove row 1', exact: true }).click()
  await expect.element(cell('DEMO-1')).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(codes.getByRole('gridcell').first()).toHaveTextContent('DEMO-1')
})

test('what failed for want of a line is not shown any more once there is one', async () => {
  await typeCode('NO-LINE', 'DMBL')
  answering([answer(ShipViaCodeUpdation, noConnection)])
  await save.click()
  const words = page.getByText(/You are offline, or the server cannot be reached/)
  await expect.element(words).toBeVisible()
  answering(list.answers)
  window.dispatchEvent(new Event('online'))
  await expect.element(words).not.toBeInTheDocument()
  await save.click()
  await expect.element(saved).toBeVisible()
})
