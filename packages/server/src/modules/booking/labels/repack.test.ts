import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { RepackPackage } from '@waybill/contract/calls/Labels/RepackPackage.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const statesOf = async (shipmentId: number) =>
  (await details(shipmentId)).labels.map(({ number, state }) => `${number} ${state}`)

/** Waits until labels of the shipment say what is expected, by the number of their package. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if ((await statesOf(shipmentId)).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

/** A tendered shipment of so many equal packages, the label of one given back. */
async function oneGivenBack(
  count: number,
  number: number,
  changes: Parameters<typeof buildParcels>[3] = {},
): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count, changes)
  await orderLabels(wired.node, clerk.token, shipmentId)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  await until(
    shipmentId,
    numbers.map(one => `${one} bought`),
  )
  const { version, labels } = await details(shipmentId)
  const labelId = labels.find(one => one.number === number)?.labelId ?? 0
  await ask(wired.node, VoidLabel, { body: { shipmentId, version, labelId } }, clerk.token)
  await until(
    shipmentId,
    numbers.map(one => `${one} ${one === number ? 'voided' : 'bought'}`),
  )
  return shipmentId
}

const box = { Weight: 12.5, Length: 16, Width: 12, Height: 8 }
async function repack(shipmentId: number, number: number, packed: Partial<typeof box> = {}) {
  const { version, labels } = await details(shipmentId)
  const { unitId = 0, place = 0 } = labels.findLast(one => one.number === number) ?? {}
  return ask(
    wired.node,
    RepackPackage,
    { body: { shipmentId, version, unitId, place, ...box, ...packed } },
    clerk.token,
  )
}
const buyMissing = async (shipmentId: number) =>
  ask(wired.node, BuyLabels, { body: { shipmentId, version: (await details(shipmentId)).version } }, clerk.token)

it('one of four is packed anew and gets another label; the others keep theirs, and their numbers', async () => {
  const shipmentId = await oneGivenBack(4, 2)
  const before = await details(shipmentId)
  const answer = await repack(shipmentId, 2)
  expect(answer.status, answer.text).toBe(200)
  const between = await details(shipmentId)
  expect(between.shipment.Items).toMatchObject([
    { Qty: 3, Length: before.shipment.Items[0]?.Length },
    { Qty: 1, Weight: 12.5, Length: 16, Width: 12, Height: 8 },
  ])
  expect(between.labels.map(({ number, packed }) => [number, packed === null])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ])
  const asked = await buyMissing(shipmentId)
  expect([asked.status, asked.reply.asked]).toEqual([200, 1])
  await until(shipmentId, ['1 bought', '2 voided', '3 bought', '4 bought', '2 bought'])
  const after = await details(shipmentId)
  const kept = (labels: typeof after.labels) =>
    labels
      .filter(({ state, number }) => state === 'bought' && number !== 2)
      .map(({ unitId, place, trackingNumber }) => [unitId, place, trackingNumber])
  expect(kept(after.labels)).toEqual(kept(before.labels))
  expect(after.labels.at(-1)?.packed).toEqual(box)
  expect((await buyMissing(shipmentId)).error.code).toBe('NothingToLabel')
})

it('it is packed anew a second time where it stands', async () => {
  const shipmentId = await oneGivenBack(2, 1)
  await repack(shipmentId, 1)
  await buyMissing(shipmentId)
  await until(shipmentId, ['1 voided', '2 bought', '1 bought'])
  const { version, labels } = await details(shipmentId)
  await ask(wired.node, VoidLabel, { body: { shipmentId, version, labelId: labels.at(-1)?.labelId ?? 0 } }, clerk.token)
  await until(shipmentId, ['1 voided', '2 bought', '1 voided'])
  expect((await repack(shipmentId, 1, { Weight: 3 })).status).toBe(200)
  const { shipment } = await details(shipmentId)
  expect(shipment.Items.map(({ Qty, Weight }) => [Qty, Weight])).toMatchObject([
    [1, expect.anything()],
    [1, 3],
  ])
})

it('a package with its label, one that is none and one that is too heavy are refused in words', async () => {
  const shipmentId = await oneGivenBack(3, 3)
  expect((await repack(shipmentId, 1)).error.code).toBe('LabelHeld')
  const { version, labels } = await details(shipmentId)
  const unitId = labels[0]?.unitId ?? 0
  const none = { shipmentId, version, unitId, place: 9, ...box }
  expect((await ask(wired.node, RepackPackage, { body: none }, clerk.token)).status).toBe(404)
  const heavy = await repack(shipmentId, 3, { Weight: 151 })
  expect(heavy.error.issues).toMatchObject([{ at: 'body.Weight', code: 'packageTooHeavy' }])
  const flat = await repack(shipmentId, 3, { Height: 0 })
  expect(flat.error.issues).toMatchObject([{ at: 'body.Height', code: 'required' }])
  const stale = { ...none, place: 3, version: version - 1 }
  expect((await ask(wired.node, RepackPackage, { body: stale }, clerk.token)).error.code).toBe('ChangedMeanwhile')
})

it('before labels are bought there is nothing to pack anew', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 2)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, unitId: 1, place: 1, ...box }
  expect((await ask(wired.node, RepackPackage, { body }, clerk.token)).error.code).toBe('CannotRepack')
})

it('what was packed anew outlives an edit, and is not taken away while others have labels', async () => {
  const shipmentId = await oneGivenBack(3, 1)
  await repack(shipmentId, 1)
  const edit = async (changes: (items: Awaited<ReturnType<typeof details>>['shipment']['Items']) => object[]) => {
    const { shipment, version } = await details(shipmentId)
    const Items = changes(shipment.Items)
    const body = { shipmentId, version, shipment: { ...shipment, ShipmentStops: undefined, Items } }
    return ask(wired.node, BuildShipment, { body: body as never }, clerk.token)
  }
  const heavier = await edit(([first = {}, second]) => [first, { ...second, Weight: 14 }])
  expect(heavier.status, heavier.text).toBe(200)
  expect((await details(shipmentId)).labels.map(({ number }) => number)).toEqual([1, 2, 3])
  expect((await edit(items => items.slice(0, 1))).error.code).toBe('LabelHeld')
})

it('what the day weighs is the sum of its packages, whichever of them were packed anew', async () => {
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  const size = { Length: 12, Width: 10, Height: 8, packageType: '02', PieceType: 'CTN' }
  const Items = [{ Description: 'Gauges', ...size, Qty: 3, Pieces: 3, Weight: 10.01 }]
  const shipmentId = await oneGivenBack(3, 1, { Items })
  await repack(shipmentId, 1)
  await buyMissing(shipmentId)
  await until(shipmentId, ['1 voided', '2 bought', '3 bought', '1 bought'])
  const { accounts } = (await ask(wired.node, GetDayEnd, {}, clerk.token)).reply
  // 3.34 and 3.33 of what was 10.01 on three, and 12.5.
  expect(accounts[0]?.waiting).toMatchObject([{ count: 3, weightLb: 19.17 }])
})
