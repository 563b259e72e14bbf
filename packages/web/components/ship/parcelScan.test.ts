import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { packingBench } from '../testing/answers/packingBench.ts'
import { focus, press, typeKeys } from '../testing/hands.ts'
import { takeSocketDown } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, refusal, sent, unavailable } from '../testing/wire.ts'

const alert = page.getByRole('alert')
const inTheBox = page.getByRole('region', { name: 'In the box' })
const toTheScale = page.getByText('Put it on the scale', { exact: true })
const bought = page.getByText('Label bought', { exact: true })

/** What a scanner types. */
async function scan(code: string): Promise<void> {
  await typeKeys(code)
  await press('Enter')
}

async function openBench(...shipmentIds: readonly number[]) {
  const bench = packingBench(shipmentIds)
  await renderScreen('/ParcelScan', { answers: bench.answers })
  await expect.element(page.getByRole('textbox', { name: 'Scan a shipment, an order or a label' })).toHaveFocus()
  return bench
}

test('no scan at the bench is lost in silence: while one is at work, or after a click beside the field', async () => {
  const { bol, hold } = await openBench(101, 102)
  const pass = hold()
  await scan(bol(101))
  await scan(bol(102))
  await expect.element(alert).toMatchTextContent(`${bol(102)} ignored`)
  pass()
  await expect.element(inTheBox).toMatchTextContent(bol(101))
  await expect.element(alert).toMatchTextContent(`${bol(102)} ignored`)
  await scan('4 lb')
  await expect.element(bought).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  // A button that was used last hears nothing of the next scan.
  await focus(page.getByRole('button', { name: 'Print', exact: true }))
  await scan(bol(102))
  await expect.element(inTheBox).toMatchTextContent(bol(102))
})

test('a number that is scanned at the scale is no weight: nothing is bought, and it is said how a weight is typed', async () => {
  const { bol } = await openBench(101)
  await scan(bol(101))
  await expect.element(toTheScale).toBeVisible()
  await scan('105')
  await expect.element(alert).toMatchTextContent('105 may have been scanned. If it is the weight, type 105 lb.')
  await expect.element(toTheScale).toBeVisible()
  expect(sent(Pickup)).toEqual([])
  await expectAccessible()
})

test('digits that end several numbers open none of them: each is said with its number, and one is chosen or scanned', async () => {
  const { bol } = await openBench(101, 201)
  await scan('01')
  const choices = page.getByRole('region', { name: 'Which one?' })
  await expect.element(choices).toMatchTextContent('Several shipments match 01.')
  await expect.element(choices.getByRole('button', { name: `BOL ${bol(101)} Demo Reader 101` })).toBeVisible()
  await expectAccessible()
  // What is typed next is another scan, and chooses nothing.
  await expect.element(page.getByRole('textbox', { name: 'Scan a shipment, an order or a label' })).toHaveFocus()
  await scan('9.5 lb')
  await expect.element(alert).toMatchTextContent('9.5 lb is not your shipment')
  await scan('01')
  await choices.getByRole('button', { name: `BOL ${bol(201)}` }).click()
  await expect.element(inTheBox).toMatchTextContent(bol(201))
  await expect.element(toTheScale).toBeVisible()
  expect(sent(Pickup)).toEqual([])
})

test('the bench goes on though no news come in', async () => {
  takeSocketDown()
  const { bol } = await openBench(101)
  await scan(bol(101))
  await expect.element(toTheScale).toBeVisible()
  await scan('4 lb')
  await expect.element(bought).toBeVisible()
})

test('a label that may not have reached the printer is said so, and sent again under the same key', async () => {
  const { bol } = await openBench(101)
  answering([answer(SendToPrinter, unavailable)])
  await scan(bol(101))
  await expect.element(toTheScale).toBeVisible()
  await scan('5 lb')
  await expect.element(page.getByText('printing not confirmed')).toBeVisible()
  await expectAccessible()
  const before = sent(SendToPrinter).length
  answering([answer(SendToPrinter, refusal('NoStation'))])
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText('No printer station. Print it, then scan the next box.')).toBeVisible()
  const keys = sent(SendToPrinter).map(({ body }) => body.key)
  expect(keys.length).toBeGreaterThan(before)
  expect(new Set(keys).size).toBe(1)
})
