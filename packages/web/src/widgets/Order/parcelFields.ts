import type { ParcelNeeds } from '@waybill/domain'
import type { TextKey } from '../../texts/texts.ts'

/** What small packages ask of their carrier: what each is called, and how many letters it takes. */
export const parcelFields = {
  signature: { text: 'parcel.signature' },
  saturdayDelivery: { text: 'parcel.saturday' },
  holdForPickup: { text: 'parcel.hold' },
  residential: { text: 'parcel.residential' },
  returnService: { text: 'parcel.returnService' },
  returnAddress: { text: 'parcel.returnAddress' },
  importControl: { text: 'parcel.importControl' },
  commercialInvoiceRemoval: { text: 'parcel.invoiceRemoval' },
  surePostCode: { text: 'parcel.surePost', limit: 4 },
  endorsement: { text: 'parcel.endorsement' },
  services: { text: 'parcel.services' },
  payerAccount: { text: 'parcel.payerAccount', limit: 20 },
  upsAccount: { text: 'parcel.upsAccount', limit: 20 },
  fedexAccount: { text: 'parcel.fedexAccount', limit: 20 },
  deliverBy: { text: 'parcel.deliverBy' },
  export: { text: 'parcel.abroad' },
} as const satisfies Readonly<Record<keyof ParcelNeeds, { readonly text: TextKey; readonly limit?: number }>>

/** What a field of them is called; undefined: it is none of theirs. */
export const parcelFieldText = (name: string): TextKey | undefined =>
  (parcelFields as Readonly<Record<string, { readonly text: TextKey }>>)[name]?.text
