import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFromWire, shipmentToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { answer, empty, refusal } from '../wire.ts'
import { shipmentDetails } from './details.ts'
import { keptShipment } from './keptShipment.ts'
import { rate } from './priced.ts'

const charges = [{ kind: 'linehaul', code: '', amount: 40_000 }]

/** Prices of so many carriers, the lowest first. */
export const prices = (count: number): readonly WireRate[] =>
  Array.from({ length: count }, (_, n) =>
    rate(n + 1, { CarrierName: `Demo Lines ${n + 1}`, CurrAmount: 48_250 + 1_000 * n, charges }),
  )

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
  return {
    ...kept,
    answers: [...kept.answers, build, price, empty(RatesOtherWay), empty(GetCarrierStars), empty(GetLaneHistory)],
  }
}
