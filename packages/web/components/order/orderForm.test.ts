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

test('packages to Puerto Rico ask for the export filing, without a customs form', async () => {
  await renderScreen('/Parcel', { answers: orderForm() })
  const filing = page.getByLabelText('AES number (ITN) or exemption')
  await to.getByLabelText('Company').fill('Example Isla Shop')
  await expect.element(filing).not.toBeInTheDocument()
  await to.getByLabelText('State').fill('PR')
  await filing.fill('NOEEI 30.37(a)')
  await expect.element(filing).toHaveValue('NOEEI 30.37(a)')
  await expect.element(page.getByLabelText('Reason for export')).not.toBeInTheDocument()
  await to.getByLabelText('State').fill('GU')
  await expect.element(page.getByLabelText('Reason for export')).toBeVisible()
})

test('another dock and another mode bring their defaults, and never over what was typed', async () => {
  const at = (mode: string, from: string, services: string[]) => ({ dockId: 7, mode, from, to: '17:00', services })
  const west = place(7, { CompanyName: 'Demo West Dock', isOurs: true })
  const defaultsByDock = [at('LTL', '07:30', ['LGPU']), at('TL', '06:45', ['INPU'])]
  await renderScreen('/SingleOrder', {
    answers: orderForm({ docks: [west], common: { defaultsByDock, usualServices: ['LGPU', 'INPU'] } }),
  })
  const [from, until] = [page.getByLabelText('Ready from'), page.getByLabelText('Until')]
  await expect.element(from).toHaveValue('10:00 AM')
  await page.getByRole('button', { name: 'Change origin' }).click()
  await page.getByRole('region', { name: 'From', exact: true }).getByLabelText('Company').fill('Demo West')
  await page.getByRole('option', { name: 'Demo West Dock' }).click()
  await expect.element(from).toHaveValue('7:30 AM')
  await expect.element(until).toHaveValue('5:00 PM')
  await expect.element(page.getByLabelText('Lift gate at pickup')).toBeChecked()
  await from.fill('9:15 AM')
  await page.getByText('Truckload', { exact: true }).click()
  await expect.element(page.getByLabelText('Inside pickup')).toBeChecked()
  await expect.element(page.getByLabelText('Lift gate at pickup')).not.toBeChecked()
  await expect.element(from).toHaveValue('9:15 AM')
})
