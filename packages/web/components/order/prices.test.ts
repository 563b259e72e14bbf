import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { holding } from '../testing/answers/holding.ts'
import { orderForm, place } from '../testing/answers/order.ts'
import { pricedOrder, prices } from '../testing/answers/pricedOrder.ts'
import { press, pressAt, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { reload, renderScreen, visit } from '../testing/render.tsx'
import { answer, answering, refusal, sent, unavailable } from '../testing/wire.ts'

const to = page.getByRole('region', { name: 'To', exact: true })
const cell = (field: string) => page.getByLabelText(`${field}, line 1`)
const weight = cell('Weight lb')
const choice = page.getByRole('radiogroup', { name: 'Choose a rate' })
const chosen = choice.getByRole('radio', { checked: true })
const book = page.getByRole('button', { name: /^Book with / })

async function typeOrder(): Promise<void> {
  await to.getByLabelText('Company').click()
  await typeKeys('Demo Garden Center')
  await expect.element(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await press('Enter')
  await expect.element(to.getByText('Demo Garden Center')).toBeVisible()
  const typed = {
    Description: 'Brackets',
    Qty: '2',
    'L in': '48',
    'W in': '40',
    'H in': '45',
    'Weight lb': '1,240.5',
    Class: '70',
  }
  for (const [field, value] of Object.entries(typed)) await cell(field).fill(value)
}

/** Of the week after this one. */
function nextSaturday(): string {
  const today = new Date()
  today.setUTCDate(today.getUTCDate() + 13 - today.getUTCDay())
  return today.toISOString().slice(0, 10)
}

async function openOrder(count = 1, given: { width?: number; height?: number; user?: typeof clerk } = {}) {
  const order = pricedOrder(prices(count))
  await renderScreen('/SingleOrder', { answers: [...order.answers, ...orderForm({ places: [place(2)] })], ...given })
  await typeOrder()
  return order
}

test('a question for prices that fails leaves the focus where it can be asked again', async () => {
  const { answers } = await openOrder()
  const buttons = page.getByRole('button', { name: 'Get rates' })
  const [above, below] = [buttons.first(), buttons.last()]
  answering([answer(BuildShipment, unavailable)])
  for (const button of [above, below]) {
    await pressAt(button, 'Enter')
    await expect.element(page.getByText('The service is briefly unavailable').first()).toBeVisible()
    await expect.element(button).toHaveFocus()
  }
  const { passed, hold } = holding()
  const isAsked = page.css('section[aria-busy="true"]')
  const again = page.getByRole('button', { name: 'Try again' })
  const late = answer(GETLTLRates, async () => {
    await passed()
    return unavailable
  })
  answering([...answers, late])
  for (const button of [below, again]) {
    // The answer comes once the page shows that it is asked.
    const pass = hold()
    await pressAt(button, 'Enter')
    await expect.element(isAsked).toBeVisible()
    pass()
    await expect.element(again).toHaveFocus()
  }
  answering(answers)
  await press('Enter')
  await expect.element(chosen).toHaveFocus()
})

test('Get rates while the draft is being saved makes one shipment, and ends the draft', async () => {
  await openOrder()
  const { passed, hold } = holding()
  const pass = hold()
  answering([
    answer(SaveDraft, async () => {
      await passed()
      return { draftId: 7, updatedAt: '2030-01-04T15:00:00.000Z' }
    }),
  ])
  await cell('Description').fill('Saved while rated')
  await expect.poll(() => sent(SaveDraft).length).toBeGreaterThan(0)
  const saves = sent(SaveDraft).length
  await press('Control+Enter')
  pass()
  await expect.element(book).toBeEnabled()
  expect(sent(BuildShipment).map(({ body }) => body.draftId)).toEqual([7])
  expect(sent(SaveDraft)).toHaveLength(saves)
})

test('a changed order needs a new rating before it can be booked', async () => {
  await openOrder()
  await press('Control+Enter')
  await expect.element(book).toBeEnabled()
  await weight.fill('2000')
  await expect.element(page.getByText('The order changed: get rates again.')).toBeVisible()
  await expect.element(book).toBeDisabled()
  await press('Control+Enter')
  await expect.element(book).toBeEnabled()
})

test('a pickup on a day on which carriers do not come is asked about before it is booked, and may be meant', async () => {
  const { change } = await openOrder()
  answering([
    answer(CarriersList, madeUp(CarriersList.reply, { carriers: [] })),
    answer(Pickup, () => {
      change({ shipmentStatus: 'T' })
      return madeUp(Pickup.reply, { shipmentId: 101, shipmentStatus: 'T' })
    }),
  ])
  await page.getByLabelText('Pickup date').fill(nextSaturday())
  await page.getByRole('button', { name: 'Get rates' }).first().click()
  await book.click()
  const place = page.css('[data-book]')
  await place.click()
  const meant = page.getByLabelText(/^Pick up on Sat.* anyway$/)
  await expect.element(meant).toHaveFocus()
  await expectAccessible()
  expect(sent(Pickup)).toEqual([])
  await meant.click()
  await place.click()
  await expect.poll(() => sent(Pickup).length).toBe(1)
})

test('what is typed over a rated order survives a reload, and is no new order', async () => {
  await openOrder()
  await press('Control+Enter')
  await expect.element(book).toBeEnabled()
  await expect.poll(address).toMatch(/shipment=\d+/)
  await weight.fill('1,300')
  await expect.element(page.getByText(/Draft saved/)).toBeVisible()
  await reload()
  await expect.element(weight).toHaveValue('1,300')
  await visit('/SingleOrder')
  await expect.element(weight).toHaveValue('')
})

test('somebody else changes the order meanwhile: it is told, and nothing is lost', async () => {
  const order = await openOrder()
  await press('Control+Enter')
  await expect.element(book).toBeEnabled()
  const { shipment } = order.now()
  const Items = shipment.Items.map(item => ({ ...item, Weight: 900 }))
  order.change({ shipment: { ...shipment, Items, Reference1: 'FROM THE OTHER' } })
  await weight.fill('700')
  await press('Control+Enter')
  const question = page.getByRole('region', { name: /^Somebody else changed this/ })
  await expect.element(question.getByRole('radiogroup', { name: 'Line 1: Weight lb' })).toBeVisible()
  expect(question.getByRole('radiogroup').elements()).toHaveLength(1)
  await expectAccessible()
  // What only the other one changed is taken over; of what both changed, mine stands until it is chosen otherwise.
  await expect.element(page.getByLabelText('Reference 1')).toHaveValue('FROM THE OTHER')
  await expect.element(weight).toHaveValue('700')
  await question.getByRole('radio', { name: 'Theirs: 900' }).click()
  await expect.element(weight).toHaveValue('900')
  await question.getByRole('radio', { name: 'Yours: 700' }).click()
  await press('Control+Enter')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(book).toBeEnabled()
  await expect.element(weight).toHaveValue('700')
})

/** How far anything on the page was scrolled down, px. */
const scrolled = (): number => Math.max(...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop))

test('from Get rates to the sixth price nothing scrolls', async () => {
  await openOrder(8)
  await press('Control+Enter')
  const sixth = choice.getByRole('radio').nth(5)
  await expect.element(sixth).toBeInViewport()
  await expect.element(book).toBeInViewport()
  expect(scrolled()).toBe(0)
  // What is changed and what it cost are seen together: the old prices stay where they are, but none of them can be booked.
  await cell('Qty').fill('3')
  await expect.element(book).toBeDisabled()
  await expect.element(sixth).toBeInViewport()
})

test('on a phone a price is in view when Book is, and the sheet of prices folds away', async () => {
  await openOrder(8, { width: 360, height: 740 })
  await press('Control+Enter')
  await expect.element(book).toBeInViewport()
  await expect.element(chosen).toBeInViewport()
  await expectAccessible()
  await page.getByRole('button', { name: 'Collapse prices' }).click()
  await expect.element(choice.getByRole('radio').first()).not.toBeInTheDocument()
  await expect.element(book).toBeInViewport()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect.element(choice.getByRole('radio').first()).toBeVisible()
})

test('a price may go by a guessed class, a bill may not: the class is asked for at its field', async () => {
  await openOrder()
  await cell('Class').fill('')
  await press('Control+Enter')
  await book.click()
  await expect.element(page.getByText('The bill of lading needs a class on each line').first()).toBeVisible()
  await expect.element(cell('Class')).toHaveFocus()
  await press('=')
  await expect.element(cell('Class')).not.toHaveValue('')
  await press('Control+Enter')
  await book.click()
  await expect.element(page.getByRole('button', { name: /^(Send tender to|Place order with) / })).toBeVisible()
})

test('a click anywhere on a price chooses it, and one on what explains it does not', async () => {
  await openOrder(3)
  await page.getByRole('button', { name: 'Get rates' }).last().click()
  await expect.poll(() => choice.getByRole('radio').all().length).toBe(3)
  const radio = choice.getByRole('radio').nth(2)
  await expect.element(radio).not.toBeChecked()
  const source = document.getElementById(`${radio.element().id}-source`)
  await choice
    .getByRole('button', { name: /^why this price/ })
    .nth(2)
    .click()
  await expect.element(radio).not.toBeChecked()
  source?.click()
  await expect.element(radio).toBeChecked()
  await expect.element(radio).toHaveFocus()
})

test('freight that seems to be booked already is asked about, and booked once it is said to be another load', async () => {
  await openOrder()
  await press('Control+Enter')
  let isAnother = false
  const params = { bol: '04000001234567890', carrier: 'Demo Lines 1', shipmentId: 101, otherId: 77 }
  const booked = { shipmentId: 101, shipmentStatus: 'T' as const, bookingState: 'reserved' as const }
  answering([
    answer(Pickup, () => (isAnother ? madeUp(Pickup.reply, booked) : refusal('SameLoad', { params }))),
    answer(ConfirmAnotherLoad, ({ body }) => {
      isAnother = body.shipmentId === 101 && body.otherId === 77
      return { Status: 'Success' as const }
    }),
  ])
  await book.click()
  await page.getByRole('button', { name: /^(Send tender to|Place order with) / }).click()
  await expect.element(page.getByRole('link', { name: 'Open 04000001234567890' })).toBeVisible()
  // It is a question: there is nothing to ask support about.
  await expect.element(page.getByText(/made-up/)).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'It is another load: book it' }).click()
  await expect.poll(() => sent(Pickup).length).toBe(2)
  expect(isAnother).toBe(true)
})

test('a company that has no carriers yet is led to where they are added', async () => {
  const { answers } = await openOrder(0)
  const nobody = {
    runId: 'r1',
    rates: [],
    refusals: [],
    selectedPricesheetid: null,
    because: 'noOffers',
    guideRule: null,
  }
  answering([...answers, answer(GETLTLRates, nobody)])
  await press('Control+Enter')
  await expect.element(page.getByText('No carriers yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Carriers' }).last()).toHaveAttribute('href', '/Carriers')
  await expect.element(page.getByText('0 answered')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Request quotes' })).not.toBeInTheDocument()
})

test('on a copy of the database it is said before and after the booking that the tender waits', async () => {
  const { answers, learn, now } = await openOrder(1, { user: { ...clerk, isHeld: true } })
  await press('Control+Enter')
  await book.click()
  await expect
    .element(page.getByText(/^This is a copy of the database: the tender is recorded and waits/))
    .toBeVisible()
  learn({ shipmentStatus: 'T', booking: { ...now().booking, state: 'reserved', CarrierName: 'Demo Lines 1' } })
  const booked = { shipmentId: 101, shipmentStatus: 'T' as const, bookingState: 'reserved' as const }
  answering([...answers, answer(Pickup, madeUp(Pickup.reply, booked))])
  await page.getByRole('button', { name: /^(Send tender to|Place order with) / }).click()
  await expect.element(page.getByRole('heading', { name: /^The tender to .* waits: this is a copy$/ })).toBeVisible()
  await expect.element(page.getByText(/is on its way|is with|being sent/)).not.toBeInTheDocument()
})
