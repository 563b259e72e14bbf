import type { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { findTransition, type SkipReason, STEP_GRACE_MS, statusNames } from '@waybill/domain'
import type { Given, Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { mayPurchase } from '../../approvals/index.ts'
import type { KeyedPriceRow } from '../../prices/index.ts'
import { contentNow, lockShipment, type ShipmentRecord } from '../../shipments/index.ts'
import { putOnList } from '../answeredCarrier.ts'
import { bookableQuote, refuseClaimed } from '../quote.ts'
import { refuseUnready } from '../readyToBook.ts'
import { refuseSameLoad } from '../sameLoad.ts'
import { slotHolder } from '../tenders.ts'
import { overrideGiven } from './guideOverride.ts'
import { openNext } from './openSteps.ts'
import { openRound, type Round, tellRound } from './rounds.ts'
import { roundShown } from './roundsShown.ts'

type Asked = Given<typeof StartTenderRound>

const issue = (at: string, code: string, params: Readonly<Record<string, string | number>> = {}) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${at}`, code, params }])

/** The prices it is offered at, each in force, each of another carrier. @throws {Refusal} InvalidInput, QuoteExpired, QuoteOutdated, ScacClaimed */
async function pricesOf(asked: Asked, record: ShipmentRecord): Promise<readonly KeyedPriceRow[]> {
  const { app, tx, input, now } = asked
  const { PricesheetIDs: ids, kind } = input
  if (ids.length === 0) throw issue('PricesheetIDs', 'required')
  if (kind === 'single' && ids.length > 1) throw issue('PricesheetIDs', 'tooMany', { max: 1 })
  const prices: KeyedPriceRow[] = []
  for (const [index, id] of ids.entries()) {
    const price = (await bookableQuote(app, tx, record, id, now)) as KeyedPriceRow
    if (prices.some(({ scac }) => scac === price.scac)) throw issue(`PricesheetIDs.${index}`, 'twice')
    // Over a wire the first to be asked would have the order: such a price is asked in turn.
    if (kind === 'broadcast' && price.account_id !== null) throw issue(`PricesheetIDs.${index}`, 'buysAtOnce')
    await putOnList(asked, record, price)
    await refuseClaimed(tx, record, price)
    prices.push(price)
  }
  return prices
}

const skipWords: Readonly<Record<SkipReason, string>> = {
  doNotUse: 'marked do not use',
  uninsured: 'insurance expired',
  inactive: 'not on your carrier list',
  capacity: 'at its daily load limit',
  outOfWindow: 'pickup window has passed',
  noAddress: 'no tender e-mail',
  priceExpired: 'price expired',
  priceOutdated: 'priced before the shipment changed',
  accountUnusable: 'account can’t be used',
  unreached: 'e-mail did not arrive',
  aboveLimit: 'above the booking limit',
}

/** Offers a shipment to carriers that may accept or decline. While offers are open it is Tendered without a booking. */
export const startTenderRound: Handler<typeof StartTenderRound> = async asked => {
  const { app, tx, who, input, now, request } = asked
  const before = await lockShipment(tx, who.clientId, input.shipmentId)
  const holder = await slotHolder(app, tx, who.clientId, input.shipmentId)
  if (holder !== null) throw new Refusal('AlreadyBooked', { carrier: holder.carrierName })
  if ((await openRound(tx, who.clientId, input.shipmentId)) !== null) throw new Refusal('OffersOpen')
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (before.status !== 'Q' || findTransition(before.status, 'T', 'staff') === null) {
    throw new Refusal('CannotBook', { status: statusNames[before.status] })
  }
  const prices = await pricesOf(asked, before)
  if (prices.some(({ account_id }) => account_id === null) && !app.settings.sendsMail) {
    throw new Refusal('NoMailServerQuotes')
  }
  for (const { carrier_name: name, scac } of prices) refuseUnready(now, before, { name, scac })
  await refuseSameLoad(tx, before)
  // All of them, before anybody is asked: a round that ended at somebody's limit would be found out by its carriers.
  for (const { price_sheet_id: priceSheetId, scac, total, currency } of prices) {
    await mayPurchase(app, tx, { userId: who.userId, record: before, priceSheetId, scac, total, currency }, now)
  }
  const override = await overrideGiven(tx, prices, input.override)
  const content = await contentNow(tx, before, now)
  const row = await tx
    .insertInto('tender_round')
    .values({
      client_id: who.clientId,
      shipment_id: before.shipmentId,
      content_no: content.contentNo,
      ...{ kind: input.kind, step_minutes: input.stepMinutes, comments: input.comments },
      ...{ started_by: who.userId, started_at: now.toISOString() },
      ...(override === null ? {} : { override_reason: override.reason, override_words: override.words }),
    })
    .returning('round_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('tender_step')
    .values(
      prices.map((price, index) => ({
        client_id: who.clientId,
        round_id: row.round_id,
        step_no: index + 1,
        ...{ price_sheet_id: price.price_sheet_id, scac: price.scac, carrier_name: price.carrier_name },
      })),
    )
    .execute()
  const round: Round = {
    ...{ clientId: who.clientId, roundId: row.round_id, shipmentId: before.shipmentId, state: 'open' },
    ...{ kind: input.kind, stepMinutes: input.stepMinutes, comments: input.comments, startedBy: who.userId },
    override,
  }
  const doer = { who, requestId: request.id, at: now }
  const { tenders, skipped } = await openNext(app, tx, doer, round, before)
  if (tenders.length === 0) {
    const reasons = skipped.map(({ step, reason }) => `${step.carrierName}: ${skipWords[reason]}`).join('; ')
    throw new Refusal('NobodyToOffer', { reasons })
  }
  const closings = tenders.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt + STEP_GRACE_MS]))
  if (closings.length > 0) {
    await app.due.put(
      tx,
      'offers',
      { clientId: who.clientId, subjectId: row.round_id },
      new Date(Math.min(...closings)),
    )
  }
  await tellRound(app, tx, round)
  return { round: await roundShown(app, tx, who.clientId, row.round_id) }
}
