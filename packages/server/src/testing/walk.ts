import { sendMail } from '../mail/sendMail.ts'
import { bookingWork } from '../modules/booking/index.ts'
import type { World } from './carrierWorld.ts'
import { type DueRow, workDue } from './dueByHand.ts'
import type { MemoryOrder } from './memoryOrder.ts'

/** A shipment on its way through whatever people and carriers do. */
export interface Walk {
  readonly order: MemoryOrder
  readonly world: World
  readonly log: string[]
  /** How much more often than usual each step is taken: every walk has habits of its own. */
  readonly mood: Readonly<Record<string, number>>
  /** The price each tender was offered at, or that was accepted since. */
  readonly priced: Map<number, number>
  /** Orders whose PRO number tracking brought. */
  readonly tracked: Set<number>
}

export const tendersNow = ({ order }: Walk) =>
  order.node.app.db.forClient(order.person().clientId).read(
    order.node.app.db.query
      .selectFrom('tender as t')
      .leftJoin('booking as b', join =>
        join.onRef('b.client_id', '=', 't.client_id').onRef('b.tender_id', '=', 't.tender_id'),
      )
      .select([
        't.tender_id',
        't.scac',
        't.state',
        't.way',
        't.price_sheet_id',
        't.call_note',
        't.answer',
        'b.state as order',
      ])
      .select(['b.pro_number', 'b.provider_id', 'b.cancel_call'])
      .where('t.shipment_id', '=', order.shipmentId)
      .orderBy('t.tender_id'),
  )

export const shipmentNow = async ({ order }: Walk) => {
  const { app } = order.node
  const row = await app.db
    .forClient(order.person().clientId)
    .readOne(
      app.db.query
        .selectFrom('shipment')
        .select([
          'status',
          'version',
          'carrier_scac',
          'service',
          'service_days',
          'total_charge',
          'selected_quote_id',
          'pro_number',
        ])
        .where('shipment_id', '=', order.shipmentId),
    )
  if (row === null) throw new Error('no shipment')
  return row
}

/** The carriers of tenders that are new have their orders from now on. */
export async function takeUp(walk: Walk, sheet: number): Promise<void> {
  for (const { tender_id: tenderId, scac, way } of await tendersNow(walk)) {
    if (walk.world.orders.has(tenderId)) continue
    const truth = way === 'call' ? 'held' : 'open'
    walk.world.orders.set(tenderId, {
      ...{
        tenderId,
        scac,
        way,
        truth,
        isTaken: truth === 'held',
        isShown: false,
        isToldNone: false,
        isLiedAbout: false,
        sent: 0,
      },
    })
    walk.priced.set(tenderId, sheet)
  }
}

async function subjectOf({ order }: Walk, { kind, subjectId }: DueRow): Promise<number> {
  if (kind === 'ask') return subjectId
  const { query } = order.node.app.db
  const db = order.node.app.db.forClient(order.person().clientId)
  if (kind === 'transmit') {
    const its = query.selectFrom('transmission').select('tender_id').where('transmission_id', '=', subjectId)
    return (await db.readOne(its))?.tender_id ?? 0
  }
  const its = query.selectFrom('mail').select(['tender_id', 'purpose']).where('mail_id', '=', subjectId)
  const mail = await db.readOne(its)
  return mail?.purpose === 'tender' ? (mail.tender_id ?? 0) : 0
}

/** Works a piece that is due, until it is done or its carrier does not answer yet. */
export async function work(walk: Walk, row: DueRow): Promise<string> {
  const { order, world } = walk
  const mail = sendMail(order.node.app, world.mail, bookingWork.mails)
  const subject = await subjectOf(walk, row)
  await world.begin(subject, () =>
    workDue(order.node, row, (app, due) => {
      if (row.kind === 'mail') return mail(due)
      return row.kind === 'ask' ? bookingWork.ask(app, due) : bookingWork.transmit(app, due)
    }),
  )
  return `work ${row.kind} of ${subject}`
}
