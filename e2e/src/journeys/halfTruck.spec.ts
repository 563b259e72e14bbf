import { axeFindings, expect, test } from './journey.ts'
import { call, weekdayAhead } from './ownOrder.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const place = (CompanyName: string, City: string, State: string, Zip: string) => ({
  ...{ CompanyName, City, State, Zip, Street: '1 Dock Road' },
  ...{ ContactName: 'Pat Demo', ContactNumber: '937-555-0123' },
})

interface Details {
  readonly shipment: {
    readonly HandlingUnits: readonly {
      readonly Qty: number
      readonly UnloadStop: number
      readonly Contents: readonly { readonly Pieces: number; readonly Weight: number }[]
    }[]
  }
}

test('half a truck goes to another stop in one go, by the keyboard alone, and comes back', async ({ page, visit }) => {
  await visit('/Home')
  const window = { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' }
  const { shipmentId } = await call<{ shipmentId: number }>(page, 'Shipment/BuildShipment', {
    shipment: {
      shipMode: 'TL',
      EquipmentType: 'VAN',
      Origin: place('Demo Own Dock', 'Dayton', 'OH', '45402'),
      Destination: place('Demo Houston Dock', 'Houston', 'TX', '77002'),
      SheduleDateTime: window,
      Items: [
        {
          ...{ Description: 'Pump housings', itemClass: '70', Qty: 12, packageType: 'PLT', Pieces: 120 },
          ...{ PieceType: 'CTN', Weight: 24_600, Length: 48, Width: 40, Height: 48 },
        },
      ],
    },
  })
  await visit(`/Prepaid/${shipmentId}/edit`)
  await page.getByRole('button', { name: 'Edit stops' }).press('Enter')
  await page.getByRole('button', { name: 'Add a delivery' }).press('Enter')
  const stops = page.getByRole('list', { name: 'Stops in the order of the way' })
  await stops.getByLabel('Company').fill('Demo Memphis Dock')
  await stops.getByLabel('Street').fill('7 Dock Way')
  await stops.getByLabel('ZIP').fill('38103')
  await expect(stops.getByLabel('City')).toHaveValue('Memphis')

  const splitting = page.getByRole('button', { name: 'Split 12 × Pump housings' })
  await splitting.press('Enter')
  const count = page.getByLabel('How many of 12')
  await expect(count).toBeFocused()
  await expect(count).toHaveValue('6')
  await count.fill('12')
  await expect(page.getByText('A whole number from 1 to 11.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split off' })).toBeDisabled()
  expect(await axeFindings(page)).toEqual([])
  await count.press('Escape')
  await expect(splitting).toBeFocused()

  // Half of them, to the stop where they are not going yet: that is what stands there.
  await splitting.press('Enter')
  await expect(page.getByLabel('Go where')).toHaveText(/Off at 2 Demo Memphis Dock/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('6 units are split off: 2 Demo Memphis Dock.')).toBeVisible()
  await expect(page.getByLabel('Where 6 × Pump housings comes off')).toHaveCount(2)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(splitting).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(undo).toBeFocused()

  await page.getByRole('button', { name: 'Save stops' }).press('Enter')
  await expect(page.getByText('The stops have been saved.')).toBeVisible()
  const { shipment } = await call<Details>(page, 'Shipment/ShipmentDetails', { shipmentId })
  const ways = shipment.HandlingUnits.map(({ Qty, UnloadStop, Contents: [content] }) => [
    ...[Qty, UnloadStop, content?.Pieces, content?.Weight],
  ])
  expect(ways).toEqual([
    [6, 3, 60, 12_300],
    [6, 2, 60, 12_300],
  ])
})
