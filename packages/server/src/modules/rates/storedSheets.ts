import {
  type FuelBook,
  isKnownPlace,
  knownPlaces,
  noFuelBook,
  type PlaceSurprise,
  pickupOf,
  type Rated,
  type RateRequest,
  type RateSheet,
  rateFreight,
  rateRequestOf,
  type Shipment,
  sentence,
  weightBreaks,
} from '@waybill/domain'
import { roadMilesAlong } from '../../places/roadMiles.ts'
import { notPriced } from './notPriced.ts'
import { partsNamed } from './priceSheets.ts'
import type { SheetVersion } from './sheetVersions.ts'
import { linehaulFree, type RateQuestion, type RateSource, type SourceAnswer, type SourcePrice } from './sources.ts'

const sourceName = ({ sheet, version }: SheetVersion): string =>
  sentence('fromSheet', { service: sheet.service, version })

/** What is to be known before the tender: what the price leaves out, what it rests on, and surprise charges. */
function warningsOf({
  missing,
  staleFuel,
  guessedMiles,
  discountEnds,
  surprises,
  totals,
}: Rated): SourcePrice['warnings'] {
  return [
    ...missing.map(({ code, why, implied = false }) => notPriced(code, why, implied)),
    ...(staleFuel === null ? [] : [{ code: 'fuelStale', ...staleFuel }]),
    ...(guessedMiles === undefined ? [] : [{ code: 'milesGuessed', ...{ miles: guessedMiles } }]),
    ...(discountEnds === undefined ? [] : [{ code: 'discountEnds', ...{ pounds: weightBreaks[discountEnds] } }]),
    ...(totals.net > 0 ? [] : [linehaulFree]),
    ...surprises.map(surprise => ({ ...surprise, currency: totals.currency })),
  ]
}

/** What each place would add to this price if it is what its name says; null where the sheet has no rule for it. */
function placeWarnings(
  { sheet }: SheetVersion,
  request: RateRequest,
  { totals }: Rated,
  places: readonly PlaceSurprise[],
  book: FuelBook,
): SourcePrice['warnings'] {
  return places.flatMap(place => {
    // What somebody said of a place is asked for, and stands in the price or among what it leaves out.
    if (isKnownPlace(place)) return []
    const withIt = rateFreight(sheet, { ...request, accessorials: [...request.accessorials, place.service] }, book)
    const isPriced = withIt.kind === 'rated' && withIt.missing.every(({ code }) => code !== place.service)
    const extra = isPriced ? withIt.totals.total - totals.total : null
    return { code: 'placeKind', ...place, extra, currency: totals.currency }
  })
}

/** Miles of road along the stops of a shipment; nothing where nobody can tell, it goes nowhere, or classes alone make the price. */
function guessedMilesOf(shipment: Shipment, { lanes }: RateSheet): Pick<RateRequest, 'guessedMiles'> {
  if (lanes.every(({ plain }) => plain === undefined)) return {}
  const guessedMiles = roadMilesAlong(shipment) ?? 0
  return guessedMiles === 0 ? {} : { guessedMiles }
}

/** What a version says of a shipment; the minimum charge stands with the linehaul, so that the columns add up. */
export function priceFrom(
  stored: SheetVersion,
  { shipment, askedOn, places = [] }: Pick<RateQuestion, 'shipment'> & Partial<RateQuestion>,
  book: FuelBook = noFuelBook,
): SourceAnswer {
  const source = sourceName(stored)
  const asked = askedOn === undefined ? {} : { askedOn }
  const atPlaces = knownPlaces(places)
  const request = { ...rateRequestOf(shipment), atPlaces, ...asked, ...guessedMilesOf(shipment, stored.sheet) }
  const result = rateFreight(stored.sheet, request, book)
  if (result.kind === 'refused') return { kind: 'refused', source, reason: result.reason, params: result.params }
  const { totals, charges, trace, transitDays, deliveryDate } = result
  const named = partsNamed(charges)
  return {
    kind: 'price',
    source,
    wire: null,
    service: stored.sheet.service,
    transitDays,
    deliveryDate,
    linehaul: totals.gross + totals.minimumAdded,
    discount: totals.discount,
    // Without a surcharge of its own the linehaul has the fuel in it; services that are left out cost nobody knows what.
    fuel: named.fuel,
    accessorials: named.accessorials ?? (result.missing.length === 0 ? 0 : null),
    total: totals.total,
    currency: totals.currency,
    charges,
    trace: trace.map(step => (step.step === 'sheet' ? { ...step, versionId: stored.versionId } : step)),
    warnings: [...warningsOf(result), ...placeWarnings(stored, request, result, places, book)],
    expiresAt: null,
  }
}

/** A carrier priced from the versions in force; none in force is a refusal, so that nobody wonders where it is. */
export const storedSheetSource = (
  carrier: { readonly scac: string; readonly name: string },
  versions: readonly SheetVersion[],
  book: FuelBook,
): RateSource => ({
  scac: carrier.scac,
  carrierName: carrier.name,
  name: sentence('sheet'),
  accountId: null,
  connector: '',
  ask: async question => {
    if (versions.length > 0) return versions.map(version => priceFrom(version, question, book))
    const params = { pickupDate: pickupOf(question.shipment).date }
    return [{ kind: 'refused', source: sentence('sheet'), reason: 'noSheet', params }]
  },
})
