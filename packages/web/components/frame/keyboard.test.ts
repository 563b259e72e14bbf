import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from '../testing/address.ts'
import { commonData } from '../testing/answers/order.ts'
import { besideShipments, shipmentList } from '../testing/answers/shipments.ts'
import { press, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty } from '../testing/wire.ts'

const found = madeUp(GlobalSearch.reply.shape.results.element, {
  ...{ shipmentId: 101, BOLNumber: '0400000101', shipmentStatus: 'D', consignee: 'Demo Garden Center' },
  ...{ consigneeCity: 'Houston', consigneeState: 'TX', shipDate: '2026-11-23' },
})

/** No scanner is as slow between two letters. */
const BETWEEN_KEYS_MS = 150

test('everything is reached from the keyboard', async () => {
  await renderScreen('/Preferences', {
    answers: [
      ...[...besideShipments, shipmentList([]), commonData, empty(UpdateDefaultServices)],
      answer(GlobalSearch, ({ query }) => ({ results: 'demo'.startsWith(query.searchtext) ? [found] : [] })),
    ],
  })
  const dialog = page.getByRole('dialog')
  await press('Control+k')
  await expect.element(dialog).toBeVisible()
  await typeKeys('contact')
  await press('Enter')
  await expect.poll(address).toBe('/ContactUs')
  await expect.element(dialog).not.toBeInTheDocument()
  // Records that the first letters found are still shown when the last ones are typed.
  await press('Control+k')
  await expect.element(dialog).toBeVisible()
  await typeKeys('de')
  await expect.element(dialog.getByText(/^0400000101 · Demo/)).toBeVisible()
  await typeKeys('faults')
  await press('Enter')
  await expect.poll(address).toContain('Defaults')
  await expect.element(dialog).not.toBeInTheDocument()
  // One after the other as a person does: a burst is taken for a scanner and typed nowhere.
  await typeKeys('g')
  const pressed = performance.now()
  await expect.poll(() => performance.now() - pressed).toBeGreaterThan(BETWEEN_KEYS_MS)
  await typeKeys('t')
  await expect.poll(address).toContain('/Track')
  await press('?')
  await expect.element(dialog).toMatchTextContent('Track')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})
