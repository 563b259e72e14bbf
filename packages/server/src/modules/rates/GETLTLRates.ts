import type { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { isWholePrice, type WireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import {
  chooseRate,
  covers,
  daysBetween,
  isDate,
  openGuide,
  pickupOf,
  type RateChoice,
  ratingKey,
  ratingProblems,
  statusNames,
} from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { activeAccounts } from '../../carriers/accounts.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { contentNow, lockShipment, type ShipmentRecord, selectQuote } from '../shipments/index.ts'
import { askSources } from './askSources.ts'
import { fuelBookOn } from './fuelBook.ts'
import { type Kept, keepAnswers } from './keepAnswers.ts'
import { rateCarriers } from './rateCarriers.ts'
import { endRun, type Run, startRun } from './runs.ts'
import { type SheetVersion, versionsOn } from './sheetVersions.ts'
import type { RateSource } from './sources.ts'
import { storedSheetSource } from './storedSheets.ts'
import { wireAccountSource } from './wireAccounts.ts'

type Asked = Given<typeof GETLTLRates>

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

/** Prices of another currency are shown, and compared with nothing: nobody knows here what they come to. */
type Choice = RateChoice | { readonly kind: 'none'; readonly because: 'otherCurrency' }

function choose(rates: readonly WireRate[], doNotUse: readonly string[], record: ShipmentRecord): Choice {
  const offers = rates
    .filter(rate => rate.currency === record.shipment.currency)
    .map(rate => ({
      id: String(rate.PricesheetID),
      scac: rate.CarrierSCAC,
      comparable: rate.CurrAmount,
      transitDays: rate.ServiceDays,
      isWhole: isWholePrice(rate),
    }))
  if (offers.length === 0 && rates.length > 0) return { kind: 'none', because: 'otherCurrency' }
  return chooseRate(offers, { ...openGuide, doNotUse }, record.shipment.terms)
}

/** Why a choice is what it is, for whoever reads the run later. */
const reasonWords: Readonly<Record<Choice['because'] | NotSelected, string>> = {
  cheapest: 'The cheapest price of a carrier that may be used.',
  preferred: 'A preferred carrier within its tolerance of the cheapest price.',
  collectCarrier: 'The carrier that is appointed for collect freight.',
  noOffers: 'Nobody gave a price.',
  allDoNotUse: 'Every price is of a carrier that is not to be used.',
  noneWhole: 'Every price leaves out something that was asked for, or rests on figures that are out of date.',
  otherCurrency: 'Every price is in another currency than the shipment.',
  collectCarrierMissing: 'The carrier that is appointed for collect freight gave no price.',
  changedMeanwhile: 'The shipment changed while its carriers were asked: these prices are not its own any more.',
  bookedBefore: 'The shipment is booked: its prices are shown, and change nothing.',
  goneMeanwhile: 'The shipment moved on while its carriers were asked.',
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
async function end({ app, db, who, request, now }: Asked, run: Run, kept: Kept, choice: Choice, of: Outcomes) {
  const doer = { who, requestId: request.id, at: now }
  const { status, verdict } = await db.transaction(async tx => {
    const record = await lockShipment(tx, run.clientId, run.shipmentId)
    const against = notSelected(run, record)
    const because = against ?? choice.because
    const chosen = against === null && choice.kind === 'chosen' ? Number(choice.id) : null
    const verdict = { chosen, because, words: reasonWords[because] }
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
async function rateSources({ app, who }: Asked, tx: Tx, record: ShipmentRecord) {
  const db = within(tx)
  const { clientId } = who
  const { date } = pickupOf(record.shipment)
  const [carriers, versions, accounts] = await Promise.all([
    rateCarriers(app, db, clientId),
    versionsOn(app, db, clientId, date),
    activeAccounts(app, db, clientId),
  ])
  const book = await fuelBookOn(app, db, clientId, versions, date)
  const overWire = new Set(accounts.map(account => account.scac))
  const sheets = carriers.flatMap(carrier => {
    const own = versions.filter(version => version.scac === carrier.scac && !isForgotten(version, date))
    // A carrier that is asked over its wire needs no sheet; without either, it says that it has no prices.
    const isSilent = own.every(({ sheet }) => !covers(sheet, date)) && overWire.has(carrier.scac)
    return isSilent ? [] : [storedSheetSource(carrier, own, book)]
  })
  const names = new Map(carriers.map(({ scac, name }) => [scac, name]))
  const about = { clientId, shipmentId: record.shipmentId, names }
  const doNotUse = carriers.filter(carrier => carrier.doNotUse).map(carrier => carrier.scac)
  return { sources: [...sheets, ...accounts.map(account => wireAccountSource(app, account, about))], doNotUse }
}

/** Writes what is asked of whom, before anybody is asked. */
const start = (asked: Asked): Promise<Started> =>
  asked.db.transaction(async tx => {
    const { who, input, now } = asked
    const record = await lockShipment(tx, who.clientId, input.shipmentId)
    refuseUnratable(record, now)
    const [{ sources, doNotUse }, { contentNo }] = await Promise.all([
      rateSources(asked, tx, record),
      contentNow(tx, record, now),
    ])
    const runKey = input.runId ?? crypto.randomUUID()
    const run = await startRun(tx, record, { runKey, contentNo, askedBy: who.userId, askedAt: now, sources })
    return { record, sources, doNotUse, run }
  })

interface Started {
  readonly record: ShipmentRecord
  readonly sources: readonly RateSource[]
  readonly doNotUse: readonly string[]
  readonly run: Run
}

export const getLtlRates: Handler<typeof GETLTLRates> = async asked => {
  const { app, db, now } = asked
  const { record, sources, doNotUse, run } = await start(asked)
  const over = Promise.withResolvers<void>()
  const answers = keepAnswers(app, db, { run, uniqueName: record.uniqueName, doNotUse }, over.promise)
  try {
    await askSources(
      sources,
      { shipment: record.shipment, askedAt: now.getTime() },
      {
        hear: answers.hear,
        onFailure: (source, error) => app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
        background: app.background,
      },
    )
    const kept = answers.kept()
    const choice = choose(kept.rates, doNotUse, record)
    const { chosen } = await end(asked, run, kept, choice, answers.outcomes)
    const { rates, refusals } = kept
    const selectedPricesheetid = chosen
    return {
      runId: run.runKey,
      rates: [...rates],
      refusals: [...refusals],
      selectedPricesheetid,
      because: choice.because,
    }
  } finally {
    over.resolve()
  }
}
