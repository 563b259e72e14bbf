import type { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import {
  chooseRate,
  openGuide,
  pickupOf,
  type RateChoice,
  ratingKey,
  ratingProblems,
  statusNames,
} from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { activeAccounts } from '../../carriers/accounts.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { loadShipment, lockShipment, type ShipmentRecord, selectQuote } from '../shipments/index.ts'
import { askSources } from './askSources.ts'
import { keepAnswers } from './keepAnswers.ts'
import type { Run } from './priceSheets.ts'
import { rateCarriers } from './rateCarriers.ts'
import { versionsOn } from './sheetVersions.ts'
import { storedSheetSource } from './storedSheets.ts'
import { wireAccountSource } from './wireAccounts.ts'

type Asked = Given<typeof GETLTLRates>

/** A price can be asked for until the freight is picked up: after booking, a change needs a new one. */
function refuseUnratable(record: ShipmentRecord, now: Date): void {
  const { status, shipment, originZone } = record
  if (status !== 'O' && status !== 'Q' && status !== 'T')
    throw new Refusal('CannotRate', { status: statusNames[status] })
  const problems = ratingProblems(shipment, localNow(now, originZone).date)
  if (problems.length === 0) return
  const issues = problems.map(({ at, code, params }) => ({ at: `shipment.${shipmentFieldToWire(at)}`, code, params }))
  throw new Refusal('NotReady', {}, issues)
}

function choose(rates: readonly WireRate[], doNotUse: readonly string[], record: ShipmentRecord): RateChoice {
  const offers = rates
    .filter(rate => rate.currency === record.shipment.currency)
    .map(rate => ({
      id: String(rate.PricesheetID),
      scac: rate.CarrierSCAC,
      comparable: rate.CurrAmount,
      transitDays: rate.ServiceDays,
    }))
  return chooseRate(offers, { ...openGuide, doNotUse }, record.shipment.terms)
}

/**
 * Selects the chosen price before booking. Asking never changes what was bought, and a shipment that changed while its
 * carriers were asked selects nothing: these prices are not its own any more.
 */
async function select(
  { db, who, request, now }: Asked,
  run: Run,
  seen: ShipmentRecord,
  rates: readonly WireRate[],
  chosen: number | null,
) {
  const doer = { who, requestId: request.id, at: now }
  return db.transaction(async tx => {
    const record = await lockShipment(tx, run.clientId, run.shipmentId)
    const isOpen = record.status === 'O' || record.status === 'Q'
    if (!isOpen || record.version !== seen.version || ratingKey(record.shipment) !== run.ratingKey) return null
    const after = { runId: run.runId, prices: rates.length, selected: chosen }
    await selectQuote(tx, record, chosen)
    await recordChange(tx, doer, { entity: 'shipment', entityId: run.shipmentId, action: 'rated', after })
    return chosen
  })
}

/** Everybody who is asked: stored sheets by carrier, then each account over its wire. */
async function rateSources({ app, db, who }: Asked, record: ShipmentRecord) {
  const { clientId } = who
  const [carriers, versions, accounts] = await Promise.all([
    rateCarriers(app, db, clientId),
    versionsOn(app, db, clientId, pickupOf(record.shipment).date),
    activeAccounts(app, db, clientId),
  ])
  const overWire = new Set(accounts.map(account => account.scac))
  const sheets = carriers.flatMap(carrier => {
    const own = versions.filter(version => version.scac === carrier.scac)
    // A carrier that is asked over its wire needs no sheet; without either, it says that it has no prices.
    return own.length === 0 && overWire.has(carrier.scac) ? [] : [storedSheetSource(carrier, own)]
  })
  const names = new Map(carriers.map(({ scac, name }) => [scac, name]))
  const about = { clientId, shipmentId: record.shipmentId, names }
  const doNotUse = carriers.filter(carrier => carrier.doNotUse).map(carrier => carrier.scac)
  return { sources: [...sheets, ...accounts.map(account => wireAccountSource(app, account, about))], doNotUse }
}

export const getLtlRates: Handler<typeof GETLTLRates> = async asked => {
  const { app, db, who, input, now } = asked
  const record = await loadShipment(db, who.clientId, input.shipmentId)
  refuseUnratable(record, now)
  const { shipment, shipmentId, uniqueName } = record
  const { sources, doNotUse } = await rateSources(asked, record)
  const runId = input.runId ?? crypto.randomUUID()
  const run: Run = { clientId: who.clientId, shipmentId, runId, ratingKey: ratingKey(shipment), askedAt: now }
  const answers = keepAnswers(app, db, { run, uniqueName, doNotUse })
  await askSources(
    sources,
    { shipment, askedAt: now.getTime() },
    {
      hear: answers.hear,
      onFailure: (source, error) => app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
      background: app.background,
    },
  )
  const { rates, refusals } = answers.kept()
  const choice = choose(rates, doNotUse, record)
  const selected = await select(asked, run, record, rates, choice.kind === 'chosen' ? Number(choice.id) : null)
  return { runId, rates: [...rates], refusals: [...refusals], selectedPricesheetid: selected, because: choice.because }
}
