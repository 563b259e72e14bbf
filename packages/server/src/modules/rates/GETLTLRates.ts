import type { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import { chooseRate, openGuide, type RateChoice, ratingKey, ratingProblems, statusNames } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { wireRateOf } from '../prices/index.ts'
import { loadShipment, lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { askSources, type Heard } from './askSources.ts'
import { insertPrice, type Run } from './priceSheets.ts'
import { rateCarriers } from './rateCarriers.ts'
import { versionsOn } from './sheetVersions.ts'
import { storedSheetSource } from './storedSheets.ts'

type Asked = Given<typeof GETLTLRates>

/** PostgreSQL carries 8,000 bytes in a notification; some room is left for what stands around the row. */
const ANNOUNCED_MAX_BYTES = 7_000

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

function announced(runId: string, row: WireRate): Record<string, unknown> {
  const whole = { runId, rate: row }
  return Buffer.byteLength(JSON.stringify(whole)) <= ANNOUNCED_MAX_BYTES
    ? whole
    : { runId, rate: { ...row, trace: [], charges: [], warnings: [] } }
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
 * Selects the chosen price before booking; after it, the booked carrier's new price takes the old one's place. A
 * shipment that changed while its carriers were asked selects nothing: these prices are not its own any more.
 */
async function select(
  { app, db, who, request, now }: Asked,
  run: Run,
  rates: readonly WireRate[],
  chosen: number | null,
) {
  const doer = { who, requestId: request.id, at: now }
  return db.transaction(async tx => {
    const record = await lockShipment(tx, run.clientId, run.shipmentId)
    if (ratingKey(record.shipment) !== run.ratingKey) return null
    const after = { runId: run.runId, prices: rates.length, selected: chosen }
    if (record.status === 'T') {
      const same = rates.find(rate => rate.CarrierSCAC === record.carrierScac && rate.title === record.service)
      if (same === undefined) return null
      const facts = {
        selectedQuoteId: same.PricesheetID,
        totalCharge: same.CurrAmount,
        serviceDays: same.ServiceDays,
        deliveryDate: same.deliveryDate === '' ? null : same.deliveryDate,
      }
      await saveShipment(app, tx, doer, record, { action: 're-rated', facts })
      return same.PricesheetID
    }
    await tx
      .updateTable('shipment')
      .set({ selected_quote_id: chosen })
      .where('client_id', '=', run.clientId)
      .where('shipment_id', '=', run.shipmentId)
      .execute()
    await recordChange(tx, doer, { entity: 'shipment', entityId: run.shipmentId, action: 'rated', after })
    return chosen
  })
}

export const getLtlRates: Handler<typeof GETLTLRates> = async asked => {
  const { app, db, who, input, now } = asked
  const { clientId } = who
  const record = await loadShipment(db, clientId, input.shipmentId)
  refuseUnratable(record, now)
  const { shipment } = record
  const carriers = await rateCarriers(app, db, clientId)
  const versions = await versionsOn(app, db, clientId, shipment.pickup.date)
  const sources = carriers.map(carrier =>
    storedSheetSource(
      carrier,
      versions.filter(version => version.scac === carrier.scac),
    ),
  )
  const doNotUse = carriers.filter(carrier => carrier.doNotUse).map(carrier => carrier.scac)
  const runId = input.runId ?? crypto.randomUUID()
  const key = ratingKey(shipment)
  const run: Run = { clientId, shipmentId: record.shipmentId, runId, ratingKey: key, askedAt: now }
  const rates: WireRate[] = []
  const refusals: WireRateRefusal[] = []

  const hear = async ({ source, answer }: Heard): Promise<void> => {
    const { uniqueName } = record
    if (answer.kind === 'refused') {
      const { source: name, reason, params } = answer
      const refusal = { CarrierName: source.carrierName, CarrierSCAC: source.scac, source: name, reason, params }
      refusals.push({ ...refusal, params: { ...params } })
      await app.realtime.tell({ clientId, topic: 'rate', uniqueName, data: { runId, refusal } })
      return
    }
    await db.transaction(async tx => {
      const rate = wireRateOf(await insertPrice(tx, run, source, answer), {
        ratingKey: key,
        now,
        allowed: !doNotUse.includes(source.scac),
      })
      await app.realtime.tell({ clientId, topic: 'rate', uniqueName, data: announced(runId, rate) }, tx)
      rates.push(rate)
    })
  }
  await askSources(sources, { shipment, askedAt: now.getTime() }, hear, (source, error) =>
    app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
  )
  rates.sort((a, b) => a.CurrAmount - b.CurrAmount || a.PricesheetID - b.PricesheetID)
  const choice = choose(rates, doNotUse, record)
  const selected = await select(asked, run, rates, choice.kind === 'chosen' ? Number(choice.id) : null)
  return { runId, rates, refusals, selectedPricesheetid: selected, because: choice.because }
}
