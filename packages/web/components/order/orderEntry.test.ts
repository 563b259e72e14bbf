import { ConfirmPlace } from '@waybill/contract/calls/Address/ConfirmPlace.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { orderForm, place } from '../testing/answers/order.ts'
import { plainShipment } from '../testing/answers/priced.ts'
import { pricedOrder } from '../testing/answers/pricedOrder.ts'
import { paste, press, pressAt, typeKeys } from '../testing/hands.ts'
import { renderScreen, visit } from '../testing/render.tsx'
import { answer, answering, sent } from '../testing/wire.ts'

const to = page.getByRole('region', { name: 'To', exact: true })
const cell = (field: string, line = 1) => page.getByLabelText(`${field}, line ${line}`)
const rates = page.getByRole('radiogroup', { name: 'Choose a rate' })

const receives = place(9).Receives

function openOrder(): Promise<void> {
  const places = [
    place(2, { Receives: { ...receives, Notes: 'Door 4 only' } }),
    place(3, { CompanyName: 'Demo Machine Works' }),
  ]
  return renderScreen('/SingleOrder', { answers: [...pricedOrder().answers, ...orderForm({ places })] })
}

async function pickConsignee(name: string): Promise<void> {
  await to.getByLabelText('Company').click()
  await typeKeys(name)
  await expect.element(page.getByRole('option', { name })).toBeVisible()
  await press('Enter')
  await expect.element(to.getByText(name)).toBeVisible()
}

async function typeLine(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(typed)) await cell(field).fill(value)
}

test('everything that is wrong is said at once, and the first of it has the focus', async () => {
  await openOrder()
  await page.getByLabelText('Until').fill('3a')
  await typeLine({ 'Weight lb': 'heavy', Class: '71' })
  await page.getByRole('button', { name: 'Get rates' }).first().click()
  const summary = page.getByRole('alert')
  const wrong = ['To: Company', 'To: ZIP', 'When: Until', 'Line 1: Description', 'Line 1: Weight lb', 'Line 1: Class']
  for (const field of wrong) await expect.element(summary.getByRole('button', { name: field })).toBeVisible()
  await expect.element(to.getByLabelText('Company')).toHaveFocus()
  await expectAccessible()
  const weight = summary.getByRole('button', { name: 'Line 1: Weight lb' })
  await weight.click()
  await expect.element(cell('Weight lb')).toHaveFocus()
  await cell('Weight lb').fill('800')
  await expect.element(weight).not.toBeInTheDocument()
})

test('a ZIP that lies in another state says so, and a press takes its city and state over', async () => {
  await openOrder()
  const found = ({ body }: { body: { City?: string | undefined } }) => ({
    ...{
      verdict: body.City === 'Dayton' ? ('confirmed' as const) : ('otherCity' as const),
      City: 'Dayton',
      State: 'OH',
    },
    address: null,
  })
  answering([answer(GoogleAddressValidation, found)])
  await to.getByLabelText('ZIP').fill('45402')
  const city = to.getByLabelText('City')
  await expect.element(city).toHaveValue('Dayton')
  await city.fill('Reno')
  const words = to.getByText('ZIP 45402 is in Dayton, OH.')
  await expect.element(words).toBeVisible()
  await expectAccessible()
  await to.getByRole('button', { name: 'Use Dayton, OH' }).click()
  await expect.element(city).toHaveValue('Dayton')
  await expect.element(words).not.toBeInTheDocument()
})

test('a city that is right although its ZIP has another name is said so once', async () => {
  await openOrder()
  let isConfirmed = false
  answering([
    answer(GoogleAddressValidation, () => ({
      ...{ verdict: isConfirmed ? ('confirmed' as const) : ('otherCity' as const), City: 'Dayton', State: 'OH' },
      address: null,
    })),
    answer(ConfirmPlace, () => {
      isConfirmed = true
      return { Status: 'Success' as const }
    }),
  ])
  await to.getByLabelText('ZIP').fill('45402')
  await to.getByLabelText('City').fill('Oakwood')
  await to.getByRole('button', { name: 'Oakwood is right' }).click()
  await expect.element(to.getByText('ZIP 45402 is in Dayton, OH.')).not.toBeInTheDocument()
  expect(sent(ConfirmPlace)).toMatchObject([{ body: { City: 'Oakwood', Zip: '45402' } }])
})

test('an order is entered on a page without TLS, where the browser makes no UUIDs', async () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  onTestFinished(() => void Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true }))
  await openOrder()
  await typeLine({ Description: 'Without a secure origin', Qty: '2' })
  await page.getByRole('button', { name: 'Repeat line 1' }).click()
  await expect.element(cell('Description', 2)).toHaveValue('Without a secure origin')
  await expect.element(page.getByText('4 pieces')).toBeVisible()
})

test('the list under a field follows it, and ends before the window does', async () => {
  const places = Array.from({ length: 12 }, (_, n) => place(n + 2, { CompanyName: `Demo Garden Center ${n + 1}` }))
  await renderScreen('/SingleOrder', { answers: orderForm({ places }), width: 1280, height: 560 })
  const company = to.getByLabelText('Company')
  await company.fill('Demo')
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const gap = (): number => {
    const [field, box] = [company.element().getBoundingClientRect(), list.element().getBoundingClientRect()]
    return Math.min(Math.abs(box.top - field.bottom), Math.abs(field.top - box.bottom))
  }
  const foot = (): number => list.element().getBoundingClientRect().bottom
  await expect.poll(gap).toBeLessThan(40)
  await expect.poll(foot).toBeLessThanOrEqual(560)
  const before = company.element().getBoundingClientRect().top
  await company.wheel({ delta: { y: 60 } })
  await expect.poll(() => company.element().getBoundingClientRect().top).not.toBe(before)
  await expect.poll(gap).toBeLessThan(40)
  await expect.poll(foot).toBeLessThanOrEqual(560)
})

test('a copy that is typed to another consignee at the same ZIP leaves the former place’s contact behind', async () => {
  const past = plainShipment()
  const Destination = { ...past.Destination, ContactName: 'Pat', ContactNumber: '937-555-0100' }
  const { answers } = keptShipment(shipmentDetails(101, { shipmentStatus: 'D', shipment: { ...past, Destination } }))
  await renderScreen('/Prepaid/101/copy', { answers: [...answers, ...orderForm()] })
  await page.getByRole('button', { name: 'Change destination' }).click()
  const contact = to.getByLabelText('Contact name')
  await to.getByLabelText('Company').fill('Other Works')
  await expect.element(contact).toHaveValue('Pat')
  await to.getByLabelText('Street').fill('9 New Street')
  await expect.element(contact).toHaveValue('')
  await expect.element(to.getByText('Removed with the former place: contact Pat.')).toBeVisible()
})

test('an order that is edited says which one it is', async () => {
  const { answers } = keptShipment(shipmentDetails(101, { shipmentStatus: 'Q' }))
  await renderScreen('/Prepaid/101/copy', { answers: [...answers, ...orderForm()] })
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toMatchTextContent(/^Copy of BOL \d+/)
  await visit('/Prepaid/101/edit')
  await expect.element(title).toMatchTextContent(/^Edit BOL \d+/)
})

test('an accessorial is a press on its chip, or found by typing', async () => {
  await openOrder()
  const part = page.getByRole('region', { name: 'Accessorials' })
  await expect.element(part.getByPlaceholder('Add accessorial')).toBeVisible()
  await part.getByRole('checkbox', { name: 'Delivery appointment' }).click()
  await expect.element(part.getByRole('checkbox', { name: 'Delivery appointment' })).toBeChecked()
  await part.getByPlaceholder('Add accessorial').click()
  await typeKeys('freez')
  await press('Enter')
  const freezing = part.getByRole('checkbox', { name: 'Protect from freezing' })
  await expect.element(freezing).toBeChecked()
  await freezing.click()
  await expect.element(freezing).not.toBeChecked()
  await expectAccessible()
})

async function typeTruckload(): Promise<void> {
  await pickConsignee('Demo Machine Works')
  await typeLine({ Description: 'Cast iron brackets', Qty: '2', 'Weight lb': '1240', Class: '70' })
  await page.getByText('Truckload', { exact: true }).click()
  await page.css('[id="truck.equipment"]').selectOptions('dryVan')
}

test('a stop that cannot be saved yet is led to, and no price is asked for', async () => {
  await openOrder()
  await typeTruckload()
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await page.getByRole('button', { name: 'Add delivery' }).click()
  await pressAt(
    page.getByRole('region', { name: 'References and load' }).getByLabelText('Reference 1'),
    'Control+Enter',
  )
  await expect.element(page.getByText('Nothing loads or unloads here yet. Assign a unit below.')).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'Change stop 2: No address yet' })).toHaveFocus()
  await expect.element(rates).not.toBeInTheDocument()
})

test('stops are entered before anything else, and are on the way once the order is whole', async () => {
  await openOrder()
  await page.getByText('Truckload', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit stops' }).click()
  // Nothing is missed yet: nobody asked for prices.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add delivery' }).click()
  const stops = page.getByRole('region', { name: 'Stops' })
  await stops.getByLabelText('Company').click()
  await typeKeys('Demo Garden Center')
  await expect.element(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await press('Enter')
  await expect.element(page.getByText('The receiving note of Demo Garden Center was added')).toBeVisible()
  await expect.element(page.getByLabelText('Special instructions')).toHaveValue('Demo Garden Center: Door 4 only')
  await expectAccessible()
  await typeTruckload()
  // Prices are of the way with its stop: what comes off there is said first.
  await pressAt(page.getByLabelText('Reference 1').last(), 'Control+Enter')
  await expect.element(page.getByText('Nothing loads or unloads here yet. Assign a unit below.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change stop 2: Demo Garden Center' })).toBeVisible()
  await expect.element(rates).not.toBeInTheDocument()
})

test('lines of an open spreadsheet come with the order, or it says which cell is wrong', async () => {
  await openOrder()
  await typeTruckload()
  await page.getByText('LTL', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  await expect.element(page.getByRole('grid')).toHaveFocus()
  paste('Pump housings\t4\tPLT\t40\tCTN\t48\t40\t48\tmany\t70')
  await pressAt(page.getByLabelText('Reference 1'), 'Control+Enter')
  await expect.element(page.getByRole('grid')).toHaveFocus()
  await expect.element(rates).not.toBeInTheDocument()
})
