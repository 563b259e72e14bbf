import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { lockShipment, saveShipment } from '../modules/shipments/index.ts'
import { dueRows } from './dueByHand.ts'
import { ask } from './node.ts'
import { shipmentNow, takeUp, tendersNow, type Walk, work } from './walk.ts'

export const WIRED = ['AAAA', 'BBBB'] as const
export const MAILED = 'DMAA'

async function priceOf({ order }: Walk, scac: string): Promise<number> {
  const body = { shipmentId: order.shipmentId }
  const { status, reply } = await ask(order.node, GETLTLRates, { body }, order.person().token)
  return (status === 200 && reply.rates.find(rate => rate.CarrierSCAC === scac)?.PricesheetID) || 0
}

/** What was refused changed nothing. */
const isDone = ({ status, text }: { readonly status: number; readonly text: string }): boolean => {
  if (status >= 500) throw new Error(text)
  return status === 200
}

/** Somebody said that a carrier has an order, or has none. */
function said(walk: Walk, tenderId: number, hasIt: boolean): void {
  const real = walk.world.orders.get(tenderId)
  if (real === undefined) return
  if (real.truth === 'open') {
    // What was not known yet at the telephone may come still.
    if (hasIt) {
      real.truth = 'held'
      real.isTaken = true
    } else if (walk.world.chance(0.7)) real.truth = 'none'
    if (!hasIt && real.truth === 'none') real.isToldNone = true
    return
  }
  if (hasIt !== (real.truth === 'held')) real.isLiedAbout = true
  if (!hasIt && real.truth === 'none') real.isToldNone = true
}

/** What people and carriers do; each says what it did, or nothing where nothing came of it. */
export const steps = {
  async book(walk: Walk) {
    const { order, world } = walk
    const scac = world.pick([...WIRED, ...WIRED, MAILED]) ?? ''
    const byCall = world.chance(0.2)
    const PricesheetID = await priceOf(walk, scac)
    const { version } = await shipmentNow(walk)
    const body = { shipmentId: order.shipmentId, version, PricesheetID, ...(byCall ? { spokeWith: 'Pat' } : {}) }
    const before = world.orders.size
    const stood = await tendersNow(walk)
    const query = byCall ? { flag: 'call' as const } : {}
    const done = isDone(await ask(order.node, Pickup, { query, body }, order.person().token))
    await takeUp(walk, PricesheetID)
    if (done && world.orders.size === before) {
      const now = await tendersNow(walk)
      const taken = now.find((one, i) => one.state === 'awarded' && stood[i]?.state !== 'awarded')
      if (taken) said(walk, taken.tender_id, true)
    }
    return done ? `book ${scac} ${byCall ? 'by call' : ''}` : ''
  },
  async confirmByCall(walk: Walk) {
    const { order } = walk
    const unknown = (await tendersNow(walk)).find(({ state }) => state === 'unknown')
    if (unknown === undefined) return ''
    const { version } = await shipmentNow(walk)
    const body = { shipmentId: order.shipmentId, version, PricesheetID: unknown.price_sheet_id ?? 0, spokeWith: 'Pat' }
    const done = isDone(await ask(order.node, Pickup, { query: { flag: 'call' }, body }, order.person().token))
    if (done) said(walk, unknown.tender_id, true)
    return done ? `confirm ${unknown.tender_id} by call` : ''
  },
  async voidIt({ order }: Walk) {
    return (await order.voidIt()) === 200 ? 'void' : ''
  },
  askNow: async ({ order }: Walk) => ((await order.askNow()) === 200 ? 'ask now' : ''),
  async swap(walk: Walk) {
    const { order, world } = walk
    const wanted = world.pick(
      (await tendersNow(walk)).filter(({ order: state }) => state === 'surplus' || state === 'cancelRefused'),
    )
    if (wanted === undefined) return ''
    const { version } = await shipmentNow(walk)
    const body = { shipmentId: order.shipmentId, version, bookingId: wanted.tender_id, reason: 'On their way' }
    const done = isDone(await ask(order.node, SwapBooking, { body }, order.person().token))
    return done ? `swap to ${wanted.tender_id}` : ''
  },
  async call(walk: Walk) {
    const { order, world } = walk
    const tenders = await tendersNow(walk)
    const isOpen = (one: (typeof tenders)[number]) =>
      one.order === null ? ['unknown', 'givenUp'].includes(one.state) : one.order !== 'cancelled' || world.chance(0.1)
    const open = tenders.filter(isOpen)
    const real = world.orders.get(world.pick(open)?.tender_id ?? 0)
    if (real === undefined) return ''
    const isLie = world.chance(0.06)
    const givesBack = real.truth === 'held' && world.chance(0.4)
    const keeps = real.truth === 'held' ? !givesBack : real.truth === 'open' && world.chance(0.4)
    const answer = keeps !== isLie ? 'no' : 'yes'
    const isUnknown = world.chance(0.1)
    const body = {
      shipmentId: order.shipmentId,
      spokeWith: 'Pat',
      bookingId: real.tenderId,
      answer,
      isUnknown,
    } as const
    const done = isDone(await ask(order.node, RecordCarrierCall, { body }, order.person().token))
    if (done && real.truth === 'held' && givesBack && !isLie) {
      real.truth = 'none'
      real.isToldNone = true
    } else if (done) said(walk, real.tenderId, answer === 'no')
    return done ? `call about ${real.tenderId}, ${answer}` : ''
  },
  async move(walk: Walk) {
    const { order, world } = walk
    const statusCode = world.pick(['Q', 'Q', 'A', 'T', 'D'] as const) ?? 'Q'
    const { version } = await shipmentNow(walk)
    const body = { shipmentId: order.shipmentId, version, statusCode, comments: 'By hand' }
    const done = isDone(await ask(order.node, UpdateStatusCode, { body }, order.person().token))
    return done ? `to ${statusCode}` : ''
  },
  async acceptPrice(walk: Walk) {
    const { order } = walk
    const holder = (await tendersNow(walk)).find(({ state }) => state === 'awarded')
    if (holder === undefined) return ''
    const PricesheetID = await priceOf(walk, holder.scac)
    const { version } = await shipmentNow(walk)
    const body = { shipmentId: order.shipmentId, version, way: 'call' as const, spokeWith: 'Pat', PricesheetID }
    const done = isDone(await ask(order.node, TellCarrier, { body }, order.person().token))
    if (done) walk.priced.set(holder.tender_id, PricesheetID)
    return done ? `accept price for ${holder.tender_id}` : ''
  },
  async trackPro(walk: Walk) {
    const { order } = walk
    const live = (await tendersNow(walk)).find(one => one.order === 'live')
    if (live === undefined || (await shipmentNow(walk)).pro_number !== '') return ''
    const { clientId } = order.person()
    const { app, clock } = order.node
    const doer = { who: { clientId, userId: null, name: 'Test' }, requestId: 'test', at: clock.now() }
    await app.db.forClient(clientId).transaction(async tx => {
      const before = await lockShipment(tx, clientId, order.shipmentId)
      await saveShipment(app, tx, doer, before, {
        action: 'confirmed',
        facts: { proNumber: `PRO${live.tender_id}` },
        note: '',
      })
    })
    walk.tracked.add(live.tender_id)
    return `PRO of ${live.tender_id}`
  },
  async due(walk: Walk) {
    const { order, world } = walk
    const { node } = order
    const soon = node.clock.now().getTime() + 900_000
    const rows = await dueRows(node, order.person().clientId)
    const row = world.pick(rows.filter(({ at }) => at < soon))
    return row === undefined ? '' : work(walk, row)
  },
  /** Its carrier knows of no order for so long that it is given up. */
  async silence(walk: Walk) {
    const { order, world } = walk
    const unknown = (await tendersNow(walk)).find(({ state }) => state === 'unknown')
    if (unknown === undefined) return ''
    for (let asked = 0; asked < 6; asked += 1) {
      const rows = await dueRows(order.node, order.person().clientId)
      const row = rows.find(({ kind, subjectId }) => kind === 'ask' && subjectId === unknown.tender_id)
      if (row === undefined) break
      await work(walk, row)
      const found = world.questions.findLast(({ kind }) => kind === 'find')
      if (found?.tenderId === unknown.tender_id) await world.reply(found, { kind: 'absent' })
    }
    return `silence over ${unknown.tender_id}`
  },
  /** An order that was given up shows at its carrier. */
  async late(walk: Walk) {
    const { order, world } = walk
    const rows = await dueRows(order.node, order.person().clientId)
    const lost = (await tendersNow(walk)).filter(({ state }) => state === 'givenUp').map(one => one.tender_id)
    const row = world.pick(rows.filter(({ kind, subjectId }) => kind === 'ask' && lost.includes(subjectId)))
    const real = world.orders.get(row?.subjectId ?? 0)
    if (row === undefined || real === undefined || real.truth === 'none') return ''
    await work(walk, row)
    const found = world.questions.findLast(({ kind }) => kind === 'find')
    if (found?.tenderId !== real.tenderId) return ''
    await world.show(found, real)
    return `late ${real.tenderId}`
  },
  async answer({ world }: Walk) {
    const question = world.pick(world.questions)
    return question === undefined ? '' : world.answer(question, false)
  },
}

type Step = keyof typeof steps

/** What people and carriers mostly do where a shipment stands; now and then anything. */
export async function nextStep(walk: Walk): Promise<Step> {
  const { world } = walk
  if (world.chance(0.06)) return world.pick(Object.keys(steps) as Step[]) ?? 'due'
  const { status } = await shipmentNow(walk)
  const holder = (await tendersNow(walk)).find(({ state }) => ['committing', 'unknown', 'awarded'].includes(state))
  const often = (weights: Partial<Record<Step, number>>) =>
    world.pick(
      (Object.keys(weights) as Step[]).flatMap(name =>
        Array.from({ length: Math.ceil((weights[name] ?? 0) * (walk.mood[name] ?? 1)) }, () => name),
      ),
    )
  const any = { due: 4, answer: 3, late: 2, call: 1, askNow: 1 }
  // A void ends most of what may happen: it comes late.
  const voidIt = walk.log.length > 6 ? 1 : 0
  if (status === 'Q') return often({ ...any, call: 0, late: 0, book: 12 }) ?? 'due'
  if (status !== 'T') return often({ ...any, askNow: 2, move: 1 }) ?? 'due'
  if (holder?.state === 'committing') return often({ ...any, due: 6, askNow: 3, voidIt: 1 }) ?? 'due'
  if (holder?.state === 'unknown')
    return often({ ...any, call: 0, answer: 1, silence: 12, confirmByCall: 1, voidIt }) ?? 'due'
  if (holder?.order === 'cancelled') return often({ ...any, move: 4, swap: 2, voidIt }) ?? 'due'
  return often({ ...any, late: 12, call: 1, swap: 12, acceptPrice: 1, trackPro: 1, move: 1, voidIt }) ?? 'due'
}
