import type { BodyOf } from '@waybill/contract'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { putPrice } from '../../testing/prices.ts'
import { inAWeek, linkMailedTo } from '../../testing/quotes.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'
import { lockShipment } from '../shipments/index.ts'

type Entered = BodyOf<typeof BuildShipment>['shipment']

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const paint = {
  ...{ UNNumber: 'UN1263', ProperShippingName: 'Paint', HazardClass: '3', PackingGroup: 'II' as const },
  ...{ Quantity: '40 gal', EmergencyPhone: '800-424-9300', EmergencyService: true, EmergencyContract: 'CCN1' },
}
const reefer = { shipMode: 'TL', EquipmentType: 'REEFER', TemperatureMin: 34, TemperatureMax: 38 } as const
const payer = {
  ...{ CompanyName: 'Test Payer', Street: '3 Paid Street', City: 'Akron', State: 'OH', Zip: '44301' },
}

/** Three stops, a reefer, collect, and paint on the first pallet. */
const hard = (): Entered => {
  const whole = sampleWireStops({ ...reefer, PaymentType: 'C' })
  const [first = {}, ...rest] = whole.Lines ?? []
  return { ...whole, Lines: [{ ...first, Hazmatitemflag: true, Hazmat: paint }, ...rest], Bills: [] }
}

const newestTo = async (email: string) =>
  (
    await node.app.db.forClient(clerk.clientId).readOne(
      node.app.db.query
        .selectFrom('mail')
        .select('body_text')
        .where('client_id', '=', clerk.clientId)
        .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
        .orderBy('mail_id', 'desc')
        .limit(1),
    )
  )?.body_text ?? ''

async function asked(shipment: Entered, more: object = {}) {
  const { shipmentId } = await buildShipment(node, clerk, shipment)
  const email = `quotes-${shipmentId}@carrier.invalid`
  const body = { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email, CarrierName: 'One' }], ...more }
  const { status, text } = await ask(node, SpotQuote, { body }, clerk.token)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
  const { reply } = await ask(node, GetQuoteResponseDetails, { query: { QuoteID, AccessID } })
  return { letter: await newestTo(email), load: reply.QuoteInfo }
}

async function offered(shipment: Entered) {
  const { shipmentId } = await buildShipment(node, clerk, shipment)
  await addCarrier(node, clerk, { scac: 'DOXA', tenderEmail: 'doxa@carrier.invalid' })
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('carrier')
      .set({ mode: shipment.shipMode ?? 'LTL' })
      .where('scac', '=', 'DOXA')
      .execute(),
  )
  const price = await node.app.db.forClient(clerk.clientId).transaction(async tx =>
    putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), {
      scac: 'DOXA',
      total: 900_00,
    }),
  )
  const round = { shipmentId, version: 1, kind: 'single' as const, stepMinutes: 60, PricesheetIDs: [price] }
  const { status, text } = await ask(node, StartTenderRound, { body: round }, clerk.token)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return newestTo('doxa@carrier.invalid')
}

describe('a letter that asks for a quote', () => {
  it('says of each stop where and when by its own clock, and what the truck has to keep', async () => {
    const { letter } = await asked(hard(), { EquipmentType: 'Reefer' })
    expect(letter).toContain('Stop 1, pickup: Dayton, OH 45402; Tue, Nov 24, 10:00 AM to 3:30 PM EST')
    expect(letter).toContain(
      'Stop 2, delivery: Toledo, OH 43604; Wed, Nov 25, 8:00 AM to 12:00 PM EST; unloads 1 handling unit, 30 lb',
    )
    expect(letter).toContain('Stop 3, delivery: Reno, NV 89501; Lift gate at delivery; unloads 1 handling unit, 560 lb')
    expect(letter).toContain('Mode: Truckload')
    expect(letter).toContain('Equipment: Reefer, 34 to 38 °F')
    expect(letter).toContain('Freight charges: Collect, paid by the consignee')
    // Names and streets come with the order.
    expect(letter).not.toMatch(/Dock Road|Plain Street|Test Halfway|Test Consignee/)
  })

  it('describes freight by what it is rated and loaded by, and a hazardous material whole', async () => {
    const { letter, load } = await asked(hard())
    expect(letter).toContain(
      '1 Pallet, 500 lb, class 70: Pump housings, 10 Cartons, 48 × 40 × 48 in, NMFC 156600-2, do not stack, HAZMAT: UN1263, Paint, 3, PG II, 10 cartons, 40 gal, from stop 1 to stop 3',
    )
    expect(letter).toContain('on the same, 60 lb, class 92.5: Gaskets, 4 Cartons')
    expect(letter).toContain('In all: 2 handling units, 590 lb')
    const [first, second] = load.Items
    expect(first).toMatchObject({
      Hazmat: 'UN1263, Paint, 3, PG II, 10 cartons, 40 gal',
      SharesUnit: false,
      UnloadStop: 3,
    })
    expect(second).toMatchObject({ Hazmat: '', SharesUnit: true })
    expect(load.stops.map(({ zone }) => zone)).toEqual(['EST', 'EST', ''])
    expect(load.PaymentType).toBe('C')
  })

  it('says the quantity of a hazardous line on several pallets once', async () => {
    const whole = hard()
    const [pallet = {}] = whole.HandlingUnits ?? []
    const half = { Line: 1, Pieces: 5, Weight: 250 }
    const onTwo = [
      { ...pallet, Contents: [half] },
      { ...pallet, UnloadStop: 2, Contents: [half, { Line: 2, Pieces: 6, Weight: 90 }] },
    ]
    const { letter, load } = await asked({ ...whole, HandlingUnits: onTwo })
    expect(letter.match(/HAZMAT: .*/g)).toEqual([
      'HAZMAT: UN1263, Paint, 3, PG II, 10 cartons, 40 gal (in all, 5 cartons here), from stop 1 to stop 3',
      'HAZMAT: UN1263, Paint, 3, PG II, 5 cartons, included in the 10 cartons, 40 gal stated above, from stop 1 to stop 2',
    ])
    expect(load.Items.map(({ Hazmat }) => Hazmat.includes('(in all'))).toEqual([true, false, false])
  })

  it('says what the freight is worth and who pays, where that is another', async () => {
    const { letter } = await asked({ shipmentValue: '12500', PaymentType: 'T', Billto: payer } as Entered)
    expect(letter).toContain('Mode: Less than truckload')
    expect(letter).toContain('Freight charges: Third party, paid by a third party')
    expect(letter).not.toContain('Test Payer')
  })
})

describe('a letter that offers a load', () => {
  it('says when the truck has to be there, which truck, and who pays', async () => {
    const letter = await offered(hard())
    expect(letter).toContain('Pickup: Tue, Nov 24, 10:00 AM to 3:30 PM EST')
    expect(letter).toContain('Equipment: Reefer, 34 to 38 °F')
    expect(letter).toContain('Freight charges: Collect, paid by the consignee')
    expect(letter).toContain('HAZMAT: UN1263, Paint, 3, PG II, 10 cartons, 40 gal')
    expect(letter).toContain('Stop 2, delivery: Toledo, OH 43604; Wed, Nov 25, 8:00 AM to 12:00 PM EST')
    // Whom it goes to and where exactly comes with the order: a broadcast has many readers.
    expect(letter).not.toMatch(/Dock Road|Plain Street|Test Halfway|Test Consignee|937-555/)
  })

  it('of two stops as well', async () => {
    const letter = await offered({})
    expect(letter).toContain('Pickup: Tue, Nov 24, 10:00 AM to 3:30 PM EST')
    expect(letter).toContain('Freight charges: Prepaid, paid by the shipper')
    expect(letter).toContain('In all: 1 handling unit, 500 lb')
  })
})
