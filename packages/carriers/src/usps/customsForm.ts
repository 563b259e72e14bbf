import {
  bareHts,
  declaredOf,
  declaredOn,
  destinationOf,
  type ExportReason,
  exemptBy,
  exemptionFor,
  needsOf,
  originOf,
  type Shipment,
  usualExport,
} from '@waybill/domain'
import { amountOf } from '../kit/customs.ts'
import type { LabelOrder, LabelPackage } from '../kit/labels.ts'

/** Why goods leave, as the post says it, and in words what it has no kind for. Source: USPS Labels v3, customsContentType. */
const contentTypes: Readonly<Record<ExportReason, { readonly type: string; readonly comments?: string }>> = {
  sale: { type: 'MERCHANDISE' },
  gift: { type: 'GIFT' },
  sample: { type: 'COMMERCIAL_SAMPLE' },
  return: { type: 'RETURNED_GOODS' },
  repair: { type: 'OTHER', comments: 'REPAIR' },
  personal: { type: 'OTHER', comments: 'PERSONAL EFFECTS' },
}

const DESCRIPTION_MAX = 30
const INVOICE_MAX = 15

/**
 * The number of a filing or the exemption, as the post spells them: it wants one of the two. Blank: nobody filed, and no
 * exemption is certain.
 */
export function citationFor(shipment: Shipment): string {
  const { filing } = needsOf(shipment).export ?? usualExport
  const lines = declaredOf(shipment).map(({ customs }) => customs)
  const section =
    exemptBy(filing) || (filing === '' ? exemptionFor(originOf(shipment), destinationOf(shipment), lines) : '')
  return section === '' ? filing.replace('AES ', '') : `NO EEI ${section}`
}

/** Words for goods that say nothing, which the post does not take. */
const vague: ReadonlySet<string> = new Set(['none', 'not applicable', 'n/a', 'null', 'gift', 'merchandise'])

const namedAs = (text: string): string => (vague.has(text.trim().toLowerCase()) ? '' : text)

/** The customs form of a package, which the post prints on its label; nothing of one that stays within. */
export function customsFormOf({ shipment, shipmentNumber }: LabelOrder, parcel: LabelPackage) {
  const goods = declaredOn(shipment, parcel)
  if (goods.length === 0) return {}
  const { reason, invoiceNumber } = needsOf(shipment).export ?? usualExport
  const { type, comments } = contentTypes[reason]
  return {
    customsForm: {
      AESITN: citationFor(shipment),
      invoiceNumber: (invoiceNumber || shipmentNumber).slice(0, INVOICE_MAX),
      customsContentType: type,
      ...(comments === undefined ? {} : { contentComments: comments }),
      contents: goods.map(({ line, pieces, value, weightLb }) => ({
        itemDescription: (namedAs(line.description) || namedAs(line.itemCode) || 'Goods').slice(0, DESCRIPTION_MAX),
        itemQuantity: pieces,
        itemTotalValue: amountOf(value, line.customs.currency),
        weightUOM: 'lb',
        itemTotalWeight: weightLb,
        HSTariffNumber: bareHts(line.customs.htsCode),
        countryofOrigin: line.customs.originCountry,
      })),
    },
  }
}
