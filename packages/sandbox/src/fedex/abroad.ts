import { paper } from '../paper.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { addressOf, no, text } from './said.ts'

const american = ['US', 'PR']

export const countryOf = (party: unknown): string => textOf(addressOf(party).countryCode) || 'US'

/** Whether a shipment of this network leaves the customs territory. */
export const isAbroad = (from: unknown, to: unknown): boolean => {
  const ends = [countryOf(from), countryOf(to)]
  return ends[0] !== ends[1] && !ends.every(country => american.includes(country))
}

/** A made-up zone of a shipment abroad: neighbours are nearer. */
export const zoneAbroad = (to: unknown): number => (['CA', 'MX'].includes(countryOf(to)) ? 9 : 12)

/** Countries that this network does not reach. */
const unreached = ['CU', 'IR', 'KP', 'SY']

const isWhole = (given: unknown): boolean => {
  const { quantity, unitPrice, customsValue, description, weight } = objectOf(given)
  const amounts = [unitPrice, customsValue].map(money => Number(text(objectOf(money).amount)))
  const weighs = Number(text(objectOf(weight).value)) > 0
  return Number(text(quantity)) > 0 && weighs && amounts.every(one => one > 0) && !!description
}

/** Why a shipment does not cross its border; null: it does, or there is none. */
export function faultAbroad(shipment: Json, to: unknown, isOrder: boolean): Reply | null {
  if (!isAbroad(shipment.shipper, to)) return null
  if (unreached.includes(countryOf(to))) {
    return no(400, 'DESTINATION.COUNTRY.NOTSERVED', 'FedEx does not serve the destination country.')
  }
  const { commodities, commercialInvoice, dutiesPayment } = objectOf(shipment.customsClearanceDetail)
  const goods = listOf(commodities)
  if (!goods.every(isWhole)) return no(400, 'COMMODITY.INVALID', 'Commodity information is missing or invalid.')
  if (!isOrder) return null
  const { paymentType, payor } = objectOf(dutiesPayment)
  const payer = text(objectOf(objectOf(objectOf(payor).responsibleParty).accountNumber).value)
  if (paymentType === 'SENDER' ? payer === '' : paymentType !== 'RECIPIENT') {
    return no(400, 'DUTIES.PAYOR.REQUIRED', 'The payor of duties is required.')
  }
  return textOf(objectOf(commercialInvoice).shipmentPurpose) === ''
    ? no(400, 'SHIPMENTPURPOSE.REQUIRED', 'The purpose of the shipment is required.')
    : null
}

/** The commercial invoice of a shipment, where one was asked for. */
export async function invoicesOf(shipment: Json): Promise<readonly object[]> {
  const { shippingDocumentTypes } = objectOf(shipment.shippingDocumentSpecification)
  if (!listOf(shippingDocumentTypes).includes('COMMERCIAL_INVOICE')) return []
  const { commodities, commercialInvoice, exportDetail } = objectOf(shipment.customsClearanceDetail)
  const { customerReferences, termsOfSale, shipmentPurpose } = objectOf(commercialInvoice)
  const lines = listOf(commodities)
    .map(objectOf)
    .map(({ quantity, description, harmonizedCode, countryOfManufacture, unitPrice }) => {
      const { amount, currency } = objectOf(unitPrice)
      const made = `${text(harmonizedCode)} ${textOf(countryOfManufacture)}`
      return `${text(quantity)} × ${textOf(description)}, ${made}, ${text(amount)} ${textOf(currency)} each`
    })
  const number = text(objectOf(listOf(customerReferences)[0]).value)
  const head = `Invoice ${number}, ${textOf(termsOfSale)}, ${textOf(shipmentPurpose)}`
  const filing = textOf(objectOf(exportDetail).exportComplianceStatement)
  const page = await paper('Commercial invoice', [head, ...lines, filing])
  const encodedLabel = page.toString('base64')
  return [{ contentType: 'COMMERCIAL_INVOICE', docType: 'PDF', copiesToPrint: 3, encodedLabel }]
}
