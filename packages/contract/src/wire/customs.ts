import {
  type CustomsLine,
  type ExportPapers,
  exportReasons,
  termsOfSale,
  textLimits,
  usualExport,
} from '@waybill/domain'
import { z } from 'zod'
import { stated } from '../money.ts'
import { storableText } from './text.ts'

/** What customs is told of a line. Ours: the specification names no customs fields. */
export const wireCustoms = z.object({
  /** ISO 3166 alpha-2 of where it was made. */
  OriginCountry: storableText(textLimits.country).default(''),
  HTSCode: storableText(14).default(''),
  /** Articles on all packages together. */
  CustomsPieces: z.number().min(0).max(1_000_000_000).default(0),
  /** Of all of them, minor units of `CustomsCurrency`. */
  CustomsValue: stated(z.int32().min(0)).default(0),
  CustomsCurrency: storableText(3).default('USD'),
})
export type WireCustoms = z.output<typeof wireCustoms>

export const customsFields = {
  originCountry: 'OriginCountry',
  htsCode: 'HTSCode',
  pieces: 'CustomsPieces',
  value: 'CustomsValue',
  currency: 'CustomsCurrency',
} as const satisfies Record<keyof CustomsLine, keyof WireCustoms>

export const customsToWire = (customs: CustomsLine): WireCustoms => ({
  OriginCountry: customs.originCountry,
  HTSCode: customs.htsCode,
  CustomsPieces: customs.pieces,
  CustomsValue: customs.value,
  CustomsCurrency: customs.currency,
})

/** Left out where nothing is told. */
export const customsFromWire = (wire: WireCustoms | null): { readonly customs?: CustomsLine } =>
  wire === null
    ? {}
    : {
        customs: {
          originCountry: wire.OriginCountry,
          htsCode: wire.HTSCode,
          pieces: wire.CustomsPieces,
          value: wire.CustomsValue,
          currency: wire.CustomsCurrency,
        },
      }

/** What the papers of a shipment abroad say beside its lines. */
export const wireExport = z.object({
  ReasonForExport: z.enum(exportReasons).default(usualExport.reason),
  /** Incoterms: DDP, the shipper pays duties. */
  TermsOfSale: z.enum(termsOfSale).default(usualExport.terms),
  InvoiceNumber: storableText(35).default(''),
  /** The number of the Automated Export System, or the exemption. */
  ExportFiling: storableText(40).default(''),
})
export type WireExport = z.output<typeof wireExport>

export const exportFields = {
  reason: 'ReasonForExport',
  terms: 'TermsOfSale',
  invoiceNumber: 'InvoiceNumber',
  filing: 'ExportFiling',
} as const satisfies Record<keyof ExportPapers, keyof WireExport>

export const exportToWire = (papers: ExportPapers): WireExport => ({
  ReasonForExport: papers.reason,
  TermsOfSale: papers.terms,
  InvoiceNumber: papers.invoiceNumber,
  ExportFiling: papers.filing,
})

export const exportFromWire = (wire: WireExport): ExportPapers => ({
  reason: wire.ReasonForExport,
  terms: wire.TermsOfSale,
  invoiceNumber: wire.InvoiceNumber,
  filing: wire.ExportFiling,
})
