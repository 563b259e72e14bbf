import {
  type CrossingMode,
  crossingModes,
  destinationOf,
  type FreightMode,
  freightModeOf,
  isDate,
  itemsOf,
  linearFeet,
  originOf,
  pickupOf,
  rateRequestOf,
  type Shipment,
  shipmentTotals,
  type TenderedMode,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { fuelBookOn } from './fuelBook.ts'
import { askedFor, type LowestPrice, wholePrice } from './lowestOnSheets.ts'
import { rateCarriers } from './rateCarriers.ts'
import { sheetsBetween } from './sheetRows.ts'
import { versionsOn } from './sheetVersions.ts'

/** Less than this goes as LTL, and nobody asks for a truck: figures of ours, as carriers commonly begin volume quotes there. */
const LARGE_FEET = 10
const LARGE_POUNDS = 5_000
const LARGE_UNITS = 6

/** The lowest price of a mode that carries by the floor or the whole truck. */
export interface TruckPrice extends LowestPrice {
  readonly mode: CrossingMode
}

/** Whether freight is so large that its price by class has to be held against that of a truck. */
function isLarge(shipment: Shipment): boolean {
  const items = itemsOf(shipment)
  const { weightLb, handlingUnits } = shipmentTotals(items)
  return (linearFeet(items) ?? 0) >= LARGE_FEET || weightLb >= LARGE_POUNDS || handlingUnits >= LARGE_UNITS
}

/** Modes that carry more than one does; as freight grows they come one after the other. */
const largerThan = (own: FreightMode): readonly CrossingMode[] =>
  crossingModes.slice((crossingModes as readonly FreightMode[]).indexOf(own) + 1)

/** Whose carriers are asked for it. */
const carriedAs = { volume: 'LTL', TL: 'TL' } as const satisfies Record<CrossingMode, TenderedMode>

/**
 * The lowest volume or truckload price of stored sheets for freight that shares a truck, where the freight is large
 * enough for one; a truck that nobody named is a dry van. Null: it is not, or no sheet prices it whole.
 */
export async function lowestByTruck(
  app: App,
  db: Pick<TenantDb, 'read'>,
  { clientId, timeZone }: Pick<Who, 'clientId' | 'timeZone'>,
  shipment: Shipment,
  now: Date,
): Promise<TruckPrice | null> {
  const own = freightModeOf(shipment)
  const { date } = pickupOf(shipment)
  if (own === null || !isDate(date) || !isLarge(shipment)) return null
  const { currency, terms } = shipment
  const inForce = await versionsOn(app, db, clientId, date)
  if (inForce.length === 0) return null
  const way = { origin: originOf(shipment), destination: destinationOf(shipment), date, terms }
  const versions = await sheetsBetween(app, db, clientId, inForce, way)
  const book = await fuelBookOn(app, db, clientId, versions, date)
  const about = { currency, today: localNow(now, timeZone).date }
  const asked = rateRequestOf(shipment)
  let lowest: TruckPrice | null = null
  for (const mode of largerThan(own)) {
    const carriers = await rateCarriers(app, db, clientId, carriedAs[mode])
    const request = { ...asked, mode, equipment: asked.equipment ?? ('dryVan' as const) }
    for (const { carrier, version } of askedFor(mode, carriers, versions, about)) {
      const price = wholePrice(version, request, book)
      if (price === null || (lowest !== null && lowest.total <= price.total)) continue
      lowest = { mode, CarrierName: carrier.name, CarrierSCAC: carrier.scac, ...price }
    }
  }
  return lowest
}
