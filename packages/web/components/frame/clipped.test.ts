import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GuideOverrides } from '@waybill/contract/lists/guideOverrides.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { wireCarrier } from '@waybill/contract/wire/carrier.ts'
import { wireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { expect, test } from 'vitest'
import { shipmentDetails } from '../testing/answers/details.ts'
import { dock, dockPickup } from '../testing/answers/dock.ts'
import { everythingEmpty } from '../testing/answers/everything.ts'
import { itemMaster, masterItems } from '../testing/answers/items.ts'
import { commonData } from '../testing/answers/order.ts'
import { plainShipment, rate, unbooked } from '../testing/answers/priced.ts'
import { shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

// Spanish is a fifth longer: what fits in English may be cut off in it.

const paths = [
  ...['ReviewRates?from=45402&to=53703&weight=800&class=70', 'ReviewServices', 'TerminalInfo', 'OpenOrders'],
  ...['StraightThrough', 'SpotQuotes', 'SingleOrder', 'Parcel', 'ParcelScan', 'DayEnd', 'MultipleOrders'],
  ...['PrintDocuments', 'DockView', 'Track', 'GuideOverrides', 'Carriers', 'ItemMaster', 'Settings/ChangeDefaults'],
  ...['ParcelAccounts', 'ShipmentDetails/101', 'Prepaid/101/edit'],
]

const prices = [rate(7), rate(8, { CarrierName: 'Demo North Cross', CarrierSCAC: 'DMNC', CurrAmount: 51_000 })]
const priced = shipmentDetails(101, {
  ...{ shipmentStatus: 'Q', shipment: plainShipment(), PRONumber: '', PriceSheets: prices, selectedPricesheetid: 7 },
  ratingRun: { runId: 'run', askedAt: new Date().toISOString(), because: 'lowest', waiting: 0, current: true },
})
const carrier = madeUp(wireCarrier, { carrierId: 1, version: 1, CarrierName: 'Demo Buckeye Lines', SCAC: 'DMBL' })

/** A day and a moment that a row without any would have left blank. */
const day = '2030-01-07'
const at = '2030-01-07T15:00:00.000Z'

/** Lists that show their heads only over rows. */
const lists = [
  answer(GetOrders, {
    ...{ ...madeUp(GetOrders.reply), total: 1 },
    orders: [
      madeUp(GetOrders.reply.shape.orders.element, {
        OrderNumber: 'DEMO-SO-1',
        ShipDate: day,
        DueDate: day,
        createdAt: at,
      }),
    ],
  }),
  answer(GuideOverrides, {
    ...{ ...madeUp(GuideOverrides.reply), total: 1 },
    overrides: [madeUp(GuideOverrides.reply.shape.overrides.element, { tenderId: 1, decidedAt: at, currency: 'USD' })],
  }),
  answer(GetSpotQuotes, {
    ...{ total: 1, now: at },
    quotes: [
      madeUp(wireSpotQuote, { spotId: 1, pickupDate: day, QuoteDeadline: at, requestedAt: at, currency: 'USD' }),
    ],
  }),
]

const answers = [
  ...everythingEmpty,
  ...lists,
  commonData,
  ...unbooked(101, prices),
  answer(ShipmentDetails, priced),
  answer(QuickRates, madeUp(QuickRates.reply, { rates: prices })),
  answer(FreightCarrier, { Status: 'Success', Message: '', carriers: [carrier], total: 1 }),
  ...dock([dockPickup(101), dockPickup(102, { Door: '7' })]),
  shipmentList(shipmentRows(5)),
  itemMaster(masterItems(3)),
]

/** Labels, heads and buttons whose words don't fit where they stand, with the words. */
const clipped = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('button, label, legend, th, h1, h2, h3, summary, a, dt, [role="tab"]')]
    .flatMap(one => [one, ...one.querySelectorAll<HTMLElement>('span')])
    .filter(one => {
      const { overflowX, visibility, clipPath } = getComputedStyle(one)
      const isCut = overflowX === 'hidden' || overflowX === 'clip'
      const isShown = visibility === 'visible' && clipPath === 'none' && one.offsetWidth > 2
      return isCut && isShown && one.scrollWidth > one.clientWidth + 1
    })
    // What is cut on purpose is said whole where it is pointed at, or is the name of a thing.
    .filter(one => one.closest('[title]') === null && one.closest('td, li, option, [data-name]') === null)
    .map(one => one.innerText.replace(/\s+/g, ' ').trim())
    .filter(words => words !== '')

/** How far the page stands beside its window. */
const beside = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.each(paths)(`no words of /%s are cut off in Spanish at ${width} px`, async path => {
    await renderScreen(`/${path}`, { answers, language: 'es-es', width, height })
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(clipped()).toEqual([])
    expect(beside()).toBeLessThanOrEqual(1)
  })
}

test('words that are cut off are found', () => {
  const button = document.createElement('button')
  button.textContent = 'Weiter'
  button.style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap'
  document.body.append(button)
  expect(clipped()).toEqual(['Weiter'])
  button.remove()
})
