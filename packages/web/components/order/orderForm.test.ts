import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { orderForm, place } from '../testing/answers/order.ts'
import { focus, press, typeKeys } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'

const to = page.getByRole('region', { name: 'To', exact: true })

test('a year of two digits is of this century', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm() })
  const date = page.getByLabelText('Pickup date')
  await focus(date)
  await typeKeys('120126')
  await focus(page.getByLabelText('Ready from'))
  await expect.element(date).toHaveValue('2026-12-01')
  await focus(date)
  await typeKeys('120226')
  await press('Control+Enter')
  await expect.element(date).toHaveValue('2026-12-02')
})

test('a place that gives itself away is named, and its service added or waived with one press', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm() })
  await to.getByLabelText('Company').fill('First Example Church')
  await to.getByLabelText('Street').fill('1 Hill St')
  await to.getByLabelText('ZIP').fill('80216')
  const service = page.getByLabelText('Limited access delivery')
  const why = to.getByText(/by its name/)
  await to.getByRole('button', { name: 'Add Limited access delivery' }).click()
  await expect.element(service).toBeChecked()
  await expect.element(why).not.toBeInTheDocument()
  await service.click()
  await expect.element(service).not.toBeChecked()
  await to.getByRole('button', { name: 'It’s a business' }).click()
  await expect.element(why).not.toBeInTheDocument()
})

test('a truckload asks for its equipment, and a reefer for its range', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm({ places: [place(2)] }) })
  const company = to.getByLabelText('Company')
  await company.click()
  await typeKeys('Demo Garden Center')
  await expect.element(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await press('Enter')
  const typed = { Description: 'Cast iron brackets', Qty: '2', 'Weight lb': '1240', Class: '70' }
  for (const [field, value] of Object.entries(typed)) await page.getByLabelText(`${field}, line 1`).fill(value)
  await page.getByText('Truckload', { exact: true }).click()
  await press('Control+Enter')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Equipment')
  await page.css('[id="truck.equipment"]').selectOptions('reefer')
  await page.getByLabelText('Coldest °F').fill('38')
  await page.getByLabelText('Warmest °F').fill('34')
  await expect.element(alert).toMatchTextContent('Warmest °F')
  await page.getByLabelText('Warmest °F').fill('40')
  await expect.element(alert).not.toBeInTheDocument()
  await expectAccessible()
})
