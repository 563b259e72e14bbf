import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../src/app/routes.generated.ts'
import { address } from '../testing/address.ts'
import { itemMaster, masterItem } from '../testing/answers/items.ts'
import { besideShipments, listed, shipmentRows } from '../testing/answers/shipments.ts'
import { focus, typeKeys } from '../testing/hands.ts'
import { beginScreen, renderScreen, visit } from '../testing/render.tsx'
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
    // The answer to what stood there before comes between the letters.
    if (part !== 'x') held.shift()?.()
    await expect.element(field).toHaveValue(typed)
    await expect.poll(() => sent(GetShipmentList).at(-1)?.body.searchText).toBe(typed.trim())
    await expect.element(field).toHaveValue(typed)
  }
  // The others come in the wrong order: the last question is answered first.
  for (const over of held.toReversed()) over()
  await expect.element(field).toHaveValue('houston tx')
  await expect.poll(address).toContain('q=houston+tx')
  await expect.element(page.css('[data-row="0"]')).toMatchTextContent('houston tx')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(field).toHaveValue('')
})

const hit = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))

const chairs = itemMaster([masterItem(1, { Description: 'Oak chair' }), masterItem(2, { Description: 'Oak table' })])

test('the key of the search is heard while the page loads, and by a page that is busy', async () => {
  const screen = routes.find(({ path }) => path === '/ItemMaster')
  if (screen === undefined) throw new Error('the item master is a screen')
  const { load } = screen
  const held = Promise.withResolvers<void>()
  const slow = vi.spyOn(screen, 'load').mockImplementation(async () => {
    await held.promise
    return load()
  })
  onTestFinished(() => void slow.mockRestore())
  await beginScreen('/ItemMaster', { answers: [chairs] })
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument()
  // The palette, which has the key where there is no list, would take the focus from it.
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  window.addEventListener('keydown', hear)
  await typeKeys('/chair')
  window.removeEventListener('keydown', hear)
  expect(heard).toEqual([])
  held.resolve()
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('chair')
  await expect.poll(() => page.css('[data-row]').elements()).toHaveLength(1)
  slow.mockRestore()
  await visit('/ItemMaster')
  await expect.element(page.css('[data-row="1"]')).toBeVisible()
  // No timer runs between the two keys, as on a page that is busy drawing its rows.
  hit('/')
  const end = performance.now() + 100
  while (performance.now() < end);
  hit('c')
  await expect.element(field).toHaveFocus()
})

test('a palette that is left before it stands takes no key of the page that follows', async () => {
  await renderScreen('/ItemMaster', { answers: [chairs] })
  hit('k', { ctrlKey: true })
  await visit('/ItemMaster')
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await focus(field)
  await typeKeys('chair')
  await expect.element(field).toHaveValue('chair')
})
