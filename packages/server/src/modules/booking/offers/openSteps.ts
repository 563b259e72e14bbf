import { pickupOf, type SkipReason, sentence, skipReasonOf, stepDueAt, zonedInstant } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type Doer, recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import { momentWords } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import { purchaseLeave, spendApproval } from '../../approvals/index.ts'
import { type PriceSheetRow, priceSheetOf } from '../../prices/index.ts'
import { contentNow, type ShipmentRecord, saveShipment } from '../../shipments/index.ts'
import { impliedInPrice } from '../implied.ts'
import { isOutdated, openAccountOf } from '../quote.ts'
import { addTender, givenUpAt, type Tender } from '../tenders.ts'
import { addTransmission } from '../transmissions.ts'
import { keepOverride } from './guideOverride.ts'
import { mailOffer } from './offerLetter.ts'
import { moveStep, type Round, type Step, stepsOf } from './rounds.ts'
import { standingOf } from './standing.ts'

/** When the truck has to be there at the latest, milliseconds since 1970; null: nobody said. */
export function pickupEndsAt({ shipment, originZone }: ShipmentRecord): number | null {
  const { date, to } = pickupOf(shipment)
  if (date === '') return null
  const instant = zonedInstant(`${date}T${to === '' ? '23:59' : to}`, originZone)
  return Number.isNaN(instant) ? null : instant
}

interface Turn {
  readonly step: Step
  readonly price: PriceSheetRow
  readonly email: string
  readonly dueAt: number
  /** Under which it is offered; null: whoever started the round may book it by himself. */
  readonly approvalId: number | null
}

/**
 * Whether an order may go over the wire of a price: its account opens, and no earlier order of the shipment was given up
 * there that could still be found. Asked for by a number that both share, the carrier could answer one with the other.
 */
async function canOrder(app: App, tx: Tx, { clientId, shipmentId }: ShipmentRecord, price: PriceSheetRow) {
  const carrier = { ...unlisted, scac: price.scac, name: price.carrier_name }
  try {
    const recovery = await openAccountOf(app, tx, price, carrier)
    const accountId = price.account_id
    if (recovery === 'wireKey' || accountId === null) return true
    return (await givenUpAt(app, tx, clientId, shipmentId, { accountId })) === null
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The approval that an offer is made under, as things are when its turn comes; null: none is needed. */
async function leaveFor(
  app: App,
  tx: Tx,
  { startedBy: userId }: Round,
  record: ShipmentRecord,
  { scac, total, currency }: PriceSheetRow,
): Promise<number | null | 'aboveLimit'> {
  const leave = await purchaseLeave(app, tx, { userId, record, scac, total, currency }, app.clock.now())
  if (leave.kind === 'free') return null
  return leave.kind === 'approved' ? leave.approvalId : 'aboveLimit'
}

/** Whether a carrier is asked when its turn comes, or why it is passed over (rules of the trade: tender and quotes). */
async function turnOf(app: App, tx: Tx, round: Round, record: ShipmentRecord, step: Step): Promise<Turn | SkipReason> {
  const now = app.clock.now()
  const price = await priceSheetOf(tx, record, step.priceSheetId)
  if (price === undefined) return 'priceExpired'
  // While an order is on its way over a wire the freight may be changed: what was asked for then is no price of it now.
  if (await isOutdated(app, tx, record, price)) return 'priceOutdated'
  const overWire = price.account_id !== null
  const { carrier, standing } = await standingOf(tx, record, step.scac, overWire, now)
  const wireUsable = !overWire || (await canOrder(app, tx, record, price))
  const email = carrier?.tenderEmail ?? ''
  const pickupEnds = pickupEndsAt(record)
  const reason = skipReasonOf(
    { ...standing, ...{ email, overWire, wireUsable }, priceUntil: Date.parse(price.expires_at) },
    now.getTime(),
    pickupEnds,
  )
  if (reason !== null) return reason
  const approvalId = await leaveFor(app, tx, round, record, price)
  if (approvalId === 'aboveLimit') return approvalId
  const dueAt = stepDueAt(now.getTime(), round.stepMinutes, Date.parse(price.expires_at), pickupEnds)
  return { step, price, email, dueAt, approvalId }
}

const unlisted = { tenderEmail: '', phone: '', insuranceExpires: null }

/** Offers the load to one carrier: by a letter that it may answer, or over its wire, which buys. */
async function open(app: App, tx: Tx, doer: Doer, round: Round, record: ShipmentRecord, turn: Turn): Promise<Tender> {
  const { step, price, email, dueAt, approvalId } = turn
  const content = await contentNow(tx, record, doer.at)
  const overWire = price.account_id !== null
  const tender = await addTender(
    tx,
    {
      ...{ clientId: round.clientId, shipmentId: round.shipmentId, contentNo: content.contentNo },
      ...{ scac: step.scac, carrierName: step.carrierName, accountId: price.account_id },
      ...{ priceSheetId: price.price_sheet_id, total: price.total, currency: price.currency, charges: price.charges },
      ...{ service: price.service, serviceCode: price.service_code, quoteNumber: price.quote_number },
      implied: impliedInPrice(price),
      ...{ transitDays: price.transit_days, deliveryDate: price.delivery_date, requestedBy: round.startedBy },
      ...{ way: overWire ? ('api' as const) : ('email' as const), state: overWire ? 'committing' : 'open', answer: '' },
      roundId: round.roundId,
      ...(overWire ? {} : { dueAt }),
    },
    doer.at,
  )
  await spendApproval(tx, tender, approvalId)
  await recordChange(tx, doer, {
    ...{ entity: 'tender', entityId: tender.tenderId, action: tender.state },
    after: {
      state: tender.state,
      scac: tender.scac,
      way: tender.way,
      shipmentId: round.shipmentId,
      roundId: round.roundId,
    },
  })
  if (overWire) {
    await addTransmission(app, tx, tender, 'book', tender.contentNo)
    await keepOverride(tx, tender, round, doer.at)
  } else await mailOffer(app, tx, { record, tender, email, comments: round.comments })
  await moveStep(tx, round, step.stepNo, { state: 'open', tenderId: tender.tenderId })
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: round.shipmentId, action: 'offered' },
    after: {
      note: sentence('offerOpened', {
        carrier: step.carrierName,
        when: momentWords(new Date(dueAt), record.originZone),
      }),
    },
  })
  return tender
}

/** The shipment is offered: it is Tendered, and no carrier has it yet. */
const offered = (app: App, tx: Tx, doer: Doer, record: ShipmentRecord): Promise<ShipmentRecord> =>
  record.status === 'T'
    ? Promise.resolve(record)
    : saveShipment(app, tx, doer, record, {
        action: 'tendered',
        facts: { status: 'T', tenderedAt: doer.at.toISOString() },
      })

/** What opening the next places came to. */
export interface Opened {
  readonly record: ShipmentRecord
  readonly tenders: readonly Tender[]
  readonly skipped: readonly { readonly step: Step; readonly reason: SkipReason }[]
}

/**
 * Opens the next place of a round, or all of a broadcast, and passes over who can't be asked. The caller holds the
 * shipment's lock, and nobody has the freight.
 */
export async function openNext(app: App, tx: Tx, doer: Doer, round: Round, before: ShipmentRecord): Promise<Opened> {
  const waiting = (await stepsOf(tx, round)).filter(({ state }) => state === 'waiting')
  const skipped: { step: Step; reason: SkipReason }[] = []
  const tenders: Tender[] = []
  let record = before
  for (const step of waiting) {
    const turn = await turnOf(app, tx, round, record, step)
    if (typeof turn === 'string') {
      await moveStep(tx, round, step.stepNo, { state: 'skipped', skipReason: turn })
      const note = sentence('offerSkipped', { carrier: step.carrierName })
      const entry = { entity: 'shipment', entityId: round.shipmentId, action: 'offerSkipped' }
      await recordChange(tx, doer, { ...entry, after: { note } })
      skipped.push({ step, reason: turn })
      continue
    }
    record = await offered(app, tx, doer, record)
    tenders.push(await open(app, tx, doer, round, record, turn))
    if (round.kind !== 'broadcast') break
  }
  return { record, tenders, skipped }
}
