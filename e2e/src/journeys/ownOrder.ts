import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** One call of the product (`Shipment/BuildShipment`), made as the signed-in page makes it. */
export async function call<Reply>(page: Page, name: string, body: object): Promise<Reply> {
  const answer = await page.evaluate(
    async ({ name, body }) => {
      const response = await fetch(`/api/${name}`, {
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
export function weekdayAhead(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

interface Rate {
  readonly PricesheetID: number
  readonly CarrierName: string
  readonly CarrierSCAC: string
  readonly isAPI: boolean
  readonly allowed: boolean
  readonly title: string
  readonly source: string
  readonly CurrAmount: number
}

type State = { readonly shipmentId: number; readonly version: number }

/** An order that no other journey knows of, not priced yet: what earlier journeys left on the lists has no part in it. */
export async function buildOwnOrder(
  page: Page,
  consignee: Partial<typeof dock> = {},
): Promise<State & { readonly BOLNumber: string }> {
  await page.goto('/Home')
  const shipment = {
    Origin: dock,
    Destination: { ...dock, CompanyName: 'Demo Own Consignee', City: 'Reno', State: 'NV', Zip: '89501', ...consignee },
    SheduleDateTime: { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' },
    Items: [
      {
        ...{ Description: 'Pump housings', itemClass: '70', Qty: 1, packageType: 'PLT', Pieces: 10, PieceType: 'CTN' },
        ...{ Weight: 500, Length: 48, Width: 40, Height: 48 },
      },
    ],
  }
  return call(page, 'Shipment/BuildShipment', { shipment })
}

interface Listed {
  readonly orderId: number
  readonly version: number
  readonly OrderNumber: string
}

/** Builds a shipment from each of these open sales orders, one after the other. */
export async function buildFromOrders(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto('/Home')
  const { orders } = await call<{ orders: readonly Listed[] }>(page, 'Shipment/GetOrders', { pageSize: 50 })
  for (const number of numbers) {
    const order = orders.find(({ OrderNumber }) => OrderNumber === number)
    if (order === undefined) throw new Error(`there is no open order ${number}`)
    const { orderId, version } = order
    await call(page, 'Orders/BuildFromOrders', { orders: [{ orderId, version }] })
  }
}

/** Such an order with its prices. */
async function priceOwnOrder(page: Page, consignee: Partial<typeof dock> = {}) {
  const { shipmentId, BOLNumber } = await buildOwnOrder(page, consignee)
  const { rates } = await call<{ rates: readonly Rate[] }>(page, 'Shipment/GETLTLRates', { shipmentId })
  return { shipmentId, bol: BOLNumber, rates }
}

async function openDetails(page: Page, { shipmentId, bol }: { shipmentId: number; bol: string }): Promise<void> {
  await page.goto(`/ShipmentDetails/${shipmentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${bol}`)
}

/** Such an order in Rate & route; its page is open afterwards. */
export async function openOwnPriced(page: Page, consignee: Partial<typeof dock> = {}) {
  const order = await priceOwnOrder(page, consignee)
  await openDetails(page, order)
  return order
}

/** Such an order, tendered by mail at the cheapest Standard price of a rate sheet; its page is open afterwards. */
export async function openOwnTender(page: Page): Promise<{ readonly carrier: string; readonly scac: string }> {
  const order = await priceOwnOrder(page)
  const { shipmentId, rates } = order
  const [cheapest] = rates
    .filter(rate => rate.source.startsWith('Rate sheet') && rate.title === 'Standard')
    .sort((a, b) => a.CurrAmount - b.CurrAmount)
  if (!cheapest) throw new Error('no rate sheet gave a price')
  const { version } = await call<State>(page, 'Shipment/ShipmentDetails', { shipmentId })
  await call(page, 'Shipment/Pickup', { shipmentId, version, PricesheetID: cheapest.PricesheetID })
  await openDetails(page, order)
  return { carrier: cheapest.CarrierName, scac: cheapest.CarrierSCAC }
}
