import { bareHts, type Declared, declaredOf, needsOf, type Shipment, usualExport } from '@waybill/domain'
import { amountOf, eachOf, worthOf } from '../kit/customs.ts'
import type { LabelPurchase } from '../kit/labels.ts'
import { paperOf } from '../kit/papers.ts'

/** Why goods leave, as FedEx says it. Source: FedEx Ship, commercialInvoice.shipmentPurpose. */
const purposes = {
  sale: 'SOLD',
  gift: 'GIFT',
  sample: 'SAMPLE',
  // What comes back is not sold; only what was mended comes back from repair.
  return: 'NOT_SOLD',
  repair: 'REPAIR_AND_RETURN',
  personal: 'PERSONAL_EFFECTS',
} as const

/** FedEx's own codes of currencies that it does not call by their ISO codes. Source: FedEx API reference, currency codes. */
const currencies: Readonly<Record<string, string>> = {
  ...{ AED: 'DHS', ARS: 'ARN', CHF: 'SFR', CLP: 'CHP', DOP: 'RDD', GBP: 'UKL', JMD: 'JAD', JPY: 'JYE', KRW: 'WON' },
  ...{ KWD: 'KUD', KYD: 'CID', MXN: 'NMP', SGD: 'SID', TWD: 'NTD', XCD: 'ECD' },
}

const money = (amount: number, currency: string) => ({ amount, currency: currencies[currency] ?? currency })

const DESCRIPTION_MAX = 450
const PART_MAX = 20

const commodityOf = ({ description, itemCode, weightLb, customs }: Declared) => ({
  description: (description || itemCode || 'Merchandise').slice(0, DESCRIPTION_MAX),
  numberOfPieces: customs.pieces,
  quantity: customs.pieces,
  quantityUnits: 'PCS',
  weight: { units: 'LB', value: Math.max(0.1, weightLb) },
  unitPrice: money(eachOf(customs), customs.currency),
  customsValue: money(amountOf(customs.value, customs.currency), customs.currency),
  countryOfManufacture: customs.originCountry,
  harmonizedCode: bareHts(customs.htsCode),
  ...(itemCode === '' ? {} : { partNumber: itemCode.slice(0, PART_MAX) }),
})

/** What customs is told beside a question for prices; nothing of a shipment that stays within. */
export function ratedCustoms(shipment: Shipment) {
  const lines = declaredOf(shipment)
  return lines.length === 0 ? {} : { customsClearanceDetail: { commodities: lines.map(commodityOf) } }
}

/**
 * What customs is told with labels, and that FedEx draws the invoice. Under DDP our account pays duties and taxes, else who
 * gets the goods does.
 */
export function customsOf(shipment: Shipment, accountNumber: string, shipmentNumber: string) {
  const lines = declaredOf(shipment)
  if (lines.length === 0) return {}
  const { returnService, export: papers = usualExport } = needsOf(shipment)
  const { reason, terms, invoiceNumber, filing } = papers
  const { currency, minor } = worthOf(lines)
  const ours = { payor: { responsibleParty: { accountNumber: { value: accountNumber } } } }
  return {
    customsClearanceDetail: {
      isDocumentOnly: false,
      // What comes back comes to us: our account pays as the recipient's.
      dutiesPayment: {
        paymentType: terms === 'DDP' ? 'SENDER' : 'RECIPIENT',
        ...(terms === 'DDP' || returnService !== '' ? ours : {}),
      },
      totalCustomsValue: money(amountOf(minor, currency), currency),
      commercialInvoice: {
        shipmentPurpose: purposes[reason],
        termsOfSale: terms,
        customerReferences: [
          { customerReferenceType: 'INVOICE_NUMBER', value: (invoiceNumber || shipmentNumber).slice(0, 30) },
        ],
      },
      commodities: lines.map(commodityOf),
      // Customs wants to know why goods come back.
      ...(returnService === ''
        ? {}
        : { customsOption: reason === 'repair' ? { type: 'FOR_REPAIR' } : { type: 'OTHER', description: 'Return' } }),
      ...(filing === '' ? {} : { exportDetail: { exportComplianceStatement: filing } }),
    },
    shippingDocumentSpecification: {
      shippingDocumentTypes: ['COMMERCIAL_INVOICE'],
      commercialInvoiceDetail: { documentFormat: { docType: 'PDF', stockType: 'PAPER_LETTER' } },
    },
  }
}

interface Document {
  readonly contentType: string
  readonly encodedLabel: string
}

/** The invoices among the documents of a shipment. */
export const invoicesOf = (documents: readonly Document[]): LabelPurchase['papers'] =>
  documents
    .filter(({ contentType }) => contentType === 'COMMERCIAL_INVOICE')
    .flatMap(({ encodedLabel }, index) => {
      const name = `commercial-invoice${index === 0 ? '' : `-${index + 1}`}.pdf`
      const paper = paperOf('customs', name, Buffer.from(encodedLabel, 'base64'))
      return paper === null ? [] : [paper]
    })
