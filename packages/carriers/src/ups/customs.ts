import {
  bareHts,
  customsOn,
  type Declared,
  declaredOf,
  needsOf,
  packagesOf,
  pickupOf,
  type Shipment,
  usualExport,
} from '@waybill/domain'
import { amountOf, eachOf, worthOf } from '../kit/customs.ts'
import type { LabelOrder } from '../kit/labels.ts'
import { entersUnion, inOrder } from './territory.ts'

/** Why goods leave, as UPS says it. Source: UPS Shipping, InternationalForms.ReasonForExport. */
const reasons = {
  sale: 'SALE',
  gift: 'GIFT',
  sample: 'SAMPLE',
  return: 'RETURN',
  repair: 'REPAIR',
  personal: 'PERSONAL EFFECTS',
} as const

const DESCRIPTION_MAX = 35

/** How a line of goods is spread over the packages, where each of them is looked at by itself. */
function packing(line: Declared, { shipment, packages }: LabelOrder) {
  const PackageAssociated = packages.flatMap((parcel, index) =>
    customsOn(shipment, line, parcel)
      .filter(({ pieces }) => pieces > 0)
      .map(({ pieces }) => ({ PackageNumber: String(index + 1), ProductAmount: String(pieces) })),
  )
  return { PackingListInfo: { PackageAssociated } }
}

const productOf = ({ description, itemCode, customs }: Declared, index: number) => ({
  Description: [(description || itemCode || 'Merchandise').slice(0, DESCRIPTION_MAX)],
  Unit: {
    Number: String(customs.pieces),
    UnitOfMeasurement: { Code: 'PCS', Description: 'PCS' },
    Value: String(eachOf(customs)),
  },
  CommodityCode: bareHts(customs.htsCode),
  OriginCountryCode: customs.originCountry,
  // An invoice names one for each of its lines, also where the shipper's goods have none.
  PartNumber: itemCode.slice(0, DESCRIPTION_MAX) || String(index + 1),
})

/** What goods are worth that customs does not look at: as far as their packages were declared. */
function declaredWorth(shipment: Shipment): { readonly currency: string; readonly minor: number } {
  const minor = packagesOf(shipment).reduce((sum, { declaredValue }) => sum + (declaredValue ?? 0), 0)
  return { currency: shipment.currency, minor }
}

/** What all is worth together: asked for beside a rate abroad and an order to Canada or Puerto Rico. */
export function invoiceTotalOf(shipment: Shipment) {
  const lines = declaredOf(shipment)
  const { currency, minor } = lines.length > 0 ? worthOf(lines) : declaredWorth(shipment)
  if (minor === 0) return {}
  const value = Math.max(1, Math.round(amountOf(minor, currency)))
  return { InvoiceLineTotal: { CurrencyCode: currency, MonetaryValue: String(value) } }
}

/** The commercial invoice, which UPS draws from its lines and hands to customs. */
export function internationalForms(
  order: LabelOrder,
  soldTo: Readonly<Record<string, unknown>>,
): { readonly InternationalForms?: Readonly<Record<string, unknown>> } {
  const { shipment, shipmentNumber, serviceCode, packages } = order
  const lines = declaredOf(shipment)
  if (lines.length === 0) return {}
  const { returnService } = needsOf(shipment)
  const place = 'ShipmentServiceOptions.InternationalForms.Product[].PackingListInfo'
  const isPacked = inOrder(shipment, place, serviceCode, packages.length) === 'required'
  const { reason, terms, invoiceNumber, filing } = needsOf(shipment).export ?? usualExport
  return {
    InternationalForms: {
      // Of a return UPS takes a partial invoice and no other: who sends it back completes it.
      FormType: [returnService === '' ? '01' : '05'],
      InvoiceNumber: (invoiceNumber || shipmentNumber).slice(0, 35),
      InvoiceDate: pickupOf(shipment).date.replaceAll('-', ''),
      ReasonForExport: reasons[reason],
      TermsOfShipment: terms,
      CurrencyCode: worthOf(lines).currency,
      Contacts: { SoldTo: soldTo },
      Product: lines.map((line, index) => ({
        ...productOf(line, index),
        // No standardized product is identified.
        ...(entersUnion(shipment) ? { CommodityFieldSpecialConditionCode: '01' } : {}),
        ...(isPacked ? packing(line, order) : {}),
      })),
      ...(filing === '' ? {} : { Comments: filing }),
    },
  }
}

/** Who pays duties and taxes: the shipper's account under DDP, else nobody is named and the consignee does. */
export const dutiesOf = (shipment: Shipment, accountNumber: string) =>
  declaredOf(shipment).length > 0 && needsOf(shipment).export?.terms === 'DDP'
    ? [{ Type: '02', BillShipper: { AccountNumber: accountNumber } }]
    : []

/** Amounts that were at no time worth more than 150 euros, up to which the European Union asks less of a parcel. */
const minimal: Readonly<Record<string, number>> = { EUR: 150, USD: 123, CAD: 150 }

/** Whether goods are worth so little that the European Union asks less of them; where nobody can tell, they are not. */
export function isMinimal(shipment: Shipment): boolean {
  const { currency, minor } = worthOf(declaredOf(shipment))
  return amountOf(minor, currency) <= (minimal[currency] ?? 0)
}
