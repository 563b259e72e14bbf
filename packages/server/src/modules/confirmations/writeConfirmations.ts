import {
  type ConfirmationCause,
  type ConfirmedLine,
  confirmationDiffers,
  confirmationFileName,
  type FileForm,
  fileForms,
  type ShipConfirmation,
  voided,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { bornBy } from '../charges/index.ts'
import { ownWriting } from '../imports/index.ts'
import { contentOf } from './confirmationRows.ts'

interface OrderOnShipment {
  readonly order_id: number
  readonly source_id: number | null
  readonly number: string
  readonly back_order: string
  readonly customer_po: string
  readonly currency: string | null
  readonly charge: number | null
  readonly confirm_by: string | null
  readonly confirm_cause: string | null
  readonly confirm_form: string | null
  readonly lines: readonly ConfirmedLine[]
}

/** Orders that are on a shipment, or were confirmed on it, with what of them is on it now. */
const ordersOn = (tx: Tx, clientId: number, shipmentId: number) =>
  sql<OrderOnShipment>`
    with named as (
      select order_id from allocation where client_id = ${clientId} and shipment_id = ${shipmentId}
       union select order_id from ship_confirmation where client_id = ${clientId} and shipment_id = ${shipmentId}
    ), held as (
      select order_id, line_id, sum(quantity) as quantity, coalesce(sum(quantity) filter (where state = 'planned'), 0) as planned
        from allocation
       where client_id = ${clientId} and shipment_id = ${shipmentId} and state <> 'released' group by 1, 2
    ), key as (select ${clientId}::int as client_id, ${shipmentId}::bigint as shipment_id)
    select o.order_id, s.source_id, o.number, o.back_order, o.customer_po, born.amount as charge, born.currency,
           s.confirm_by, s.confirm_cause, s.confirm_form,
           coalesce((select jsonb_agg(jsonb_build_object(
                       'number', l.number, 'itemCode', l.item_code, 'sku', l.sku, 'description', l.description,
                       'unit', l.unit, 'ordered', l.quantity, 'shipped', h.quantity,
                       'open', l.quantity - l.cancelled - l.shipped - h.planned) order by l.number)
                       from held h join sales_order_line l
                         on l.client_id = o.client_id and l.order_id = h.order_id and l.line_id = h.line_id
                      where h.order_id = o.order_id), '[]') as lines
      from named join sales_order o on o.client_id = ${clientId} and o.order_id = named.order_id
      cross join key
      left join order_source s on s.client_id = o.client_id and s.source_id = o.source_id
      left join lateral (${sql.raw(bornBy('key', 'o.order_id'))}) born on true
     order by o.order_id`
    .execute(tx)
    .then(({ rows }) => rows)

/** The newest confirmation of each order on a shipment. */
const newestOn = (tx: Tx, clientId: number, shipmentId: number) =>
  tx
    .selectFrom('ship_confirmation')
    .distinctOn('order_id')
    .select(['order_id', 'number', 'cause', 'content'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('order_id')
    .orderBy('number', 'desc')
    .execute()

/** The shipment, locked, so that what is read of it belongs together. */
const shipmentOf = (tx: Tx, clientId: number, shipmentId: number) =>
  tx
    .selectFrom('shipment as s')
    .select(['s.status', 's.bol_number', 's.pro_number', 's.carrier_name', 's.carrier_scac', 's.picked_up_on'])
    .select(['s.updated_at'])
    .where('s.client_id', '=', clientId)
    .where('s.shipment_id', '=', shipmentId)
    .forUpdate()
    .executeTakeFirst()

async function isBooked(tx: Tx, clientId: number, shipmentId: number): Promise<boolean> {
  const tender = await tx
    .selectFrom('tender')
    .select('tender_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'awarded')
    .executeTakeFirst()
  return tender !== undefined
}

/** The heads and the form of a confirmation: as chosen for the source, else as its own last file, else plain CSV. */
async function writingOf(tx: Tx, clientId: number, { source_id, confirm_form }: OrderOnShipment) {
  if (source_id === null) return { heads: {}, form: 'comma' as FileForm }
  const own = await ownWriting(tx, clientId, 'orders', source_id)
  return { heads: own.heads, form: fileForms.find(form => form === confirm_form) ?? own.form ?? 'comma' }
}

/**
 * Writes what a shipment says of its orders to where they came from: the first word once its cause is there, an amendment
 * where that is no longer true. What did not change is not said again, however often this is done.
 */
export async function writeConfirmations(app: App, due: DueWork): Promise<Again> {
  const { clientId } = due
  await app.db.forClient(clientId).transaction(async tx => {
    const now = app.clock.now()
    const written = await writeOn(tx, due, now)
    for (const { subjectId, isSent } of written) {
      if (isSent) await app.due.put(tx, 'confirmationSend', { clientId, subjectId }, now)
    }
    if (written.length > 0) await app.realtime.tell({ clientId, topic: 'confirmation', data: {} }, tx)
  })
  return null
}

/** A confirmation that was written, and whether it waits to be sent. */
interface Written {
  readonly subjectId: number
  readonly isSent: boolean
}

/** The same without having it sent. @returns what was written */
export async function writeOn(tx: Tx, { clientId, subjectId: shipmentId }: DueWork, now: Date): Promise<Written[]> {
  const shipment = await shipmentOf(tx, clientId, shipmentId)
  if (shipment === undefined) return []
  const hasLeft = shipment.status === 'A' || shipment.status === 'D'
  const booked = shipment.status === 'T' && (await isBooked(tx, clientId, shipmentId))
  const before = new Map((await newestOn(tx, clientId, shipmentId)).map(row => [row.order_id, row]))
  const at = now.toISOString()
  const written: Written[] = []
  for (const order of await ordersOn(tx, clientId, shipmentId)) {
    const last = before.get(order.order_id)
    const isSaid = last !== undefined && last.cause !== 'void'
    // What was said of a booking stands as long as the booking does, whatever its source wants to hear from now on.
    const causedBy: ConfirmationCause =
      order.confirm_cause === 'booked' || (isSaid && last.cause === 'booked') ? 'booked' : 'left'
    const isDue = order.lines.length > 0 && (hasLeft || (booked && causedBy === 'booked'))
    if (!isDue && !isSaid) continue
    const content: ShipConfirmation = isDue
      ? {
          ...{ orderNumber: order.number, backOrder: order.back_order, customerPo: order.customer_po },
          ...{ bolNumber: shipment.bol_number, carrierName: shipment.carrier_name, scac: shipment.carrier_scac },
          ...{ proNumber: shipment.pro_number, shipDate: shipment.picked_up_on },
          ...{ charge: order.charge, currency: order.currency ?? '', lines: order.lines },
        }
      : voided(contentOf(last ?? { content: {} }))
    if (isDue && isSaid && !confirmationDiffers(contentOf(last), content)) continue
    const number = (last?.number ?? 0) + 1
    const isSent = order.confirm_by === 'folder' || order.confirm_by === 'mail'
    const { heads, form } = await writingOf(tx, clientId, order)
    const { confirmation_id: subjectId } = await tx
      .insertInto('ship_confirmation')
      .values({
        ...{ client_id: clientId, order_id: order.order_id, shipment_id: shipmentId, number },
        ...{ cause: isDue ? causedBy : 'void', content: JSON.stringify(content), source_id: order.source_id },
        ...{ heads: JSON.stringify(heads), form, state: isSent ? 'waiting' : 'kept' },
        file_name: confirmationFileName(content, number, form),
        ...{ caused_at: shipment.updated_at, queued_at: at },
      })
      .returning('confirmation_id')
      .executeTakeFirstOrThrow()
    written.push({ subjectId, isSent })
  }
  return written
}
