import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { empty } from '../testing/wire.ts'

const answers = [...besideShipments, shipmentList(shipmentRows(3)), empty(IntialCachefunction)]

for (const path of [
  ...['Track', 'ContactUs', 'UserGuide', 'Preferences', 'Settings/UpdateProfile', 'Settings/ChangePassword'],
  'NoSuchPage',
]) {
  test(`axe finds nothing on /${path}`, async () => {
    await renderScreen(`/${path}`, { answers })
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    await expectAccessible()
  })
}

test('an unknown path says so', async () => {
  await renderScreen('/NoSuchPage')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Page not found')
})
