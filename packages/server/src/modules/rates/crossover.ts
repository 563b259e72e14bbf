import type { WireCrossover } from '@waybill/contract/wire/crossover.ts'
import {
  crossovers,
  destinationOf,
  type FreightMode,
  knownPlaces,
  onUnits,
  originOf,
  pickupOf,
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
import { type Asked, askedFor, wholePrice } from './lowestOnSheets.ts'
import { rateCarriers } from './rateCarriers.ts'
import { sheetsBetween } from './sheetRows.ts'
import { versionsOn } from './sheetVersions.ts'

interface Offer extends Pick<WireCrossover, 'CarrierName' | 'CarrierSCAC'> {
  readonly total: number
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
      const total = wholePrice(version, sized, book)?.total
      if (total === undefined || (best !== null && best.total <= total)) return best
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
