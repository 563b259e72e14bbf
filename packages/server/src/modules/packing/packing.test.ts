import { SCAN_CHOICES_MAX, ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { SaveOwnBoxes } from '@waybill/contract/calls/Shipment/SaveOwnBoxes.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { numbered } from '../../testing/numbers.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const scan = async (code: string, person = clerk) => ask(wired.node, ScanParcel, { body: { code } }, person.token)

it('a scan finds a shipment by any of its numbers, its own company’s alone', async () => {
  const built = await buildParcels(wired.node, clerk, 2, { Reference1: 'BIN-7' })
  for (const code of [built.UniqueName, built.BOLNumber, 'BIN-7', ` ${built.BOLNumber}`]) {
    const { reply } = await scan(code)
    expect([code, reply.found, reply.shipmentId]).toEqual([code, 'shipment', built.shipmentId])
    expect(reply).toMatchObject({ shipMode: 'PARCEL', packages: 2, labels: 0, items: [{ Qty: 2 }] })
  }
  expect((await scan('BIN-7', await newCompany(wired.node))).reply.found).toBe('none')
  expect((await scan('~^XA garbage \u{1F4E6}')).reply.found).toBe('none')
})

it('a parcel takes no number of a bill of lading, and gets one where it turns into freight', async () => {
  const person = await newCompany(wired.node)
  const built = await buildParcels(wired.node, person)
  expect(built.BOLNumber).toBe('P000000001')
  expect((await buildParcels(wired.node, person)).BOLNumber).toBe('P000000002')
  const freight = await buildShipment(wired.node, person)
  // The first number of its bills: the parcels before it took none.
  expect([freight.BOLNumber.length, freight.BOLNumber.slice(-5, -1)]).toEqual([17, '0001'])
  expect((await scan(`(402)${freight.BOLNumber}`, person)).reply.shipmentId).toBe(freight.shipmentId)
  const { shipment, version } = (
    await ask(wired.node, ShipmentDetails, { body: { shipmentId: built.shipmentId } }, person.token)
  ).reply
  const [item] = shipment.Items
  const changed = {
    ...{ ...shipment, ShipmentStops: undefined, shipMode: 'LTL' as const },
    Items: [{ ...item, Class: '70', packageType: 'PLT', PieceType: 'CTN' }],
  }
  const body = { shipmentId: built.shipmentId, version, shipment: changed }
  const saved = await ask(wired.node, BuildShipment, { body }, person.token)
  expect(saved.status, saved.text).toBe(200)
  expect([saved.reply.BOLNumber.length, saved.reply.BOLNumber.slice(-5, -1)]).toEqual([17, '0002'])
})

it('one package comes with the smallest own box that takes its items, where their size is known', async () => {
  const { node } = wired
  const box = { Name: 'Small', Length: 12, Width: 9, Height: 6, MaxWeight: 30, Tare: 1 }
  const boxes = [{ ...box, Name: 'Large', Length: 24, Width: 18, Height: 12 }, box]
  expect((await ask(node, SaveOwnBoxes, { body: { version: 0, boxes } }, clerk.token)).status).toBe(200)
  const item = { SKU: 'BOXED-1', Description: 'Gauge', HandlingUnit: 'PCS', Length: 6, Width: 4, Height: 3, Weight: 2 }
  const query = { flag: 'add' as const }
  const added = await ask(node, WaybillExtraInfoDetails, { query, body: { item } }, clerk.token)
  expect(added.status, added.text).toBe(200)
  const boxOf = async (number: string, itemCode: string, Pieces: number) => {
    const size = { Qty: 1, packageType: '02', Length: 20, Width: 20, Height: 20, Weight: 9.5 }
    const Items = [{ Description: 'Gauge', ItemCode: itemCode, Pieces, ...size }]
    await buildParcels(node, clerk, 1, { Reference1: number, Items })
    return (await scan(number)).reply.box
  }
  expect(await boxOf('BOX-9', 'boxed-1', 9)).toEqual(box)
  expect(await boxOf('BOX-10', 'BOXED-1', 10)).toMatchObject({ Name: 'Large' })
  expect(await boxOf('BOX-99', 'BOXED-1', 99)).toBeNull()
  expect(await boxOf('BOX-NONE', 'NOBODY-KNOWS', 1)).toBeNull()
})

it('two that are still to be packed are not told apart by a number that both have', async () => {
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  expect((await scan('TWICE')).reply).toMatchObject({ found: 'several', shipmentId: null })
})

it('the last digits find what they end in: one is opened, several are offered, and nothing is done with any of them', async () => {
  const person = await newCompany(wired.node)
  const [first, second] = [await buildParcels(wired.node, person), await buildParcels(wired.node, person)]
  await numbered(wired.node, person, first.shipmentId, { pro: '700 4821', tracking: ['1Z5R89390357567127'] })
  const { reply } = await scan('4821', person)
  const pro = { kind: 'pro', number: '700 4821' }
  expect(reply).toMatchObject({ found: 'shipment', shipmentId: first.shipmentId, ending: pro, choices: [] })
  // The whole number is nobody's end.
  expect((await scan('1Z5R89390357567127', person)).reply).toMatchObject({ found: 'shipment', ending: null })
  await numbered(wired.node, person, second.shipmentId, { pro: '8884821' })
  const several = (await scan('…4821', person)).reply
  expect(several).toMatchObject({ found: 'several', shipmentId: null, hasMoreChoices: false })
  expect(several.choices.map(({ shipmentId, BOLNumber, ending }) => [shipmentId, BOLNumber, ending])).toEqual([
    [second.shipmentId, second.BOLNumber, { kind: 'pro', number: '8884821' }],
    [first.shipmentId, first.BOLNumber, pro],
  ])
  expect((await scan('4821', await newCompany(wired.node))).reply.found).toBe('none')
  expect((await scan('821', person)).reply.found).toBe('none')
})

it('a whole number of a shipment or an order goes before what ends in it', async () => {
  const person = await newCompany(wired.node)
  const ends = await buildParcels(wired.node, person)
  await numbered(wired.node, person, ends.shipmentId, { pro: '990014821' })
  await putOrders(wired.node, person, [salesOrder({ number: '14821', mode: 'PARCEL' })])
  const order = (await scan('14821', person)).reply
  expect([order.found, order.shipmentId === ends.shipmentId]).toEqual(['order', false])
  // The order's shipment has the number whole by now.
  expect((await scan('14821', person)).reply).toMatchObject({ found: 'shipment', shipmentId: order.shipmentId })
  expect((await scan('014821', person)).reply.shipmentId).toBe(ends.shipmentId)
})

it('what is still to be packed goes before what has left, and no more is offered than can be read', async () => {
  const person = await newCompany(wired.node)
  const gone = await insertShipment(wired.node, person, { status: 'A' })
  await numbered(wired.node, person, gone, { pro: '55501234' })
  expect((await scan('01234', person)).reply).toMatchObject({ shipmentId: gone, shipmentStatus: 'A' })
  const waiting = await buildParcels(wired.node, person, 1, { Reference1: 'MANY' })
  await numbered(wired.node, person, waiting.shipmentId, { pro: '66601234' })
  expect((await scan('01234', person)).reply.shipmentId).toBe(waiting.shipmentId)
  for (let i = 0; i < SCAN_CHOICES_MAX; i++) await buildParcels(wired.node, person, 1, { Reference1: 'MANY' })
  const { reply } = await scan('MANY', person)
  expect(reply).toMatchObject({ found: 'several', hasMoreChoices: true })
  expect(reply.choices).toHaveLength(SCAN_CHOICES_MAX)
  expect(reply.choices.every(({ ending }) => ending === null)).toBe(true)
})

it('an order is built first, and the second scan finds its shipment', async () => {
  await putOrders(wired.node, clerk, [salesOrder({ number: 'SO-PACK', mode: 'PARCEL' })])
  const first = (await scan('SO-PACK')).reply
  expect(first).toMatchObject({ found: 'order', shipMode: 'PARCEL' })
  expect((await scan('SO-PACK')).reply).toMatchObject({ found: 'shipment', shipmentId: first.shipmentId })
})

/** An order packed into one box, with what its carriers offered and what the rule chose. */
async function packed(changes: Partial<Parameters<typeof salesOrder>[0]>) {
  const number = `SO-${crypto.randomUUID().slice(0, 8)}`
  await putOrders(wired.node, clerk, [salesOrder({ number, mode: 'PARCEL', ...changes })])
  const shipmentId = (await scan(number)).reply.shipmentId ?? 0
  const built = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const { ShipmentStops: _, ...plain } = built.shipment
  const sized = {
    Length: 12,
    Width: 10,
    Height: 8,
    Weight: 9.5,
    Qty: 1,
    Pieces: 1,
    PieceType: 'CTN',
    packageType: '02',
  }
  const shipment = { ...plain, Items: built.shipment.Items.map(item => ({ ...item, ...sized })) }
  const saved = await ask(
    wired.node,
    BuildShipment,
    { body: { shipmentId, version: built.version, shipment } },
    clerk.token,
  )
  expect(saved.status, saved.text).toBe(200)
  const { reply } = await ask(
    wired.node,
    RCSelectedParcelCarrier,
    { query: { Flag: 'rate' }, body: { shipmentId } },
    clerk.token,
  )
  return { shipmentId, ...reply }
}

it('the day on which an order is due picks the service, and says so', async () => {
  const { rates, selected } = await packed({})
  expect(selected).toMatchObject({ title: 'UPS Ground', why: 'The cheapest price of a carrier that may be used.' })
  const dueDate = rates.find(({ title }) => title === 'UPS 2nd Day Air')?.deliveryDate ?? ''
  const soon = await packed({ dueDate })
  const inTime = soon.rates.filter(({ deliveryDate }) => deliveryDate !== '' && deliveryDate <= dueDate)
  expect(inTime.length).toBeGreaterThan(1)
  expect(soon.selected).toMatchObject({
    ...{ title: inTime[0]?.title, PricesheetID: inTime[0]?.PricesheetID },
    why: `The cheapest price that arrives by ${dueDate}.`,
  })
  expect(soon.selected?.title).not.toBe('UPS Ground')
  const late = await packed({ dueDate: '2020-01-01' })
  expect(late.selected?.why).toBe('None arrives by 2020-01-01: this one arrives first.')
})

it('the service that a ship-via code names goes before the day, and stands with the label', async () => {
  const codes = [{ ShipVia: 'BLUE', SCAC: 'UPSN', Mode: 'PARCEL' as const, Service: 'ups 2nd day air' }]
  const kept = await ask(wired.node, ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  expect(kept.status, kept.text).toBe(200)
  const { shipmentId, selected } = await packed({ shipVia: 'blue', dueDate: '2020-01-01' })
  const why = 'The service that the order names.'
  expect(selected).toMatchObject({ title: 'UPS 2nd Day Air', why })
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  const { version } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const body = { shipmentId, version, PricesheetID: selected?.PricesheetID ?? 0 }
  expect((await ask(wired.node, Pickup, { body }, clerk.token)).status).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  const { labels } = (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  expect(labels.map(label => label.why)).toEqual([why])
})

it('a rule of the routing guide names a service for a state, and another price is a person’s choice', async () => {
  const person = await newCompany(wired.node)
  await connectUps(wired.node, person)
  const rules = [
    {
      ...{
        name: 'Nevada',
        priority: 1,
        soldTo: '',
        shipTo: '',
        originZip: '',
        destinationZip: '',
        mode: 'PARCEL' as const,
      },
      ...{ weightFrom: null, weightTo: null, valueFrom: null, valueTo: null, days: [], preferred: ['UPSN'] },
      ...{ doNotUse: [], states: ['NV'], service: 'UPS Next Day Air' },
      tolerance: { kind: 'percent' as const, value: 50_000_000 },
    },
  ]
  const guide = { query: { flag: 'save' as const }, body: { version: 0, rules } }
  expect((await ask(wired.node, RoutingGuide, guide, person.token)).status).toBe(200)
  const { shipmentId } = await buildParcels(wired.node, person)
  const call = (Flag: 'rate' | 'select', PricesheetID = 0) =>
    ask(wired.node, RCSelectedParcelCarrier, { query: { Flag }, body: { shipmentId, PricesheetID } }, person.token)
  const { rates, selected } = (await call('rate')).reply
  expect(selected).toMatchObject({
    ...{ title: 'UPS Next Day Air' },
    why: 'A preferred carrier within its tolerance of the cheapest price. Rule 1 of the routing guide.',
  })
  const said = rates.map(({ title, guide: by }) => [title, by?.rule])
  expect(said).toContainEqual(['UPS Next Day Air', 1])
  expect(said).toContainEqual(['UPS Ground', undefined])
  const ground = rates.find(({ title }) => title === 'UPS Ground')?.PricesheetID
  expect((await call('select', ground)).reply.selected?.why).toBe('Chosen by a person.')
})

it('the parcel carrier is asked for, chosen, and shown with its service and account', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const call = (Flag: 'rate' | 'select' | 'load', PricesheetID = 0) =>
    ask(wired.node, RCSelectedParcelCarrier, { query: { Flag }, body: { shipmentId, PricesheetID } }, clerk.token)
  expect((await call('load')).reply.selected).toBeNull()
  const { rates, selected } = (await call('rate')).reply
  expect(rates.map(rate => rate.title)).toContain('UPS Next Day Air')
  // Nobody said when it is due: the cheapest is chosen by itself.
  expect(selected).toMatchObject({ title: 'UPS Ground', LabelCode: '03', CarrierSCAC: 'UPSN', UOMType: 'LBS' })
  const air = rates.find(rate => rate.title === 'UPS Next Day Air')
  const chosen = await call('select', air?.PricesheetID)
  expect(chosen.reply.selected).toMatchObject({ title: 'UPS Next Day Air', LabelCode: '01' })
  expect((await call('select', 999_999)).status).toBe(404)
  const freight = await buildShipment(wired.node, clerk)
  const body = { shipmentId: freight.shipmentId }
  expect((await ask(wired.node, RCSelectedParcelCarrier, { body }, clerk.token)).error.code).toBe('NotParcel')
})

it('an order that is due hands its day on, unless it is late already', async () => {
  const orders = [
    { number: 'SO-DUE', dueDate: '2027-02-01' },
    { number: 'SO-LATE', dueDate: '2020-02-01' },
  ]
  await putOrders(
    wired.node,
    clerk,
    orders.map(({ number, dueDate }) => salesOrder({ number, dueDate, mode: 'PARCEL' })),
  )
  const asked = async (number: string) => {
    const shipmentId = (await scan(number)).reply.shipmentId ?? 0
    return (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipment.DeliverBy
  }
  expect([await asked('SO-DUE'), await asked('SO-LATE')]).toEqual(['2027-02-01', ''])
})

it('the cheapest service that is there by the day is chosen, and why is said', async () => {
  const rated = async (DeliverBy: string) => {
    const { shipmentId } = await buildParcels(wired.node, clerk, 1, { DeliverBy })
    const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const chosen = reply.rates.find(rate => rate.PricesheetID === reply.selectedPricesheetid)
    return { chosen, rates: reply.rates, because: reply.because }
  }
  const day = '2026-11-25'
  const { chosen, rates, because } = await rated(day)
  const inTime = rates.filter(({ deliveryDate }) => deliveryDate !== '' && deliveryDate <= day)
  expect(inTime.length).toBeLessThan(rates.length)
  expect([chosen?.CurrAmount, because]).toEqual([
    Math.min(...inTime.map(rate => rate.CurrAmount ?? 0)),
    'cheapestInTime',
  ])
  expect((await rated('2026-11-24')).because).toBe('fastestTooLate')
})
