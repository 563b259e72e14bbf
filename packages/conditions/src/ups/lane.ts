import type { Place } from '../condition.ts'
import { isAmerican, isInUnion } from '../places.ts'
import { asList, asObject, type Json, textAt, valueAt } from '../request.ts'

/** The shipment of a request for labels or for prices, which say it alike. */
export const shipmentIn = (body: Json): Json => asObject(asObject(body.ShipmentRequest ?? body.RateRequest).Shipment)

/** Between which countries and territories, and whose account it is. */
export function laneIn(body: Json) {
  const shipment = shipmentIn(body)
  const country = (party: string): string => textAt(shipment, `${party}.Address.CountryCode`)
  const shipper = country('Shipper')
  return { shipper, from: shipment.ShipFrom === undefined ? shipper : country('ShipFrom'), to: country('ShipTo') }
}

/** Between US and US or between PR and PR. */
export function isWithin({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  return from === to && isAmerican(from)
}

/** Both ends are in the United States or in Puerto Rico. */
export function isAllAmerican({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  return isAmerican(from) && isAmerican(to)
}

/** Another country or territory, be it Puerto Rico. */
export function isElsewhere({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  return from !== to
}

/** To another country. */
export const isInternational = (place: Place): boolean => isElsewhere(place) && !isAllAmerican(place)

/** Where UPS knows no duties: "Qualified Domestic Shipments". */
export function isQualifiedDomestic(place: Place): boolean {
  const { from, to } = laneIn(place.body)
  return from === to || isAllAmerican(place) || (isInUnion(from) && isInUnion(to))
}

export function isIntoUnion({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  return isInUnion(to) && !isInUnion(from)
}

/** Whether packages come back: said beside the services of an order, among those of a rate. */
export const isReturn = ({ body }: Place): boolean =>
  shipmentIn(body).ReturnService !== undefined ||
  valueAt(shipmentIn(body), 'ShipmentServiceOptions.ReturnService') !== undefined

export const isForward = (place: Place): boolean => !isReturn(place)

export const serviceIn = (body: Json): string => textAt(shipmentIn(body), 'Service.Code')

/** Forms for customs that an order asks UPS for. */
const formsIn = (body: Json): readonly unknown[] =>
  asList(valueAt(shipmentIn(body), 'ShipmentServiceOptions.InternationalForms.FormType'))

/** A commercial invoice; a return has a partial one. */
export const hasInvoice = ({ body }: Place): boolean => formsIn(body).includes('01')
export const hasForms = ({ body }: Place): boolean => formsIn(body).length > 0
