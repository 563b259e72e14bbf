import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { type WireRate, wireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFromWire, shipmentToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { madeUp } from '../madeUp.ts'
import { answer, empty, refusal } from '../wire.ts'
import { keptShipment, shipmentDetails } from './shipmentDetails.ts'

/** A price of a rate sheet that can be booked. */
const rate = (PricesheetID: number, given: Partial<WireRate> = {}): WireRate =>
  madeUp(wireRate, {
    ...{ PricesheetID, CarrierName: `Demo Lines ${PricesheetID}`, CarrierSCAC: 'DMBL', title: 'Standard' },
    ...{ source: 'Rate sheet Demo LTL 2026, version 1', ServiceDays: 3, CurrAmount: 40_000 + 1_000 * PricesheetID },
    ...{ currency: 'USD', ratedAt: '2026-11-20T15:00:00.000Z', expiresAt: '2030-01-01T00:00:00.000Z' },
    ...{ current: true, allowed: true },
    ...given,
  })

/** Prices of so many carriers, the lowest first. */
export const prices = (count: number): readonly WireRate[] => Array.from({ length: count }, (_, n) => rate(n + 1))

/** An order that is built, changed and priced at these prices; the lowest is chosen. */
export function pricedOrder(given: readonly WireRate[] = prices(1)) {
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'Q' }))
  const build = answer(BuildShipment, ({ body }) => {
    const { shipment, shipmentId, version } = BuildShipment.body.parse(body)
    if (shipmentId !== undefined && version !== kept.now().version) return refusal('ChangedMeanwhile')
    const whole = wireShipment.parse(shipmentToWire(shipmentFromWire(shipment)))
    const now = kept.change({ shipment: whole, PriceSheets: [], selectedPricesheetid: null })
    const { UniqueName, BOLNumber, shipmentStatus } = now
    return { shipmentId: 101, UniqueName, BOLNumber, shipmentStatus, version: now.version, consequences: [] }
  })
  const price = answer(GETLTLRates, ({ body: { runId = '' } }) => {
    const [lowest] = given
    const selectedPricesheetid = lowest?.PricesheetID ?? null
    kept.learn({ PriceSheets: [...given], selectedPricesheetid })
    return { runId, rates: [...given], refusals: [], selectedPricesheetid, because: 'cheapest', guideRule: null }
  })
  return { ...kept, answers: [...kept.answers, build, price, empty(RatesOtherWay)] }
}
