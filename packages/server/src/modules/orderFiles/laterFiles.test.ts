import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { loadShipment, lockShipment, saveShipment, unitLabels } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const place = { CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  const known = { ContactName: 'Pat', ContactNumber: '555-0100', isOurs: true }
  await ask(
    node,
    calls.UpdateLocation,
    { query: { funtype: 'add' }, body: { address: { ...place, ...known } } },
    clerk.token,
  )
})

const heads =
  'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Length,Width,Height,Ship date,Terms,Cancel'
interface Said {
  readonly item?: string
  readonly qty?: number
  readonly weight?: number
  readonly itemClass?: string
  readonly zip?: string
  readonly street?: string
  readonly po?: string
  readonly terms?: string
  readonly ship?: string
  readonly cancel?: string
}
const row = (order: string, said: Said = {}): string => {
  const { item = 'A', qty = 4, weight = qty * 400, itemClass = '85', zip = '89501', street = '2 Plain Street' } = said
  const { po = 'PO-1', terms = 'PPD', ship = '', cancel = '' } = said
  return `${order},${po},Test Consignee,${street},Reno,NV,${zip},${item},${qty},PLT,${weight},${itemClass},48,40,50,${ship},${terms},${cancel}`
}

async function taken(...rows: readonly string[]) {
  const sent = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'), { fields: { again: 'true' } })
  await importNow(node, clerk, sent.runId)
  return importRows(node, clerk, sent.runId)
}

const orders = async () =>
  (await ask(node, calls.GetOrders, { body: { pageSize: 100, sortName: 'OrderNumber' } }, clerk.token)).reply.orders

async function build(...names: readonly string[]) {
  const all = await orders()
  const own = names.flatMap(name => all.filter(({ OrderNumber }) => OrderNumber === name))
  const body = { orders: own.map(({ orderId, version }) => ({ orderId, version })) }
  const { reply, status } = await ask(node, BuildFromOrders, { body }, clerk.token)
  expect(status).toBe(200)
  return reply
}

const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** Rows of freight without their ids. */
const freight = async (shipmentId: number) =>
  (await details(shipmentId)).shipment.Items.map(({ LineID, UnitID, ...item }) => item)

it('a later file changes order, allocation and shipment together, and ends in what building it anew would give', async () => {
  await taken(row('S-1'), row('S-1', { item: 'B', qty: 2 }))
  const { shipmentId } = await build('S-1')
  const later = [row('S-1', { qty: 6 }), row('S-1', { item: 'B', qty: 1 }), row('S-1', { item: 'C', qty: 3 })]
  expect((await taken(...later)).map(({ state, reasons }) => [state, reasons])).toEqual([
    ['done', null],
    ['done', null],
    ['done', null],
  ])
  expect((await orders())[0]).toMatchObject({ OriginalQty: 10, open: 0, lines: 3, state: 'planned' })
  await taken(...later.map(text => text.replace('S-1', 'S-2')))
  const anew = await build('S-2')
  expect(await freight(shipmentId)).toEqual(await freight(anew.shipmentId))
  expect(await details(shipmentId)).toMatchObject({ shipmentStatus: 'Q' })
  expect(await miscounted(node, clerk)).toEqual([])
})

it('quantity 0 and a cancel flag take off what is not shipped; a shipment without freight is given back', async () => {
  await taken(row('S-1'), row('S-1', { item: 'B', qty: 2 }))
  const { shipmentId } = await build('S-1')
  await taken(row('S-1', { qty: 0 }))
  expect((await freight(shipmentId)).map(({ Qty }) => Qty)).toEqual([2])
  expect((await orders())[0]).toMatchObject({ state: 'planned', open: 0 })
  await taken(row('S-1', { item: 'B', qty: 2, cancel: 'yes' }))
  expect((await details(shipmentId)).shipmentStatus).toBe('V')
  expect((await orders())[0]).toMatchObject({ state: 'cancelled', open: 0 })
  expect(await miscounted(node, clerk)).toEqual([])
})

it('freight that a person worked on keeps what he typed: less comes off from the last unit back, more goes behind it', async () => {
  await taken(row('S-1'))
  const { shipmentId, version } = await build('S-1')
  const Items = (await details(shipmentId)).shipment.Items.map(item => ({ ...item, Weight: 1700, Length: 47 }))
  await ask(node, calls.SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  await taken(row('S-1', { qty: 3 }))
  expect(await freight(shipmentId)).toMatchObject([{ Qty: 3, Weight: 1275, Length: 47 }])
  await taken(row('S-1', { qty: 5 }))
  expect(await freight(shipmentId)).toMatchObject([
    { Qty: 3, Weight: 1275, Length: 47 },
    { Qty: 2, Weight: 800, Length: 48 },
  ])
  await taken(row('S-1', { qty: 1, itemClass: '70' }))
  expect(await freight(shipmentId)).toMatchObject([{ Qty: 1, Weight: 425, Length: 47, itemClass: '70' }])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('a unit whose label was printed stays: the row says on which shipment', async () => {
  await taken(row('S-1'))
  const { shipmentId, BOLNumber } = await build('S-1')
  const db = node.app.db.forClient(clerk.clientId)
  await unitLabels(node.app, db, await loadShipment(db, clerk.clientId, shipmentId))
  const [held] = await taken(row('S-1', { qty: 3 }))
  expect(held).toMatchObject({
    state: 'held',
    reasons: [{ field: 'OriginalQty', cell: '3', code: 'labelled', params: { bol: BOLNumber } }],
  })
  expect((await orders())[0]).toMatchObject({ OriginalQty: 4 })
  expect((await taken(row('S-1', { qty: 5 })))[0]).toMatchObject({ state: 'done' })
  expect((await freight(shipmentId)).map(({ Qty }) => Qty)).toEqual([4, 1])
})

it('where all orders on a shipment agree it follows place, terms and day; else a person decides', async () => {
  await taken(row('S-1'), row('S-2'))
  const { shipmentId } = await build('S-1', 'S-2')
  const moved = { street: '9 Other Street', zip: '89502' }
  const [alone] = await taken(row('S-1', moved))
  expect(alone).toMatchObject({ state: 'held', reasons: [{ code: 'orderDiffers', params: { order: 'S-2' } }] })
  const both = await taken(
    row('S-1', { ...moved, terms: 'COL', ship: '12/21/2026' }),
    row('S-2', { ...moved, terms: 'COL', ship: '12/21/2026', po: 'PO-9' }),
  )
  expect(both.map(({ state }) => state)).toEqual(['done', 'done'])
  const { shipment } = await details(shipmentId)
  expect(shipment).toMatchObject({
    Destination: { Street: '9 Other Street', Zip: '89502' },
    PaymentType: 'C',
    SheduleDateTime: { PickupByDate: '2026-12-21' },
  })
  expect(shipment.CustomerOrders).toMatchObject([{ PO_Number: 'PO-1' }, { PO_Number: 'PO-9' }])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('one of several orders that is cancelled leaves the shipment and its bill to the others', async () => {
  await taken(row('S-1'), row('S-2', { qty: 2 }))
  const { shipmentId } = await build('S-1', 'S-2')
  await taken(row('S-1', { cancel: 'yes' }))
  const { shipment } = await details(shipmentId)
  expect(shipment.Items.map(({ Qty }) => Qty)).toEqual([2])
  expect(shipment.CustomerOrders).toMatchObject([{ OrderNumber: 'S-2', packages: 2, Weight: 800 }])
  await taken(row('S-2', { qty: 3 }))
  expect((await details(shipmentId)).shipment.CustomerOrders).toMatchObject([{ packages: 3, Weight: 1200 }])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('what a carrier was asked to take is held for a person, and what left is refused, each with its shipment', async () => {
  await taken(row('S-1'), row('S-2'))
  const { shipmentId, BOLNumber } = await build('S-1')
  const db = node.app.db.forClient(clerk.clientId)
  const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  const move = (status: 'T' | 'A') =>
    db.transaction(async tx => {
      const before = await lockShipment(tx, clerk.clientId, shipmentId)
      await saveShipment(node.app, tx, doer, before, { action: 'moved', facts: { status } })
    })
  await move('T')
  const later = [row('S-1', { qty: 3 }), row('S-2', { qty: 3 })]
  const [tendered, other] = await taken(...later)
  expect(tendered).toMatchObject({ state: 'held', reasons: [{ code: 'onShipments', params: { bol: BOLNumber } }] })
  expect(other).toMatchObject({ state: 'done' })
  await move('A')
  const [gone] = await taken(...later)
  expect(gone).toMatchObject({ state: 'held', reasons: [{ code: 'leftAlready', params: { bol: BOLNumber } }] })
  expect((await orders()).map(({ OriginalQty }) => OriginalQty)).toEqual([4, 3])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('files, builds, edits and changes by hand at once leave every quantity where it belongs', async () => {
  const names = ['R-1', 'R-2', 'R-3', 'R-4']
  await taken(...names.map(name => row(name)))
  for (const name of names.slice(0, 3)) await build(name)
  const all = await orders()
  const shipments = (await ask(node, calls.GetShipmentList, { query: { statuscode: 'NB' }, body: {} }, clerk.token))
    .reply.rows
  const edits = shipments.map(async ({ shipmentId, version }) => {
    const Items = (await details(shipmentId)).shipment.Items.map(item => ({ ...item, Weight: item.Weight + 10 }))
    return ask(node, calls.SaveItemDetails, { body: { shipmentId: shipmentId ?? 0, version, Items } }, clerk.token)
  })
  const voided = shipments
    .slice(0, 1)
    .map(({ shipmentId, version }) =>
      ask(node, calls.Void, { body: { shipmentId, version, reason: 'race' } }, clerk.token),
    )
  const byHand = all.slice(1, 3).map(({ orderId, version }) => {
    const order = { OrderNumber: 'x', DropOffAddress: {}, Items: [] }
    return ask(node, SaveSalesOrder, { body: { seen: { orderId, version }, cancel: true, order } }, clerk.token)
  })
  const open = all.filter(one => one.open > 0).map(({ orderId, version }) => ({ orderId, version }))
  const answers = await Promise.all([
    ...edits,
    ...voided,
    ...byHand,
    ask(node, BuildFromOrders, { body: { orders: open } }, clerk.token),
    taken(...names.map(name => row(name, { qty: 6 }))).then(() => ({ status: 200 })),
    taken(...names.toReversed().map(name => row(name, { qty: 2 }))).then(() => ({ status: 200 })),
  ])
  // Whoever came second is told so, and nothing breaks.
  expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('holds few shipments at a time, so that nobody waits for a whole file', async () => {
  const names = Array.from({ length: 90 }, (_, n) => `B-${String(n).padStart(3, '0')}`)
  await taken(...names.map(name => row(name)))
  for (const name of names.slice(0, 80)) await build(name)
  await taken(...names.map(name => row(name, { qty: 5 })))
  const written = await node.app.db.forClient(clerk.clientId).transaction(tx =>
    sql<{ orders: number }>`select count(*)::int as orders from sales_order where client_id = ${clerk.clientId}
       group by xmin order by min(order_id)`.execute(tx),
  )
  expect(written.rows.map(({ orders: together }) => together)).toEqual([50, 40])
  expect((await orders()).every(({ OriginalQty }) => OriginalQty === 5)).toBe(true)
  expect(await miscounted(node, clerk)).toEqual([])
})

/** The same numbers from the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it.each([1, 2, 3, 4])(
  'quantities add up after any walk of files, builds, edits, merges and voids (seed %i)',
  async seed => {
    const below = seeded(seed * 7919)
    const names = ['W-1', 'W-2', 'W-3']
    const items = ['A', 'B']
    const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T
    const met: number[] = []
    await taken(...names.map(name => row(name)))
    for (let step = 0; step < 20; step++) {
      // Half of the walks take time, half do all at one moment.
      if (seed % 2 === 0) node.clock.pass(1000)
      const all = await orders()
      const shipments = (await ask(node, calls.GetShipmentList, { query: { statuscode: 'NB' }, body: {} }, clerk.token))
        .reply.rows
      const target = shipments.length === 0 ? null : pick(shipments)
      const seen = target && { shipmentId: target.shipmentId, version: target.version }
      const act = below(14)
      if (act < 5) {
        const lines = items
          .filter(() => below(3) > 0)
          .map(item => row(pick(names), { item, qty: below(6), weight: 100 + below(900) }))
        const rows = lines.length === 0 ? [row(pick(names))] : lines
        const ended = await taken(...rows.toSorted())
        expect(ended.flatMap(({ reasons }) => reasons ?? []).filter(({ code }) => code === 'notKept')).toEqual([])
      } else if (act < 8) {
        const open = all.filter(({ open: left }) => left > 0)
        const body = { orders: open.slice(0, 1 + below(2)).map(({ orderId, version }) => ({ orderId, version })) }
        if (open.length > 0) await ask(node, BuildFromOrders, { body }, clerk.token)
      } else if (act === 8 && seen !== null) {
        await ask(node, calls.Void, { body: { ...seen, reason: 'walk' } }, clerk.token)
      } else if (act === 9 || act === 10) {
        const two = shipments.slice(0, 2).map(({ shipmentId, version }) => ({ shipmentId, version }))
        const asked = { query: { flag: 'consolidate' as const }, body: { shipments: two } }
        if (two.length === 2)
          met.push((await ask(node, calls.ConsolidateandDeconsolidateOrders, asked, clerk.token)).status)
      } else if (act === 11 && shipments.length > 0) {
        for (const { shipmentId, version } of shipments) {
          const asked = { query: { flag: 'deconsolidate' as const }, body: { shipments: [{ shipmentId, version }] } }
          met.push((await ask(node, calls.ConsolidateandDeconsolidateOrders, asked, clerk.token)).status)
        }
      } else if (act === 12 && seen !== null) {
        const [open] = all.filter(({ open: left }) => left > 0)
        const orders = open === undefined ? [] : [{ orderId: open.orderId, version: open.version }]
        if (orders.length > 0)
          met.push((await ask(node, calls.AddNewOrder, { body: { ...seen, orders } }, clerk.token)).status)
      } else if (seen !== null) {
        const Items = (await details(seen.shipmentId)).shipment.Items.map(item => ({
          ...item,
          Weight: item.Weight + 10,
        }))
        await ask(node, calls.SaveItemDetails, { body: { ...seen, Items } }, clerk.token)
      }
      expect(await miscounted(node, clerk), `step ${step}`).toEqual([])
    }
    // Whoever asks for what can't be is told so; nothing breaks, and no row is held because it broke.
    expect(met.filter(status => ![200, 409, 422].includes(status))).toEqual([])
  },
)
