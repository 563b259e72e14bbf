import { type FuelBook, noFuelBook, pickupOf, type Rated, rateLtl, rateRequestOf, sentence } from '@waybill/domain'
import { dayOf } from './priceSheets.ts'
import type { SheetVersion } from './sheetVersions.ts'
import type { RateQuestion, RateSource, SourceAnswer, SourcePrice } from './sources.ts'

const sourceName = ({ sheet, version }: SheetVersion): string =>
  sentence('fromSheet', { service: sheet.service, version })

/** What is to be known before the tender: what the price leaves out, fuel that is out of date, and surprise charges. */
function warningsOf({ missing, staleFuel, surprises, totals }: Rated): SourcePrice['warnings'] {
  return [
    ...missing.map(({ code: accessorial, why }) => ({ code: 'accessorialNotPriced', accessorial, why })),
    ...(staleFuel === null ? [] : [{ code: 'fuelStale', ...staleFuel }]),
    ...surprises.map(surprise => ({ ...surprise, currency: totals.currency })),
  ]
}

/** What a version says of a shipment; the minimum charge stands with the linehaul, so that the columns add up. */
export function priceFrom(
  stored: SheetVersion,
  { shipment, askedAt }: Pick<RateQuestion, 'shipment'> & Partial<RateQuestion>,
  book: FuelBook = noFuelBook,
): SourceAnswer {
  const source = sourceName(stored)
  const asked = askedAt === undefined ? {} : { askedOn: dayOf(new Date(askedAt)) }
  const result = rateLtl(stored.sheet, { ...rateRequestOf(shipment), ...asked }, book)
  if (result.kind === 'refused') return { kind: 'refused', source, reason: result.reason, params: result.params }
  const { totals, charges, trace, transitDays, deliveryDate } = result
  return {
    kind: 'price',
    source,
    wire: null,
    service: stored.sheet.service,
    transitDays,
    deliveryDate,
    linehaul: totals.gross + totals.minimumAdded,
    discount: totals.discount,
    fuel: totals.fuel,
    accessorials: totals.accessorials,
    total: totals.total,
    currency: totals.currency,
    charges,
    trace: trace.map(step => (step.step === 'sheet' ? { ...step, versionId: stored.versionId } : step)),
    warnings: warningsOf(result),
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
