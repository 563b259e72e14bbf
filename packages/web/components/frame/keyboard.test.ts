import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
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
      ...[
        ...besideShipments,
        shipmentList([]),
        commonData,
        empty(UpdateDefaultServices),
        empty(ArchiveRule),
        empty(ExceptionRule),
        empty(BenchmarkRule),
      ],
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

test('the palette says which number ends in the digits, and lists a carrier that is named', async () => {
  const ends = (shipmentId: number, number: string, kind: 'bol' | 'pro' | 'tracking') =>
    madeUp(GlobalSearch.reply.shape.results.element, {
      ...{ shipmentId, BOLNumber: `0400000${shipmentId}`, PRONumber: 'PRO-1', shipmentStatus: 'A' },
      ...{ consignee: 'Demo Garden Center', CarrierName: 'Demo Motor', CarrierSCAC: 'DMOA', found: { kind, number } },
    })
  const voided = { ...ends(105, '0400000105', 'bol'), shipmentStatus: 'V' as const }
  const both = [voided, ends(104, '1Z999AA10345674821', 'tracking'), ends(103, '88774821', 'pro')]
  await renderScreen('/Preferences', {
    answers: [
      ...[
        ...besideShipments,
        shipmentList([]),
        commonData,
        empty(UpdateDefaultServices),
        empty(ArchiveRule),
        empty(ExceptionRule),
        empty(BenchmarkRule),
      ],
      answer(GlobalSearch, ({ query }) => ({ results: '4821 demo motor'.includes(query.searchtext) ? both : [] })),
    ],
  })
  const dialog = page.getByRole('dialog')
  await press('Control+k')
  await expect.element(dialog).toBeVisible()
  await typeKeys('4821')
  await expect.element(dialog.getByText('Tracking 1Z999AA10345674821 · In transit', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('PRO 88774821 · In transit', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('Carriers', { exact: true })).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Control+k')
  await expect.element(dialog).toBeVisible()
  await typeKeys('motor')
  // Nothing but its shipments was found.
  const first = (): string => page.css('.mantine-Spotlight-action').elements()[0]?.textContent ?? ''
  await expect.poll(first).toContain('Shipments of Demo Motor')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Control+k')
  await expect.element(dialog).toBeVisible()
  await typeKeys('demo motor')
  await expect.element(dialog.getByText('Shipments of Demo Motor')).toBeVisible()
  // Its whole name: the carrier is meant, and not the newest of its shipments.
  await press('Enter')
  await expect.poll(address).toBe('/Track?tab=A&carriers=DMOA')
})
