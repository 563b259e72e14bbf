import type { SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { zplOf } from './label.ts'
import { barcodeOf } from './numbers.ts'
import { offered, rateDetailOf, rated } from './rates.ts'
import { addressOf, dollars, no, text, yes } from './said.ts'

/** Who sends, as it stands on the label. */
const fromOf = (shipment: Json): readonly string[] => {
  const { companyName, personName } = objectOf(objectOf(shipment.shipper).contact)
  const { streetLines, city, stateOrProvinceCode, postalCode } = addressOf(shipment.shipper)
  return [
    textOf(companyName) || textOf(personName),
    textOf(listOf(streetLines)[0]),
    `${textOf(city)} ${textOf(stateOrProvinceCode)} ${text(postalCode)}`,
  ]
}

/** What is wrong with an order that a price does not ask about; null: nothing. */
export function orderFault(body: Json): Reply | null {
  const shipment = objectOf(body.requestedShipment)
  const [to] = listOf(shipment.recipients)
  if (!offered(shipment, to).includes(textOf(shipment.serviceType))) {
    return no(400, 'SERVICETYPE.NOT.ALLOWED', 'The service is not available between these places.')
  }
  const { imageType, labelStockType } = objectOf(shipment.labelSpecification)
  if (imageType !== 'ZPLII' || labelStockType !== 'STOCK_4X6') {
    return no(400, 'LABEL.STOCKTYPE.INVALID', 'The label stock type is invalid for the image type.')
  }
  return null
}

/** The references of an order, by their types. */
const referencesOf = (shipment: Json): ReadonlyMap<string, string> =>
  new Map(
    listOf(objectOf(listOf(shipment.requestedPackageLineItems)[0]).customerReferences)
      .map(objectOf)
      .map(({ customerReferenceType, value }) => [textOf(customerReferenceType), text(value)]),
  )

/** Kinds of references as tracking calls them, by what an order calls them. */
const kinds: Readonly<Record<string, string>> = {
  CUSTOMER_REFERENCE: 'CUSTOMER_REFERENCE',
  DEPARTMENT_NUMBER: 'DEPARTMENT',
  INVOICE_NUMBER: 'INVOICE',
  P_O_NUMBER: 'PURCHASE_ORDER',
}

/** The references of an order, by the kinds that tracking knows. */
export const trackedReferences = (shipment: Json): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...referencesOf(shipment)].flatMap(([type, value]) => (kinds[type] ? [[kinds[type], value]] : [])),
  )

/** Our side of an order: under which reference it is found again. */
export const keyOf = (shipment: Json): string =>
  referencesOf(shipment).get('DEPARTMENT_NUMBER') ?? referencesOf(shipment).get('CUSTOMER_REFERENCE') ?? ''

/** What is printed on its labels beside the barcode. */
export const shownOf = (shipment: Json): string => referencesOf(shipment).get('CUSTOMER_REFERENCE') ?? ''

function pieceOf(label: SoldLabel, shipment: Json, cents: number) {
  return {
    masterTrackingNumber: label.shipmentNumber,
    trackingNumber: label.trackingNumber,
    packageSequenceNumber: label.n,
    netChargeAmount: dollars(cents),
    customerReferences: [...referencesOf(shipment)].map(([customerReferenceType, value]) => ({
      ...{ customerReferenceType, value },
    })),
    packageDocuments: [
      {
        contentType: 'LABEL',
        docType: 'ZPLII',
        copiesToPrint: 1,
        encodedLabel: zplOf(label, fromOf(shipment)).toString('base64'),
      },
    ],
  }
}

/** What an order is answered with, once it is sold. */
export function soldReply(shipment: Json, labels: readonly SoldLabel[], invoices: readonly object[]): Reply {
  const code = textOf(shipment.serviceType)
  const one = rated(shipment, listOf(shipment.recipients)[0], code)
  const { net, surcharges, billed, zone } = rateDetailOf(one, 'ACCOUNT')
  const [first] = labels
  const trackingIdType = one.service.carrier === 'FDXG' ? 'GROUND' : 'EXPRESS'
  return yes({
    transactionShipments: [
      {
        masterTrackingNumber: first?.shipmentNumber,
        serviceType: code,
        serviceName: one.service.name,
        serviceCategory: trackingIdType,
        shipDatestamp: textOf(shipment.shipDatestamp),
        alerts: [{ code: 'VIRTUAL.RESPONSE', message: 'SAMPLE, NOT FOR SHIPMENT', alertType: 'NOTE' }],
        ...(invoices.length === 0 ? {} : { shipmentDocuments: invoices }),
        pieceResponses: labels.map(label => pieceOf(label, shipment, one.netOfEach[label.n - 1] ?? 0)),
        completedShipmentDetail: {
          usDomestic: invoices.length === 0,
          masterTrackingId: { trackingIdType, trackingNumber: first?.shipmentNumber },
          operationalDetail: { ursaPrefixCode: '9C', ursaSuffixCode: 'MEMA ', deliveryDate: one.arrives },
          shipmentRating: {
            actualRateType: 'PAYOR_ACCOUNT_PACKAGE',
            shipmentRateDetails: [
              {
                rateType: 'PAYOR_ACCOUNT_PACKAGE',
                rateZone: zone,
                totalBaseCharge: dollars(one.base),
                totalSurcharges: dollars(one.surcharges),
                totalNetCharge: dollars(net),
                totalBillingWeight: billed,
                surcharges: surcharges.map(({ type, ...rest }) => ({ surchargeType: type, ...rest })),
                currency: 'USD',
              },
            ],
          },
          completedPackageDetails: labels.map(label => ({
            sequenceNumber: label.n,
            trackingIds: [{ trackingIdType, trackingNumber: label.trackingNumber }],
            packageRating: {
              actualRateType: 'PAYOR_ACCOUNT_PACKAGE',
              packageRateDetails: [
                {
                  rateType: 'PAYOR_ACCOUNT_PACKAGE',
                  netCharge: dollars(one.netOfEach[label.n - 1] ?? 0),
                  currency: 'USD',
                },
              ],
            },
            operationalDetail: {
              barcodes: {
                stringBarcodes: [{ type: 'FEDEX_1D', value: barcodeOf(label.trackingNumber, label.to.zip) }],
              },
            },
          })),
        },
      },
    ],
  })
}
