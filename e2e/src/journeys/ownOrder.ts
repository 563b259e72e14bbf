import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** One call of the product, made as the signed-in page makes it. */
async function call<Reply>(page: Page, name: string, body: object): Promise<Reply> {
  const answer = await page.evaluate(
    async ({ name, body }) => {
      const response = await fetch(`/api/Shipment/${name}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('waybill.key')}`,
          'idempotency-key': Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
            byte.toString(16).padStart(2, '0'),
          ).join(''),
        },
        body: JSON.stringify(body),
      })
      const token = response.headers.get('token')
      if (token) localStorage.setItem('waybill.key', token)
      return { status: response.status, text: await response.text() }
    },
    { name, body },
  )
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
  return JSON.parse(answer.text)
}

const dock = {
  CompanyName: 'Demo Own Dock',
  Street: '1 Dock Road',
  City: 'Dayton',
  State: 'OH',
  Zip: '45402',
  ContactName: 'Pat Demo',
  ContactNumber: '937-555-0123',
}

/** A Monday to Friday about a week ahead, as the carriers' sheets go by. */
function weekdayAhead(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

interface Rate {
  readonly PricesheetID: number
  readonly CarrierName: string
  readonly title: string
  readonly source: string
  readonly CurrAmount: number
}

/**
 * An order that no other journey knows of, tendered by mail at the cheapest Standard price of a rate sheet; its page
 * is open afterwards. What earlier journeys left on the lists has no part in it.
 */
export async function openOwnTender(page: Page): Promise<{ readonly carrier: string }> {
  await page.goto('/Home')
  const shipment = {
    Origin: dock,
    Destination: { ...dock, CompanyName: 'Demo Own Consignee', City: 'Reno', State: 'NV', Zip: '89501' },
    SheduleDateTime: { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' },
    Items: [
      {
        ...{ Description: 'Pump housings', itemClass: '70', Qty: 1, packageType: 'PLT', Pieces: 10, PieceType: 'CTN' },
        ...{ Weight: 500, Length: 48, Width: 40, Height: 48 },
      },
    ],
  }
  type State = { readonly shipmentId: number; readonly version: number }
  const built = await call<State & { BOLNumber: string }>(page, 'BuildShipment', { shipment })
  const { shipmentId } = built
  const { rates } = await call<{ rates: readonly Rate[] }>(page, 'GETLTLRates', { shipmentId })
  const [cheapest] = rates
    .filter(rate => rate.source.startsWith('Rate sheet') && rate.title === 'Standard')
    .sort((a, b) => a.CurrAmount - b.CurrAmount)
  if (!cheapest) throw new Error('no rate sheet gave a price')
  const { version } = await call<State>(page, 'ShipmentDetails', { shipmentId })
  await call(page, 'Pickup', { shipmentId, version, PricesheetID: cheapest.PricesheetID })
  await page.goto(`/ShipmentDetails/${shipmentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${built.BOLNumber}`)
  return { carrier: cheapest.CarrierName }
}
