import {
  bareHts,
  declaredOn,
  destinationOf,
  type ExportReason,
  exemptBy,
  exemptPlace,
  needsOf,
  type PlaceCodes,
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

/** The number of a filing or the exemption, as the post spells them: it wants one of the two. */
function citationFor(filing: string, to: PlaceCodes): string {
  const section = exemptBy(filing)
  if (section !== '') return `NO EEI ${section}`
  if (filing !== '') return filing.replace('AES ', '')
  // Up to the limit nothing is filed, to some places whatever it is worth (15 CFR 30.2(d)(2), 30.36, 30.37(a)).
  return `NO EEI ${exemptPlace(to) || '30.37(a)'}`
}

/** Words for goods that say nothing, which the post does not take. */
const vague: ReadonlySet<string> = new Set(['none', 'not applicable', 'n/a', 'null', 'gift', 'merchandise'])

const namedAs = (text: string): string => (vague.has(text.trim().toLowerCase()) ? '' : text)

/** The customs form of a package, which the post prints on its label; nothing of one that stays within. */
export function customsFormOf({ shipment, shipmentNumber }: LabelOrder, parcel: LabelPackage) {
  const goods = declaredOn(shipment, parcel)
  if (goods.length === 0) return {}
  const { reason, invoiceNumber, filing } = needsOf(shipment).export ?? usualExport
  const { type, comments } = contentTypes[reason]
  return {
    customsForm: {
      AESITN: citationFor(filing, destinationOf(shipment)),
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
