import { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { dock, dockPickup } from '../testing/answers/dock.ts'
import { press } from '../testing/hands.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer, answering, file, refusal, sent } from '../testing/wire.ts'

const bol = '0400000101'
const card = (at: { getByRole: Locator['getByRole'] }, number = bol): Locator =>
  at.getByRole('listitem').filter({ hasText: number })
const door = (number = bol): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Choose a door|Door .+): ${number}$`) })
const column = (name: RegExp): Locator => page.getByRole('region', { name })

async function giveDoor(number: string, name: string): Promise<void> {
  await door(number).click()
  await page.getByRole('textbox', { name: 'Another door' }).fill(name)
  await press('Enter')
}

test('who marks ready and gives a door in one go is not somebody else', async () => {
  const answers = dock([dockPickup(101)])
  await renderScreen('/DockView?date=2030-01-05', { answers })
  await expect.element(card(page)).toMatchTextContent('Waiting')
  // The first answer comes when the second thing was done already.
  const held = Promise.withResolvers<void>()
  const ready = answers.find(({ call }) => call === MarkReady)
  if (ready === undefined) throw new Error('a dock takes readiness')
  answering([
    {
      call: MarkReady,
      reply: async asked => {
        await held.promise
        return ready.reply(asked)
      },
    },
  ])
  await page.getByRole('button', { name: `Mark ready: ${bol}` }).click()
  await giveDoor(bol, '66')
  held.resolve()
  await expect.element(page.getByRole('button', { name: `Not ready: ${bol}` })).toBeVisible()
  await expect.element(card(column(/^Door 66/))).toMatchTextContent('Ready at')
  await expect.element(page.getByText('Somebody else changed this')).not.toBeInTheDocument()
  expect(sent(SetDockDoor).map(({ body }) => [body.Door, body.version])).toEqual([['66', 2]])
})

test('a card is dragged to the door of another', async () => {
  // Both doors stand in the window, as somebody who drags has them.
  const pickups = [dockPickup(101), dockPickup(102)]
  await renderScreen('/DockView?date=2030-01-05', { answers: dock(pickups), width: 2400, height: 1800 })
  await giveDoor('0400000102', '88')
  const at88 = column(/^Door 88/)
  await expect.element(card(at88, '0400000102')).toBeVisible()
  await card(page).dropTo(card(at88, '0400000102'))
  await expect.element(card(at88)).toBeVisible()
  await reload()
  await expect.element(card(at88)).toBeVisible()
})

test('a day without pickups says so, and the arrows go on', async () => {
  await renderScreen('/DockView?date=2030-01-04', { answers: dock([]) })
  await expect.element(page.getByText('No shipments available on the given date.')).toBeVisible()
  await expectAccessible()
  await press('ArrowRight')
  await expect.poll(address).toBe('/DockView?date=2030-01-05')
  await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('2030-01-05')
  await press('ArrowLeft')
  await press('ArrowLeft')
  await expect.poll(address).toBe('/DockView?date=2030-01-03')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(address).toBe('/DockView')
})

const wall = page.getByRole('region', { name: 'Wall view' })
const title = page.getByRole('heading', { level: 1, name: 'Dock View' })

test('on a wall the day stands large, by itself, page by page', async () => {
  await renderScreen('/DockView?date=2030-01-05', { answers: dock([dockPickup(101)]) })
  await expect.element(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Wall view' }).click()
  await expect.element(wall.getByRole('row').filter({ hasText: bol })).toMatchTextContent('Waiting')
  // What is behind it is out of reach.
  const content = document.querySelector('#content')
  expect(content?.closest('[inert]') !== null || content?.matches(':has([inert])')).toBe(true)
  await expectAccessible()
  await press('Escape')
  await expect.element(wall).not.toBeInTheDocument()
  await expect.element(title).toBeVisible()
})

test('a wall by its address fills the window, for nobody pressed anything', async () => {
  const pickups = Array.from({ length: 6 }, (_, n) => dockPickup(101 + n))
  await renderScreen('/DockView?date=2030-01-05&wall=1', { answers: dock(pickups), height: 230 })
  await expect.element(wall.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expectAccessible()
  await press('Escape')
  await expect.element(wall).not.toBeInTheDocument()
  await expect.element(title).toBeVisible()
})

test('the list that a driver signs is printed of his carrier, or of all that wait', async () => {
  const others = { CarrierName: 'Demo Prairie', CarrierSCAC: 'DMPR' }
  const pickups = [dockPickup(101), dockPickup(102), dockPickup(103, others), dockPickup(104, { shipmentStatus: 'A' })]
  const paper = answer(PickupList, ({ body }) =>
    body.CarrierSCAC === 'DMPR' ? refusal('TooManyRows') : file('Pickup list.pdf', '%PDF-1.4', 'application/pdf'),
  )
  await renderScreen('/DockView?date=2030-01-05', { answers: [...dock(pickups), paper] })
  const lists = page.getByRole('button', { name: 'Pickup list' })
  await expect.element(lists).toBeVisible()
  await expectAccessible()
  await lists.click()
  await expect.element(page.getByRole('menuitem', { name: 'All carriers 3' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Demo Buckeye Lines 2' }).click()
  await expect.element(page.getByText('Downloaded: Pickup list.pdf.')).toBeVisible()
  expect(sent(PickupList)[0]?.body).toEqual({ date: '2030-01-05', siteId: null, CarrierSCAC: 'DMBL' })
  await lists.click()
  await page.getByRole('menuitem', { name: 'Demo Prairie 1' }).click()
  await expect.element(page.getByText('The pickup list could not be made')).toBeVisible()
})

test('a day on which everything has left has no list to sign', async () => {
  await renderScreen('/DockView?date=2030-01-05', { answers: dock([dockPickup(101, { shipmentStatus: 'A' })]) })
  await expect.element(card(page)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pickup list' })).not.toBeInTheDocument()
})
