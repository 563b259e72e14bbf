import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from '../testing/address.ts'
import { besideShipments, listed, shipmentRows } from '../testing/answers/shipments.ts'
import { focus, typeKeys } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

test('no letter is lost, however fast one types and however late the answers come', async () => {
  const held: (() => void)[] = []
  const list = answer(GetShipmentList, async ({ body }) => {
    if (body.searchText) await new Promise<void>(over => held.push(over))
    return listed(shipmentRows(2, { consignee: body.searchText || 'Demo Garden Center' }))
  })
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, list] })
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await focus(field)
  let typed = ''
  for (const part of ['hou', 'ston', ' t', 'x']) {
    typed += part
    await typeKeys(part)
    await expect.poll(() => sent(GetShipmentList).at(-1)?.body.searchText).toBe(typed.trim())
  }
  // They come in the wrong order: the last question is answered first.
  for (const over of held.toReversed()) over()
  await expect.element(field).toHaveValue('houston tx')
  await expect.poll(address).toContain('q=houston+tx')
  await expect.element(page.css('[data-row="0"]')).toMatchTextContent('houston tx')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(field).toHaveValue('')
})
