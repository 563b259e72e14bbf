import type { ReplyOf } from '@waybill/contract'
import type { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { isWholePrice, type PricedRate, rankedIn } from '@waybill/contract/wire/rate.ts'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import {
  type AppliedGuide,
  applyGuide,
  chooseRate,
  covers,
  daysBetween,
  destinationOf,
  freightModeOf,
  guideOf,
  inARow,
  isAsked,
  isDate,
  modes,
  needsOf,
  originOf,
  type PlaceSurprise,
  pickupOf,
  pricesMode,
  type RateChoice,
  ratingKey,
  ratingProblems,
  routedOf,
  sentence,
  statusNames,
  trailerMisfit,
} from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { activeAccounts, type NamedAccount } from '../../carriers/accounts.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { placesFound } from '../orderSetup/index.ts'
import { type GuideSaid, guideInForce } from '../routing/index.ts'
import { noOrderedWay, type OrderedWay, orderedWay } from '../salesOrders/index.ts'
import { contentNow, loadShipment, lockShipment, type ShipmentRecord, selectQuote } from '../shipments/index.ts'
import { askSources } from './askSources.ts'
import { type Exchanging, exchangeRatesOn } from './exchangeBook.ts'
import { fuelBookOn } from './fuelBook.ts'
import { type CarrierGuide, guideOfCarriers } from './guideOfCarriers.ts'
import { type Kept, keepAnswers } from './keepAnswers.ts'
import { calendarsOf } from './promised.ts'
import { rateCarriers } from './rateCarriers.ts'
import { endRun, type Run, startRun } from './runs.ts'
import { sheetsBetween } from './sheetRows.ts'
import { type SheetVersion, versionsOn } from './sheetVersions.ts'
import type { RateSource } from './sources.ts'
import { storedSheetSource } from './storedSheets.ts'
import { wireAccountSource } from './wireAccounts.ts'

type Question = Given<typeof GETLTLRates>

/** Who asks, and at which doors. */
type Asked = Pick<Question, 'app' | 'db' | 'who' | 'request' | 'now'>

/** Packages are asked of whom sells labels, freight of everybody else. */
const sellsLabels = ({ reach }: Pick<NamedAccount, 'reach'>): boolean =>
  reach.modes.some(mode => modes[mode].isLabelled)

const ratable: readonly string[] = ['O', 'Q', 'T']

/** A price can be asked for until the freight is picked up: after booking, a change needs a new one. */
function refuseUnratable(record: ShipmentRecord, now: Date): void {
  const { status, shipment, originZone } = record
  if (!ratable.includes(status)) throw new Refusal('CannotRate', { status: statusNames[status] })
  const problems = ratingProblems(shipment, localNow(now, originZone).date)
  if (problems.length === 0) return
  const issues = problems.map(({ at, code, params }) => ({ at: `shipment.${shipmentFieldToWire(at)}`, code, params }))
  throw new Refusal('NotReady', {}, issues)
}

/** Prices of a currency whose worth nobody entered are shown, and compared with nothing. */
type Choice = RateChoice | { readonly kind: 'none'; readonly because: 'otherCurrency' | 'doesNotFit' }

/** Which of several prices of a shipment is selected, and why. */
export function choose(
  rates: readonly PricedRate[],
  { carriers, guide, ordered }: Pick<Routed, 'carriers' | 'guide' | 'ordered'>,
  record: Pick<ShipmentRecord, 'shipment'>,
): Choice {
  // What goes on no trailer goes at no price that was given for one.
  if (rates.length > 0 && trailerMisfit(record.shipment) !== null) return { kind: 'none', because: 'doesNotFit' }
  const offers = rates.flatMap(rate => {
    const comparable = rankedIn(record.shipment.currency, rate)
    const { PricesheetID, CarrierSCAC: scac, ServiceDays: transitDays, title: service, deliveryDate: arrives } = rate
    if (comparable === null) return []
    const isWhole = isWholePrice(rate)
    return [{ id: String(PricesheetID), scac, comparable, transitDays, service, arrives, isWhole }]
  })
  if (offers.length === 0 && rates.length > 0) return { kind: 'none', because: 'otherCurrency' }
  const { appointedCarrier, terms, mode } = record.shipment
  const { doNotUse, collectScac } = carriers
  const appointed =
    appointedCarrier === undefined ? {} : { appointedScac: appointedCarrier, collectScac: appointedCarrier }
  const byOrder = ordered.scac === appointedCarrier ? { appointedService: ordered.service } : {}
  const due = ordered.deliverBy === null || !modes[mode].isLabelled ? {} : { deliverBy: ordered.deliverBy }
  return chooseRate(offers, { ...guideOf(guide, doNotUse), collectScac, ...appointed, ...byOrder, ...due }, terms)
}

/** What the shipment's carriers have to go by. */
export interface Routed {
  /** What the list of carriers says of them. */
  readonly carriers: CarrierGuide
  readonly guide: AppliedGuide
  readonly guideVersion: number
  /** What the orders on it say of their way. */
  readonly ordered: OrderedWay
  /** What other currencies are worth on the company's day. */
  readonly exchange: Omit<Exchanging, 'into'>
  /** Ends at which the carrier will charge for what they are. */
  readonly places: readonly PlaceSurprise[]
}

/** What the guide said, as it is kept with its run; null: no rule speaks of the shipment. */
function guideSaidOf({ guide, guideVersion }: Routed, choice: Choice, rates: readonly PricedRate[]): GuideSaid | null {
  const { preferring, forbidding } = guide
  if (preferring.length === 0 && forbidding.size === 0) return null
  const decided = choice.kind === 'chosen' && choice.because === 'preferred' ? choice.rule : preferring[0]?.number
  const rule = preferring.find(one => one.number === decided)
  const price = choice.kind === 'chosen' ? rates.find(one => String(one.PricesheetID) === choice.id) : undefined
  const named = ({ number, name }: { number: number; name: string }) => ({ number, name })
  return {
    version: guideVersion,
    rule: rule === undefined ? null : named(rule),
    chosen:
      price === undefined
        ? null
        : {
            ...{ scac: price.CarrierSCAC, carrierName: price.CarrierName },
            ...{ total: price.CurrAmount, currency: price.currency },
          },
    forbidden: Object.fromEntries([...forbidding].map(([scac, one]) => [scac, named(one)])),
  }
}

/** Why a choice is what it is, for whoever reads the run, or the row of a bulk job, later. */
const reasonWords = (because: Choice['because'] | NotSelected, due: string, rule: GuideSaid['rule']): string =>
  because === 'cheapestInTime' || because === 'fastestTooLate' || because === 'cheapestDayUnknown'
    ? sentence(dueSentences[because], { due })
    : inARow([
        plainWords[because],
        because === 'preferred' && rule !== null ? sentence('ratedByRule', { number: rule.number }) : '',
      ])

/** Those that name the day it is due. */
const dueSentences = {
  cheapestInTime: 'ratedCheapestInTime',
  fastestTooLate: 'ratedFastestTooLate',
  cheapestDayUnknown: 'ratedCheapestDayUnknown',
} as const

const plainWords: Readonly<Record<Exclude<Choice['because'] | NotSelected, keyof typeof dueSentences>, string>> = {
  cheapest: sentence('ratedCheapest'),
  preferred: sentence('ratedPreferred'),
  collectCarrier: sentence('ratedCollectCarrier'),
  appointed: sentence('ratedAppointed'),
  appointedService: sentence('ratedAppointedService'),
  appointedOtherService: sentence('ratedAppointedOtherService'),
  noOffers: sentence('ratedNoOffers'),
  allDoNotUse: sentence('ratedAllDoNotUse'),
  noneWhole: sentence('ratedNoneWhole'),
  otherCurrency: sentence('ratedOtherCurrency'),
  doesNotFit: sentence('ratedDoesNotFit'),
  collectCarrierMissing: sentence('ratedCollectCarrierMissing'),
  changedMeanwhile: sentence('ratedChangedMeanwhile'),
  bookedBefore: sentence('ratedBookedBefore'),
  goneMeanwhile: sentence('ratedGoneMeanwhile'),
}

type NotSelected = 'changedMeanwhile' | 'bookedBefore' | 'goneMeanwhile'

/** Why nothing is selected, whatever was offered; null when something may be. */
function notSelected(run: Run, { status, version, shipment }: ShipmentRecord): NotSelected | null {
  if (!ratable.includes(status)) return 'goneMeanwhile'
  if (status === 'T') return 'bookedBefore'
  return version === run.version && ratingKey(shipment) === run.ratingKey ? null : 'changedMeanwhile'
}

/**
 * Ends the run, and before booking selects the chosen price. Asking never changes what was bought, and a shipment that
 * changed while its carriers were asked selects nothing.
 * @throws {Refusal} CannotRate when the freight is gone, after the run was ended
 */
async function end(
  { app, who, request, now }: Asked,
  run: Run,
  kept: Kept,
  choice: Choice,
  said: GuideSaid | null,
  { of, due }: { readonly of: Outcomes; readonly due: string },
) {
  const doer = { who, requestId: request.id, at: now }
  const { status, verdict } = await app.lanes.share('rate', run.clientId, run.shipmentId, async tx => {
    const record = await lockShipment(tx, run.clientId, run.shipmentId)
    const against = notSelected(run, record)
    const because = against ?? choice.because
    const chosen = against === null && choice.kind === 'chosen' ? Number(choice.id) : null
    const verdict = { chosen, because, words: reasonWords(because, due, said?.rule ?? null), guide: said }
    const after = { runId: run.runKey, prices: kept.rates.length, selected: chosen }
    const entry = { entity: 'shipment', entityId: run.shipmentId, action: 'rated', after }
    // Sent at once: none of these waits for another.
    await Promise.all([
      endRun(tx, run, verdict, of(), app.clock.now()),
      ...(against === null ? [selectQuote(tx, record, chosen), recordChange(tx, doer, entry)] : []),
    ])
    return { status: record.status, verdict }
  })
  if (!ratable.includes(status)) throw new Refusal('CannotRate', { status: statusNames[status] })
  return verdict
}

type Outcomes = ReturnType<typeof keepAnswers>['outcomes']

/** Days for which a contract that ran out is still named among the refusals. */
const LAPSED_NAMED_DAYS = 60

const isForgotten = ({ sheet }: SheetVersion, date: string): boolean =>
  sheet.to !== null && isDate(date) && daysBetween(sheet.to, date) > LAPSED_NAMED_DAYS

/** Everybody who is asked: stored sheets by carrier, then each account over its wire. */
export async function rateSources(
  { app, who, now }: Pick<Asked, 'app' | 'who' | 'now'>,
  tx: Tx,
  record: Pick<ShipmentRecord, 'shipment'> & { readonly shipmentId: number | null },
) {
  const db = within(tx)
  const { clientId } = who
  const { date } = pickupOf(record.shipment)
  const today = localNow(now, who.timeZone).date
  const [carriers, inForce, accounts, saved, places, exchange, orders] = await Promise.all([
    rateCarriers(app, db, clientId, record.shipment.mode),
    versionsOn(app, db, clientId, date),
    activeAccounts(app, db, clientId),
    guideInForce(app, db, clientId),
    placesFound(app, db, clientId, record.shipment),
    exchangeRatesOn(app, db, clientId, today),
    record.shipmentId === null ? noOrderedWay : orderedWay(tx, clientId, record.shipmentId),
  ])
  // What the shipment says itself goes before what its orders said.
  const ordered = { ...orders, deliverBy: needsOf(record.shipment).deliverBy ?? orders.deliverBy }
  const { terms } = record.shipment
  const way = { origin: originOf(record.shipment), destination: destinationOf(record.shipment), date, terms }
  const versions = await sheetsBetween(app, db, clientId, inForce, way)
  const book = await fuelBookOn(app, db, clientId, versions, date)
  const mode = freightModeOf(record.shipment)
  const overWire = new Set(accounts.map(account => account.scac))
  const sheets = carriers.flatMap(carrier => {
    if (!isAsked(record.shipment, { scac: carrier.scac, isProvider: false })) return []
    const own = versions.filter(
      each => each.scac === carrier.scac && mode !== null && pricesMode(each.sheet, mode) && !isForgotten(each, date),
    )
    // A carrier that is asked over its wire needs no sheet; without either, it says that it has no prices.
    const isSilent = own.every(({ sheet }) => !covers(sheet, date)) && overWire.has(carrier.scac)
    return isSilent ? [] : [storedSheetSource(carrier, own, book)]
  })
  const names = new Map(carriers.map(({ scac, name }) => [scac, name]))
  const about = { clientId, shipmentId: record.shipmentId, names, calendars: calendarsOf(inForce) }
  const routed: Routed = {
    carriers: guideOfCarriers(carriers, today, record.shipment.mode),
    guide: applyGuide(saved.rules, routedOf(record.shipment, ordered.deliverBy)),
    ordered,
    guideVersion: saved.version,
    exchange: { rates: exchange, day: today },
    places,
  }
  const asked = accounts.filter(
    ({ scac, reach }) =>
      sellsLabels({ reach }) === modes[record.shipment.mode].isLabelled &&
      isAsked(record.shipment, { scac, isProvider: true }),
  )
  return { sources: [...sheets, ...asked.map(account => wireAccountSource(app, account, about))], routed }
}

/** Writes what is asked of whom, before anybody is asked. */
const start = (asked: Asked, input: ToRate): Promise<Started> =>
  asked.app.lanes.share('rate', asked.who.clientId, input.shipmentId, async tx => {
    const { who, now } = asked
    const record = await lockShipment(tx, who.clientId, input.shipmentId)
    refuseUnratable(record, now)
    const [{ sources, routed }, { contentNo }] = await Promise.all([
      rateSources(asked, tx, record),
      contentNow(tx, record, now),
    ])
    const runKey = input.runId ?? crypto.randomUUID()
    const run = await startRun(tx, record, { runKey, contentNo, askedBy: who.userId, askedAt: now, sources })
    return { record, sources, routed, run }
  })

interface Started {
  readonly record: ShipmentRecord
  readonly sources: readonly RateSource[]
  readonly routed: Routed
  readonly run: Run
}

/** The shipment to price. */
export interface ToRate {
  readonly shipmentId: number
  /** The run's name; left out: one of its own. */
  readonly runId?: string | undefined
}

/** What was heard, and what came of it. */
export type Rated = Omit<ReplyOf<typeof GETLTLRates>, 'rates'> & {
  readonly rates: PricedRate[]
  /** Why a price is selected or none is, shipments that were booked or changed meanwhile included, with its sentence. */
  readonly outcome: { readonly because: Choice['because'] | NotSelected; readonly words: string }
}

/**
 * Asks all carriers of a shipment for prices, and before booking selects one. No transaction is open while they are asked;
 * it takes as long as the slowest of them, up to four seconds.
 * @throws {Refusal} NotFound, CannotRate, NotReady; Unavailable where this node stops meanwhile: the run stays as one of a node
 *   that died, and selects nothing
 */
export async function rateShipment(asked: Asked, input: ToRate): Promise<Rated> {
  const { app, db, who, now } = asked
  // A lane is shared with others, and closed to the company alone: who is held to some docks is asked for here.
  if (who.docks !== null) await loadShipment(db, who.clientId, input.shipmentId)
  const { record, sources, routed, run } = await start(asked, input)
  const { carriers, guide, exchange, places } = routed
  const over = Promise.withResolvers<void>()
  const { uniqueName, shipment } = record
  const asks = { run, uniqueName, carriers, guide, exchanging: { into: shipment.currency, ...exchange } }
  const answers = keepAnswers(app, db, asks, over.promise)
  try {
    await askSources(
      sources,
      { shipment, askedAt: now.getTime(), askedOn: localNow(now, record.originZone).date, places },
      {
        hear: answers.hear,
        onFailure: (source, error) => app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
        background: app.background,
      },
    )
    const kept = answers.kept()
    const choice = choose(kept.rates, routed, record)
    const said = guideSaidOf(routed, choice, kept.rates)
    const about = { of: answers.outcomes, due: routed.ordered.deliverBy ?? '' }
    const { chosen, because, words } = await end(asked, run, kept, choice, said, about)
    const { rates, refusals } = kept
    const selectedPricesheetid = chosen
    return {
      runId: run.runKey,
      rates: [...rates],
      refusals: [...refusals],
      selectedPricesheetid,
      because: choice.because,
      outcome: { because, words },
      guideRule: said?.rule ?? null,
    }
  } finally {
    over.resolve()
  }
}
