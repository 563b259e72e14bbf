import type { WireCrossover } from '@waybill/contract/wire/crossover.ts'
import {
  crossovers,
  destinationOf,
  type FreightMode,
  type FuelBook,
  knownPlaces,
  onUnits,
  originOf,
  pickupOf,
  pricesMode,
  type RateRequest,
  rateFreight,
  rateRequestOf,
  type Shipment,
  unitsOf,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { placesFound } from '../orderSetup/index.ts'
import { fuelBookOn } from './fuelBook.ts'
import { guideOfCarriers } from './guideOfCarriers.ts'
import { type RateCarrier, rateCarriers } from './rateCarriers.ts'
import { sheetsBetween } from './sheetRows.ts'
import { type SheetVersion, versionsOn } from './sheetVersions.ts'

interface Offer extends Pick<WireCrossover, 'CarrierName' | 'CarrierSCAC'> {
  readonly total: number
}

/** A sheet that prices a mode, and whose carrier it is. */
interface Asked {
  readonly carrier: RateCarrier
  readonly version: SheetVersion
}

/** A price that leaves nothing out and rests on nothing old or doubtful; null where the sheet gives none. */
function wholePrice({ sheet }: SheetVersion, request: RateRequest, book: FuelBook): number | null {
  const price = rateFreight(sheet, request, book)
  if (price.kind !== 'rated') return null
  const { missing, staleFuel, discountEnds, totals } = price
  const isWhole = missing.length === 0 && staleFuel === null && discountEnds === undefined && totals.net > 0
  return isWhole ? totals.total : null
}

/** The sheets of a mode's carriers that may be used, in the shipment's currency. */
function askedFor(
  mode: FreightMode,
  carriers: readonly RateCarrier[],
  versions: readonly SheetVersion[],
  { currency, today }: { readonly currency: string; readonly today: string },
): readonly Asked[] {
  const { doNotUse } = guideOfCarriers(carriers, today)
  return carriers.flatMap(carrier => {
    if (doNotUse.includes(carrier.scac)) return []
    const own = versions.filter(({ scac, sheet }) => scac === carrier.scac && sheet.currency === currency)
    return own.filter(({ sheet }) => pricesMode(sheet, mode)).map(version => ({ carrier, version }))
  })
}

/**
 * Where volume and truckload prices pass LTL on a shipment's lane, for freight like its own. Only rate sheets are asked:
 * a wire gives a price for what is shipped, and none for what might be. A truck that nobody named is a dry van.
 */
export async function crossoversOn(
  app: App,
  db: Pick<TenantDb, 'read'>,
  { clientId, timeZone }: Pick<Who, 'clientId' | 'timeZone'>,
  shipment: Shipment,
  now: Date,
): Promise<WireCrossover[]> {
  const { currency, terms } = shipment
  const { date } = pickupOf(shipment)
  if (unitsOf(rateRequestOf(shipment)) === 0) return []
  const [shared, trucks, inForce, places] = await Promise.all([
    rateCarriers(app, db, clientId, 'LTL'),
    rateCarriers(app, db, clientId, 'TL'),
    versionsOn(app, db, clientId, date),
    placesFound(app, db, clientId, shipment),
  ])
  const asked = { ...rateRequestOf(shipment), atPlaces: knownPlaces(places) }
  const way = { origin: originOf(shipment), destination: destinationOf(shipment), date, terms }
  const versions = await sheetsBetween(app, db, clientId, inForce, way)
  const book = await fuelBookOn(app, db, clientId, versions, date)
  const about = { currency, today: localNow(now, timeZone).date }
  const sources: Readonly<Record<FreightMode, readonly Asked[]>> = {
    LTL: askedFor('LTL', shared, versions, about),
    volume: askedFor('volume', shared, versions, about),
    TL: askedFor('TL', trucks, versions, about),
  }
  const request = { ...asked, equipment: asked.equipment ?? ('dryVan' as const) }
  const lowest = (mode: FreightMode, units: number): Offer | null => {
    const sized = { ...onUnits(request, units), mode }
    return sources[mode].reduce<Offer | null>((best, { carrier, version }) => {
      const total = wholePrice(version, sized, book)
      if (total === null || (best !== null && best.total <= total)) return best
      return { CarrierName: carrier.name, CarrierSCAC: carrier.scac, total }
    }, null)
  }
  const poundsOf = (units: number): number =>
    Math.round(onUnits(request, units).items.reduce((sum, item) => sum + item.weightLb, 0))
  const priceOf = ({ total, ...carrier }: Offer) => ({ ...carrier, CurrAmount: total })
  return crossovers(lowest).map(({ mode, from, to, isOpen, offer, ltl }) => ({
    ...{ mode, isOpen, currency, fromUnits: from, toUnits: to, fromWeight: poundsOf(from), toWeight: poundsOf(to) },
    ...priceOf(offer),
    ltl: ltl && priceOf(ltl),
  }))
}
