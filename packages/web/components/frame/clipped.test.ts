import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GuideOverrides } from '@waybill/contract/lists/guideOverrides.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { GetStraightEntries, straightStates } from '@waybill/contract/lists/straightEntries.ts'
import { wireAddress } from '@waybill/contract/wire/address.ts'
import { wireCarrier } from '@waybill/contract/wire/carrier.ts'
import { wireClose, wireDayAccount, wireDisputed, wirePickup, wireUnscanned } from '@waybill/contract/wire/dayEnd.ts'
import { wireParcelAccount, wireSoldToAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { wireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { expect, test } from 'vitest'
import { shipmentDetails } from '../testing/answers/details.ts'
import { dock, dockPickup } from '../testing/answers/dock.ts'
import { everythingEmpty } from '../testing/answers/everything.ts'
import { itemMaster, masterItems } from '../testing/answers/items.ts'
import { commonData } from '../testing/answers/order.ts'
import { plainShipment, rate, unbooked } from '../testing/answers/priced.ts'
import { shipmentList, shipmentOfEachStatus } from '../testing/answers/shipments.ts'
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
  answer(GetStraightEntries, {
    ...{ ...madeUp(GetStraightEntries.reply), total: straightStates.length },
    entries: straightStates.map((state, n) =>
      madeUp(GetStraightEntries.reply.shape.entries.element, { entryId: n + 1, begunAt: at, state, currency: 'USD' }),
    ),
  }),
]

const label = { BOLNumber: '0400000101', trackingNumber: '1Z999AA10000000101', CarrierName: 'UPS', service: 'Ground' }
const bought = { ...label, shipmentId: 101, boughtAt: at, charge: 1_250, currency: 'USD' }
const sums = { count: 2, totals: [{ currency: 'USD', charge: 2_500 }] }
const parcels = { AccountID: 1, CarrierName: 'UPS', count: 2, weightLb: 18, askedAt: at, askedBy: 'Demo Clerk' }

/** A day with something in each of its parts, in each of its states. */
const dayEnd = [
  answer(GetDayEnd, {
    ...madeUp(GetDayEnd.reply, { today: day }),
    accounts: wireDayAccount.shape.close.options.map((close, n) =>
      madeUp(wireDayAccount, {
        ...{ AccountID: n + 1, CarrierSCAC: 'UPSN', CarrierName: `UPS ${n + 1}`, close, closesAll: n > 0 },
        ...{
          canPickUp: true,
          canRatePickup: true,
          canLookForPickup: true,
          canLocate: true,
          place: madeUp(wireAddress),
        },
        open: [{ day, count: 2, weightLb: 18, charges: 2_500, currency: 'USD' }],
        waiting: [{ fleet: '', count: 2, weightLb: 18 }],
      }),
    ),
    pickups: wirePickup.shape.state.options.map((state, n) =>
      madeUp(wirePickup, { ...parcels, pickupId: n + 1, state, date: day, readyAt: '12:00', closeAt: '17:00' }),
    ),
    closes: wireClose.shape.state.options.map((state, n) =>
      madeUp(wireClose, { ...parcels, closeId: n + 1, state, day, number: 'DEMO-1' }),
    ),
  }),
  answer(DisputedLabels, {
    ...sums,
    rows: wireDisputed.shape.why.options.map((why, n) =>
      madeUp(wireDisputed, { ...bought, labelId: n + 1, why, canAsk: true }),
    ),
  }),
  answer(UnscannedLabels, { ...sums, rows: [madeUp(wireUnscanned, { ...bought, labelId: 3 })] }),
]

const accounts = [
  answer(GetParcelAccountDetails, {
    carriers: [],
    accounts: wireParcelAccount.shape.environment.options.map((environment, n) =>
      madeUp(wireParcelAccount, {
        ...{ accUniqueId: `OWN-${n + 1}`, AccountID: n + 1, version: 1, mode: 'UPS', SCAC: 'UPSN', CarrierName: 'UPS' },
        ...{ AccountNumber: 'A1B2C3', environment, isLost: n > 0 },
      }),
    ),
  }),
  answer(ParcelAccountDetails, {
    ...madeUp(ParcelAccountDetails.reply, { total: 1 }),
    accounts: [
      madeUp(wireSoldToAccount, {
        ...{
          accUniqueId: 'SOLD-1',
          AccountID: 1,
          version: 1,
          SoldTo: 'Demo Garden Center',
          ShipVia: 'UPS',
          SCAC: 'UPSN',
        },
        AccountNumber: 'A1B2C3',
      }),
    ],
  }),
]

const answers = [
  ...everythingEmpty,
  commonData,
  ...unbooked(101, prices),
  answer(ShipmentDetails, priced),
  answer(QuickRates, madeUp(QuickRates.reply, { rates: prices })),
  answer(FreightCarrier, { Status: 'Success', Message: '', carriers: [carrier], total: 1 }),
  ...dock([dockPickup(101), dockPickup(102, { Door: '7' })]),
  shipmentList(shipmentOfEachStatus),
  itemMaster(masterItems(3)),
  ...lists,
  ...dayEnd,
  ...accounts,
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

const listed = [
  ...['OpenOrders', 'StraightThrough', 'SpotQuotes', 'MultipleOrders', 'PrintDocuments', 'Track', 'GuideOverrides'],
  ...['Carriers', 'ItemMaster'],
]

/** What stands on a screen once it has rows: heads over them, or cards on a phone. */
function filledBy(path: string, width: number): string {
  if (listed.includes(path)) return width > 1_000 ? 'th' : '[data-row]'
  if (path === 'DayEnd') return 'main td'
  return path === 'ParcelAccounts' ? 'main ul[class*="rows"] > li' : 'h1'
}

/** How far the page stands beside its window. */
const beside = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.each(paths)(`no words of /%s are cut off in Spanish at ${width} px`, async path => {
    await renderScreen(`/${path}`, { answers, language: 'es-es', width, height })
    await expect.poll(() => document.querySelector('[aria-busy="true"], .mantine-Skeleton-root')).toBeNull()
    await expect.poll(() => document.querySelector(filledBy(path, width))).not.toBeNull()
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
