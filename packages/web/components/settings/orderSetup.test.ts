import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { wireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { wireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { commonData } from '../testing/answers/order.ts'
import { shipVia, shipViaCodes } from '../testing/answers/shipViaCodes.ts'
import { focus, paste, press, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, sent } from '../testing/wire.ts'

test('a bill-to location is added', async () => {
  const locations = answer(BillToAddressUpdate, ({ query, body: { address } }) => {
    const known = madeUp(wireBillTo, { id: 1, version: 1, companyName: 'Demo Payables', addressLines: '1 Sample Way' })
    const one = query.funtype === 'add' && address ? madeUp(wireBillTo, { id: 2, version: 1, ...address }) : known
    return { Status: 'Success' as const, bIlltoAddresses: [one], total: 1, Error: null }
  })
  await renderScreen('/Settings/BillToLocations', { answers: [locations, empty(GoogleAddressValidation)] })
  await page.getByRole('button', { name: 'Add location' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByLabelText('Company').fill('Demo Journey Payables')
  await panel.getByLabelText('Address line 1').fill('9 Sample Way')
  await panel.getByLabelText('City').fill('Reno')
  await panel.getByLabelText('State').fill('NV')
  await panel.getByLabelText('ZIP').fill('89501')
  await expectAccessible()
  await panel.getByRole('button', { name: 'Save location' }).click()
  await expect.element(page.getByText('Demo Journey Payables saved.')).toBeVisible()
  expect(sent(BillToAddressUpdate).find(({ query }) => query.funtype === 'add')?.body.address).toEqual({
    ...{ companyName: 'Demo Journey Payables', addressLines: '9 Sample Way~' },
    ...{ city: 'Reno', state: 'NV', zip: '89501', country: 'US' },
  })
})

test('a ship-via code that is there already is told, named otherwise and saved', async () => {
  await renderScreen('/CarrierMapping', { answers: shipViaCodes([shipVia('DEMO-1', 'DMBL')]).answers })
  await focus(page.getByRole('grid', { name: 'Ship-via codes' }))
  await press('Control+End')
  await press('Home')
  await press('ArrowDown')
  paste('DEMO-1\tDMBL')
  await expect.element(page.getByText('1 cell to fix')).toBeVisible()
  await typeKeys('JOURNEY')
  await press('Enter')
  await page.getByRole('button', { name: 'Save codes' }).click()
  await expect.element(page.getByText('Ship-via codes saved.')).toBeVisible()
  const { codes } = sent(ShipViaCodeUpdation).at(-1)?.body ?? {}
  expect(codes?.map(({ ShipVia, SCAC }) => [ShipVia, SCAC])).toEqual([
    ['DEMO-1', 'DMBL'],
    ['JOURNEY', 'DMBL'],
  ])
  await expectAccessible()
})

test('defaults of an order are set and cleared', async () => {
  let kept = madeUp(UpdateDefaultServices.reply)
  const defaults = answer(UpdateDefaultServices, ({ query, body }) => {
    const isSet = body.defaults != null
    const given = wireOrderDefaults.parse(body.defaults ?? {})
    if (query.flag === 'save') kept = { ...kept, user: { ...given, isSet, version: kept.user.version + 1 } }
    return kept
  })
  await renderScreen('/Settings/ChangeDefaults', {
    answers: [defaults, commonData, empty(ArchiveRule), empty(ExceptionRule), empty(BenchmarkRule)],
  })
  const mine = page.css('section').filter({ has: page.getByRole('heading', { name: 'Yours' }) })
  await mine.getByLabelText('Pickup from').fill('8a')
  await mine.getByLabelText('Pickup to').fill('noon')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Service(s) has been updated successfully')).toBeVisible()
  expect(sent(UpdateDefaultServices).find(({ query }) => query.flag === 'save')?.body).toMatchObject({
    defaults: { PickupFromTime: '08:00', PickupToTime: '12:00' },
  })
  await expectAccessible()
  await mine.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByText('Defaults cleared.')).toBeVisible()
})
