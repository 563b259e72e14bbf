import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { GetLocations } from '@waybill/contract/lists/locations.ts'
import { wireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { wireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { wireParcelAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { everythingEmpty } from '../testing/answers/everything.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const answers = [
  ...everythingEmpty,
  answer(GetParcelAccountDetails, {
    ...madeUp(GetParcelAccountDetails.reply),
    accounts: [madeUp(wireParcelAccount, { AccountID: 1, mode: 'UPS' })],
  }),
  answer(BillToAddressUpdate, {
    ...madeUp(BillToAddressUpdate.reply),
    ...{ bIlltoAddresses: [madeUp(wireBillTo, { id: 1 })], total: 1, Error: null },
  }),
  answer(
    GetLocations,
    madeUp(GetLocations.reply, { locations: [madeUp(wireBookAddress, { addressId: 1 })], total: 1 }),
  ),
  answer(GetAddress, ({ body: { Zip = '' } }) => {
    const City = Zip === '45402' ? 'Dayton' : ''
    const point = { latitude: 39.76, longitude: -84.19, timeZone: 'America/New_York' }
    return { address: null, places: City === '' ? [] : [{ City, State: 'OH', Zip, CountryCode: 'US', ...point }] }
  }),
  answer(GoogleAddressValidation, ({ body: { City } }) => ({
    verdict: City === 'Dayton' ? ('confirmed' as const) : ('otherCity' as const),
    ...{ City: 'Dayton', State: 'OH', address: null },
  })),
]

const button = (name: string): Locator => page.getByRole('button', { name })

const forms: [string, string, () => Locator][] = [
  ['/Locations', 'Add place', () => page.getByRole('complementary')],
  ['/Settings/BillToLocations', 'Add location', () => page.getByRole('complementary')],
  ['/OpenOrders', 'New order', () => page.getByRole('region', { name: 'New order' })],
  ['/UpsRate', '', () => page.getByRole('group', { name: 'To' })],
]

test.for(forms)('%s keeps city and state typed before the ZIP, and asks about them', async ([path, open, of]) => {
  await renderScreen(path, { answers })
  if (open !== '') await button(open).click()
  const form = of()
  const city = form.getByLabelText('City')
  await city.fill('Dallas')
  await form.getByLabelText('State').fill('TX')
  await form.getByLabelText('ZIP').fill('45402')
  await expect.element(form.getByText('ZIP 45402 is in Dayton, OH.')).toBeVisible()
  await city.fill('Dallas')
  await form.getByLabelText('State').click()
  await expect.element(form.getByText('ZIP 45402 is in Dayton, OH.')).toBeVisible()
  await expect.element(city).toHaveValue('Dallas')
  await expect.element(form.getByLabelText('State')).toHaveValue('TX')
})

test.for(forms)(
  '%s asks about a city that does not go with its ZIP, and takes over the one that does',
  async ([path, open, of]) => {
    await renderScreen(path, { answers })
    if (open !== '') await button(open).click()
    const form = of()
    await form.getByLabelText('ZIP').fill('45402')
    await form.getByLabelText('State').fill('OH')
    const city = form.getByLabelText('City')
    await city.fill('Reno')
    await expect.element(form.getByText('ZIP 45402 is in Dayton, OH.')).toBeVisible()
    await form.getByRole('button', { name: 'Use Dayton, OH' }).click()
    await expect.element(city).toHaveValue('Dayton')
    await expect.element(form.getByText('ZIP 45402 is in Dayton, OH.')).not.toBeInTheDocument()
  },
)
