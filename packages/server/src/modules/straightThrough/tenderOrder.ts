import { countedFrom, impliedIn, isWholePrice, type PricedRate } from '@waybill/contract/wire/rate.ts'
import { dayByHand, formatMoney, isPaidByUs, priceByHand, type StraightRule, sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { pickup, slotHolder } from '../booking/index.ts'
import { reviewTenders } from '../bulk/index.ts'
import { rateShipment } from '../rates/index.ts'
import { loadOrders } from '../salesOrders/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { type Asking, type Ended, endEntry } from './entries.ts'
import { refused } from './refused.ts'
import { dayRow, ruleOf, ruleRow } from './ruleRow.ts'
import { requestOf, shipmentByHand, type Worker } from './takeOrder.ts'

/** The price that was selected, with what stands against its carrier. */
interface Offer {
  readonly rate: PricedRate
  readonly isAgainstGuide: boolean
  readonly isCarrierDoubted: boolean
  readonly isForOneTrailer: boolean
  readonly isCheaperByTruck: boolean
}

const byHand = (words: string, rate?: PricedRate): Ended => ({
  ...{ state: 'byHand', words },
  ...(rate === undefined ? {} : priceOf(rate)),
})

const priceOf = ({ CarrierName, CarrierSCAC, CurrAmount, currency }: PricedRate) => ({
  ...{ carrierName: CarrierName || CarrierSCAC, scac: CarrierSCAC, amount: CurrAmount, currency },
})

/** Asks all carriers, and reads the selected price as the review of a tender shows it; no transaction is open meanwhile. */
async function askForPrice(
  { app, who, now }: Worker,
  { clientId, orderId, shipmentId }: Asking,
): Promise<Offer | Ended> {
  const db = app.db.forClient(clientId)
  const asked = { app, db, who, now, request: requestOf(orderId) }
  const { rates, selectedPricesheetid, outcome } = await rateShipment(asked, { shipmentId })
  if (!rates.some(({ PricesheetID }) => PricesheetID === selectedPricesheetid)) return byHand(outcome.words)
  const given = { ...asked, upload: null, issueKey: () => {}, query: {}, input: { shipmentIds: [shipmentId] } }
  const { rows } = await reviewTenders(given)
  const [row] = rows
  if (row?.rate == null) return byHand(sentence('straightChanged'))
  const { rate, state, carrierWarnings } = row
  return {
    rate: rate as PricedRate,
    isAgainstGuide: state === 'againstGuide',
    isCarrierDoubted: carrierWarnings.length > 0,
    isForOneTrailer: state !== 'doesNotFit',
    isCheaperByTruck: state === 'cheaperByTruck',
  }
}

/** Takes the price from what the day may still take; who comes second waits. @returns why it may not; blank: it is taken */
async function spend(tx: Tx, { who, now }: Worker, rule: StraightRule, total: number): Promise<string> {
  const { clientId } = who
  const day = localNow(now, who.timeZone).date
  await tx
    .insertInto('straight_day')
    .values({ client_id: clientId, day, amount: 0, loads: 0 })
    .onConflict(oc => oc.doNothing())
    .execute()
  const { rows } = await sql`
    update straight_day set amount = amount + ${total}, loads = loads + 1
     where client_id = ${clientId} and day = ${day}::date
       and amount + ${total} <= ${rule.maxDay} and loads < ${rule.maxLoads}
    returning loads`.execute(tx)
  if (rows.length > 0) return ''
  const { amount, loads } = await dayRow(tx, clientId, day)
  return dayByHand(rule, amount, loads, total)
}

/** Tenders at the price, where the rule still stands and nothing that a clerk would be asked about is said against it. */
async function tender(
  worker: Worker,
  tx: Tx,
  after: (work: () => void | Promise<void>) => void,
  { clientId, orderId, shipmentId }: Asking,
  { rate, ...against }: Offer,
): Promise<Ended> {
  const { app, who, now } = worker
  const row = await ruleRow(tx, clientId, 'hold')
  if (row === undefined || !row.is_on) return byHand(sentence('straightOff'), rate)
  const rule = ruleOf(row)
  const record = await lockShipment(tx, clientId, shipmentId)
  const [order] = await loadOrders(tx, clientId, [orderId])
  if (order === undefined) return byHand(sentence('straightChanged'), rate)
  if (record.status !== 'Q' || record.selectedQuoteId !== rate.PricesheetID) {
    return byHand(sentence('straightChanged'), rate)
  }
  // Somebody may have had it in hand meanwhile, and other freight may have come to the same place.
  const changed = await shipmentByHand(worker, tx, rule, record, order)
  if (changed !== '') return byHand(changed, rate)
  const words = priceByHand(rule, {
    ...{ scac: rate.CarrierSCAC, total: rate.CurrAmount, currency: rate.currency, isWhole: isWholePrice(rate) },
    ...{ isClassGuessed: rate.guessedClass, hasWarnings: rate.warnings.length > 0, ...against },
    ...{ hasImplied: impliedIn(rate).length > 0, isLater: countedFrom(rate) !== null },
    isNotNamed: (record.shipment.appointedCarrier ?? rate.CarrierSCAC) !== rate.CarrierSCAC,
    ...{ arrives: rate.deliveryDate, due: order.order.dueDate },
  })
  if (words !== '') return byHand(words, rate)
  // What another pays is a load of the day, and none of its money.
  const spent = await spend(tx, worker, rule, isPaidByUs(record.shipment) ? rate.CurrAmount : 0)
  if (spent !== '') return byHand(spent, rate)
  const doors = { tx, after, upload: null, issueKey: () => {}, request: requestOf(orderId) }
  const input = {
    ...{ shipmentId, version: record.version, PricesheetID: rate.PricesheetID },
    ...{ SCAC: '', spokeWith: '', comments: '' },
  }
  await pickup({ app, who, now, ...doors, query: { flag: 'book' }, input })
  const holder = await slotHolder(app, tx, clientId, shipmentId)
  const price = priceOf(rate)
  return {
    ...{ state: 'tendered', ...price, ...(holder === null ? {} : { tenderId: holder.tenderId }) },
    words: sentence('ratedSelected', {
      carrier: price.carrierName,
      amount: formatMoney(price.amount, price.currency),
    }),
  }
}

/**
 * Asks for prices of a shipment that was built, and tenders it or leaves it to a person, with why. The tender and what is
 * kept of it are one transaction: whoever comes after a node that died begins again with the question, and buys nothing twice.
 */
export async function tenderOrder(worker: Worker, asking: Asking): Promise<void> {
  const { app, now } = worker
  const db = app.db.forClient(asking.clientId)
  const offer = await askForPrice(worker, asking).catch(error => refused(app, asking.orderId, error))
  const afterwards: (() => void | Promise<void>)[] = []
  await db.transaction(async tx => {
    if ('state' in offer) return endEntry(app, tx, asking, offer, now)
    await sql`savepoint before_tender`.execute(tx)
    const ended = await tender(worker, tx, work => afterwards.push(work), asking, offer).catch(async error => {
      const why = refused(app, asking.orderId, error)
      await sql`rollback to savepoint before_tender`.execute(tx)
      afterwards.length = 0
      return { ...why, ...priceOf(offer.rate) }
    })
    const isOwn = await endEntry(app, tx, asking, ended, now)
    if (!isOwn && ended.state === 'tendered') throw new Error('somebody else ended what was tendered meanwhile')
    return isOwn
  })
  for (const work of afterwards) await work()
}
