import type { Shipment, ShipmentStatus } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { allocate, count } from './allocations.ts'
import { recounted } from './heldLess.ts'
import { release } from './ties.ts'

type AllocationState = 'planned' | 'shipped' | 'released'

/** What of a shipment's orders its status says: on its way to a carrier, gone, or given back. */
const stateOf: Readonly<Record<ShipmentStatus, AllocationState>> = {
  O: 'planned',
  Q: 'planned',
  T: 'planned',
  A: 'shipped',
  D: 'shipped',
  V: 'released',
}

const share = (state: AllocationState, quantity: number) => ({
  planned: state === 'planned' ? quantity : 0,
  shipped: state === 'shipped' ? quantity : 0,
})

interface Followed {
  readonly clientId: number
  readonly shipmentId: number
  readonly status: ShipmentStatus
  readonly shipment: Shipment
}

/** What a person took off lines, or put back, is no more, or again, on the shipment. */
async function followCounts(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  before: Followed,
  after: Pick<Followed, 'status' | 'shipment'>,
  at: Date,
): Promise<void> {
  if (stateOf[before.status] !== 'planned' || stateOf[after.status] !== 'planned') return
  const rows = await recounted(tx, before, after.shipment)
  if (rows.length === 0) return
  const { clientId, shipmentId } = before
  await release(
    tx,
    clientId,
    rows.map(row => ({ ...row, shipmentId, state: 'planned' })),
    at,
  )
  await allocate(
    app,
    tx,
    { clientId, shipmentId, at },
    rows.map(({ now, ...row }) => ({ ...row, quantity: now })),
  )
}

/** What a saved change of a locked shipment does to the orders on it: what left is shipped, what is void or was taken off is open again. */
export async function followShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  before: Followed,
  after: Pick<Followed, 'status' | 'shipment'>,
  at: Date,
): Promise<void> {
  await followCounts(app, tx, before, after, at)
  const kept = new Set(after.shipment.lines.map(({ lineId }) => lineId))
  const isShorter = before.shipment.lines.some(({ lineId }) => !kept.has(lineId))
  if (stateOf[before.status] === stateOf[after.status] && !isShorter) return
  const { clientId, shipmentId } = before
  const rows = await tx
    .selectFrom('allocation')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '<>', 'released')
    .execute()
  const moved = rows.flatMap(row => {
    const from = row.state as AllocationState
    const to = kept.has(row.shipment_line_id) ? stateOf[after.status] : 'released'
    return from === to ? [] : [{ id: row.allocation_id, row, from, to }]
  })
  if (moved.length === 0) return
  await count(
    app,
    tx,
    clientId,
    moved.map(({ row, from, to }) => {
      const [gone, come] = [share(from, row.quantity), share(to, row.quantity)]
      const { order_id: orderId, line_id: lineId } = row
      return { orderId, lineId, planned: come.planned - gone.planned, shipped: come.shipped - gone.shipped }
    }),
  )
  for (const state of ['planned', 'shipped', 'released'] as const) {
    const ids = moved.filter(({ to }) => to === state).map(({ id }) => id)
    if (ids.length === 0) continue
    await tx
      .updateTable('allocation')
      .set({ state, changed_at: at.toISOString() })
      .where('client_id', '=', clientId)
      .where('allocation_id', 'in', ids)
      .execute()
  }
}
