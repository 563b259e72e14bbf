import {
  destinationOf,
  type FreightMode,
  type FuelBook,
  freightModeOf,
  isDate,
  isTendered,
  originOf,
  pickupOf,
  pricesMode,
  type RateRequest,
  rateFreight,
  rateRequestOf,
  type Shipment,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { fuelBookOn } from './fuelBook.ts'
import { guideOfCarriers } from './guideOfCarriers.ts'
import { type RateCarrier, rateCarriers } from './rateCarriers.ts'
import { sheetsBetween } from './sheetRows.ts'
import { type SheetVersion, versionsOn } from './sheetVersions.ts'

/** The lowest price that stored sheets give for freight, in minor units of its currency. */
export interface LowestPrice {
  readonly CarrierName: string
  readonly CarrierSCAC: string
  /** With what rules of room would add that no sheet states. */
  readonly total: number
  readonly isWarned: boolean
}

/** A sheet that prices a mode, and whose carrier it is. */
export interface Asked {
  readonly carrier: RateCarrier
  readonly version: SheetVersion
}

/** The sheets of a mode's carriers that may be used, in the shipment's currency. */
export function askedFor(
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

/** What a price counts as, in minor units of its sheet's currency. */
interface WholePrice {
  /** With what rules of room would add that the sheet does not state: without it a silent sheet would look cheapest. */
  readonly total: number
  /** Something is said of it that a person would be shown. */
  readonly isWarned: boolean
}

/** A price that leaves nothing out and rests on nothing old or doubtful; null where the sheet gives none. */
export function wholePrice({ sheet }: SheetVersion, request: RateRequest, book: FuelBook): WholePrice | null {
  const price = rateFreight(sheet, request, book)
  if (price.kind !== 'rated') return null
  const { missing, staleFuel, discountEnds, surprises, totals } = price
  if (surprises.some(({ unpriced }) => unpriced === true)) return null
  const isWhole = missing.length === 0 && staleFuel === null && discountEnds === undefined && totals.net > 0
  const risk = Math.max(0, ...surprises.map(({ extra }) => extra ?? 0))
  return isWhole ? { total: totals.total + risk, isWarned: surprises.length > 0 } : null
}

/**
 * What each of several shipments between the same two places would cost at least, by stored sheets alone: no carrier is
 * asked. Null: no sheet prices it whole.
 */
export async function lowestOnSheets(
  app: App,
  db: Pick<TenantDb, 'read'>,
  { clientId, timeZone }: Pick<Who, 'clientId' | 'timeZone'>,
  shipments: readonly Shipment[],
  now: Date,
): Promise<readonly (LowestPrice | null)[]> {
  const [first] = shipments
  if (first === undefined) return []
  const { date } = pickupOf(first)
  if (!isDate(date)) return shipments.map(() => null)
  const mode = freightModeOf(first)
  if (mode === null || !isTendered(first.mode)) return shipments.map(() => null)
  const [carriers, inForce] = await Promise.all([
    rateCarriers(app, db, clientId, first.mode),
    versionsOn(app, db, clientId, date),
  ])
  const way = { origin: originOf(first), destination: destinationOf(first), date, terms: first.terms }
  const versions = await sheetsBetween(app, db, clientId, inForce, way)
  const book = await fuelBookOn(app, db, clientId, versions, date)
  const about = { currency: first.currency, today: localNow(now, timeZone).date }
  const asked = askedFor(mode, carriers, versions, about)
  return shipments.map(shipment => {
    const request = rateRequestOf(shipment)
    return asked.reduce<LowestPrice | null>((best, { carrier, version }) => {
      const price = wholePrice(version, request, book)
      if (price === null || (best !== null && best.total <= price.total)) return best
      return { CarrierName: carrier.name, CarrierSCAC: carrier.scac, ...price }
    }, null)
  })
}
