import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { type WireBillTo, wireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, refusal, sent } from '../testing/wire.ts'

test('a bill-to location keeps a colleague’s change of another field', async () => {
  let kept: WireBillTo = madeUp(wireBillTo, {
    ...{ id: 1, version: 1, companyName: 'Demo Together', addressLines: '9 Sample Way', city: 'Reno', state: 'NV' },
    zip: '89501',
  })
  const locations = answer(BillToAddressUpdate, ({ query, body }) => {
    if (query.funtype === 'update') {
      if (body.version !== kept.version) return refusal('ChangedMeanwhile')
      kept = wireBillTo.parse({ ...kept, ...body.address, version: kept.version + 1 })
    }
    return { Status: 'Success' as const, bIlltoAddresses: [kept], total: 1, Error: null }
  })
  await renderScreen('/Settings/BillToLocations', { answers: [locations, empty(GoogleAddressValidation)] })
  await page.getByRole('cell', { name: 'Demo Together', exact: true }).click()
  const panel = page.css('[data-panel]')
  const save = page.getByRole('button', { name: 'Save location' })
  await expect.element(panel.getByLabelText('City')).toHaveValue('Reno')
  kept = { ...kept, addressLines: '9 Sample Way~Floor 2', version: 2 }
  await panel.getByLabelText('City').fill('Sparks')
  await save.click()
  await expect.element(page.getByText(/^Not saved: somebody else changed other fields/)).toBeVisible()
  await expect.element(panel.getByLabelText('Address line 2')).toHaveValue('Floor 2')
  await save.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(sent(BillToAddressUpdate).findLast(({ query }) => query.funtype === 'update')?.body).toMatchObject({
    ...{ id: 1, version: 2, address: { addressLines: '9 Sample Way~Floor 2', city: 'Sparks' } },
  })
})
