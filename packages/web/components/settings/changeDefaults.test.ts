import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderDefaults } from '../testing/answers/orderDefaults.ts'
import { renderScreen } from '../testing/render.tsx'
import { sent } from '../testing/wire.ts'

const part = (name: RegExp) => page.css('section').filter({ has: page.getByRole('heading', { name }) })
const [own, company] = [part(/^Yours/), part(/^The company’s/)]
const saved = page.getByText('Service(s) has been updated successfully')

async function save(at: typeof own, field: string, time: string): Promise<void> {
  await at.getByLabelText(field).fill(time)
  await at.getByRole('button', { name: 'Save' }).click()
}

/** So many saves were accepted, and said. */
const savedTimes = async (count: number): Promise<void> => {
  await expect.poll(() => saved.elements()).toHaveLength(count)
}

let kept: ReturnType<typeof orderDefaults>

beforeEach(async () => {
  kept = orderDefaults()
  await renderScreen('/Settings/ChangeDefaults', { answers: kept.answers })
  // A colleague changes what the page has read.
  await expect.element(company.getByLabelText('Pickup to')).toBeVisible()
})

test('defaults are saved twice in a row', async () => {
  await save(company, 'Pickup to', '3p')
  await expect.element(company.getByText('Please fill this in.')).toBeVisible()
  await save(company, 'Pickup from', '8a')
  await savedTimes(1)
  await save(company, 'Pickup to', '4p')
  await savedTimes(2)
  const last = sent(UpdateDefaultServices).findLast(({ query }) => query.flag === 'save')
  expect(last?.body).toMatchObject({ of: 'company', defaults: { PickupFromTime: '08:00', PickupToTime: '16:00' } })
})

test('defaults are saved over a colleague’s without losing them, and cleared', async () => {
  kept.change('company', { PickupFromTime: '08:00', PickupToTime: '16:00' })
  await company.getByLabelText('Lift gate at delivery').click()
  await company.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^Not saved: somebody else changed other fields/)).toBeVisible()
  await expect.element(company.getByLabelText('Pickup to')).toHaveValue('4:00 PM')
  await expect.element(company.getByLabelText('Lift gate at delivery')).toBeChecked()
  await company.getByRole('button', { name: 'Save' }).click()
  await savedTimes(1)
  await company.getByRole('button', { name: 'Clear' }).click()
  await expect.element(company.getByLabelText('Pickup to')).toHaveValue('')
})

test('defaults that a colleague changed meanwhile are cleared only once they are seen', async () => {
  kept.change('company', { PickupFromTime: '08:00', PickupToTime: '16:00' })
  await renderScreen('/Settings/ChangeDefaults', { answers: kept.answers })
  await expect.element(company.getByLabelText('Pickup to')).toHaveValue('4:00 PM')
  kept.change('company', { PickupToTime: '17:00' })
  // What is saved beside them loads all of them anew.
  await own.getByLabelText('Pickup from').fill('9a')
  await save(own, 'Pickup to', '3p')
  await savedTimes(1)
  await company.getByRole('button', { name: 'Clear' }).click()
  await expect.element(company.getByRole('alert')).toMatchTextContent('somebody else changed')
  await expect.element(company.getByLabelText('Pickup to')).toHaveValue('5:00 PM')
  await company.getByRole('button', { name: 'Clear' }).click()
  await expect.element(company.getByLabelText('Pickup to')).toHaveValue('')
})

test('defaults of a dock and a mode are saved beside those that hold everywhere', async () => {
  await company.getByLabelText('Leaving from').selectOptions('Acme East, Dayton')
  await company.getByLabelText('Mode').selectOptions('Parcel')
  await company.getByLabelText('Pickup from').fill('8a')
  await save(company, 'Pickup to', '3p')
  await savedTimes(1)
  await expect.element(company.getByText('Set for: Acme East, Dayton, Parcel.')).toBeVisible()
  await company.getByLabelText('Leaving from').selectOptions('Any dock')
  await expect.element(company.getByLabelText('Pickup from')).toHaveValue('')
  const last = sent(UpdateDefaultServices).findLast(({ query }) => query.flag === 'save')
  expect(last?.body).toMatchObject({ of: 'company', dockId: 7, mode: 'PARCEL', version: 0 })
})
