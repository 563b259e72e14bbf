import {
  importControls,
  keptNeeds,
  mailEndorsements,
  modes,
  type ParcelNeeds,
  returnServices,
  type ShipmentHead,
} from '@waybill/domain'
import { z } from 'zod'
import { addressFromWire, addressToWire, wireAddress } from './address.ts'
import { exportFromWire, exportToWire, wireExport } from './customs.ts'
import { storableText } from './text.ts'
import type { WireWay } from './ways.ts'

const codesOf = <Name extends string>(codes: Readonly<Record<Name, string>>) =>
  z.enum(['', ...(Object.values(codes) as string[])]).default('')

const account = storableText(20).default('')

/** What small packages ask of their carrier, in the names of specification §3. Not read of freight. */
export const wireParcel = z.object({
  SaturdayDelivery: z.boolean().default(false),
  /** At most one of the three; none: what the service does by itself. */
  NoSignatureRequired: z.boolean().default(false),
  SignatureRequired: z.boolean().default(false),
  AdultSignatureRequired: z.boolean().default(false),
  HoldForPickup: z.boolean().default(false),
  /** Whether it comes back: `ReturnServiceType` says by which label. */
  Return: z.boolean().default(false),
  /** UPS return service 2, 3, 5, 8 or 9; blank with Return: 9, a label printed here. */
  ReturnServiceType: codesOf(returnServices),
  /** Where what can't be delivered goes; null: where it came from. */
  ParcelReturnAddress: wireAddress.nullable().default(null),
  /** UPS label method 01 to 05. */
  ImportControl: codesOf(importControls),
  CommercialInvoiceRemoval: z.boolean().default(false),
  UpsSurePostCode: storableText(4).default(''),
  /** 1 return, 2 forward, 3 address, 4 change, 5 none. */
  USPSEndorsementType: codesOf(mailEndorsements),
  /** Codes of the carrier's further services. */
  SelectedVAS: z.array(storableText(40)).max(30).default([]),
  /** Ours: the consignee's address is a home. */
  Residential: z.boolean().default(false),
  /** Who pays collect and third-party freight: at whichever carrier, at UPS, at FedEx. */
  AccountNumber: account,
  UPSAccountNumber: account,
  FedExAccountNumber: account,
  /** Ours: the day by which it has to be there, `2026-11-30`; blank: nobody said. */
  DeliverBy: storableText(10).default(''),
  /** Ours: what the papers of a shipment abroad say; null: as usual. */
  CustomsPapers: wireExport.nullable().default(null),
})
export type WireParcel = z.output<typeof wireParcel>

const codeOf = <Name extends string>(codes: Readonly<Record<Name, string>>, name: Name | ''): string =>
  name === '' ? '' : codes[name]

const nameOf = <Name extends string>(codes: Readonly<Record<Name, string>>, code: string): Name | '' =>
  (Object.keys(codes) as Name[]).find(name => codes[name] === code) ?? ''

export const parcelToWire = (needs: ParcelNeeds): WireParcel => ({
  SaturdayDelivery: needs.saturdayDelivery,
  NoSignatureRequired: needs.signature === 'none',
  SignatureRequired: needs.signature === 'required',
  AdultSignatureRequired: needs.signature === 'adult',
  HoldForPickup: needs.holdForPickup,
  Return: needs.returnService !== '',
  ReturnServiceType: codeOf(returnServices, needs.returnService),
  ParcelReturnAddress: needs.returnAddress === null ? null : addressToWire(needs.returnAddress),
  ImportControl: codeOf(importControls, needs.importControl),
  CommercialInvoiceRemoval: needs.commercialInvoiceRemoval,
  UpsSurePostCode: needs.surePostCode,
  USPSEndorsementType: codeOf(mailEndorsements, needs.endorsement),
  SelectedVAS: [...needs.services],
  Residential: needs.residential,
  AccountNumber: needs.payerAccount,
  UPSAccountNumber: needs.upsAccount,
  FedExAccountNumber: needs.fedexAccount,
  DeliverBy: needs.deliverBy ?? '',
  CustomsPapers: needs.export === undefined ? null : exportToWire(needs.export),
})

/** The strictest of what was asked for. */
const signatureOf = (wire: WireParcel): ParcelNeeds['signature'] => {
  if (wire.AdultSignatureRequired) return 'adult'
  if (wire.SignatureRequired) return 'required'
  return wire.NoSignatureRequired ? 'none' : ''
}

/** Left out of modes that have no use for it, and where nothing is asked for. */
export const parcelFromWire = (wire: WireParcel & Pick<WireWay, 'shipMode'>): Pick<ShipmentHead, 'parcel'> =>
  modes[wire.shipMode].isLabelled
    ? keptNeeds({
        signature: signatureOf(wire),
        saturdayDelivery: wire.SaturdayDelivery,
        holdForPickup: wire.HoldForPickup,
        returnService: wire.Return ? nameOf(returnServices, wire.ReturnServiceType) || 'printLabel' : '',
        returnAddress: wire.ParcelReturnAddress === null ? null : addressFromWire(wire.ParcelReturnAddress),
        importControl: nameOf(importControls, wire.ImportControl),
        commercialInvoiceRemoval: wire.CommercialInvoiceRemoval,
        surePostCode: wire.UpsSurePostCode,
        endorsement: nameOf(mailEndorsements, wire.USPSEndorsementType),
        services: wire.SelectedVAS,
        residential: wire.Residential,
        payerAccount: wire.AccountNumber,
        upsAccount: wire.UPSAccountNumber,
        fedexAccount: wire.FedExAccountNumber,
        ...(wire.DeliverBy === '' ? {} : { deliverBy: wire.DeliverBy }),
        ...(wire.CustomsPapers === null ? {} : { export: exportFromWire(wire.CustomsPapers) }),
      })
    : {}

const fields = {
  signature: 'SignatureRequired',
  saturdayDelivery: 'SaturdayDelivery',
  holdForPickup: 'HoldForPickup',
  returnService: 'ReturnServiceType',
  returnAddress: 'ParcelReturnAddress',
  importControl: 'ImportControl',
  commercialInvoiceRemoval: 'CommercialInvoiceRemoval',
  surePostCode: 'UpsSurePostCode',
  endorsement: 'USPSEndorsementType',
  services: 'SelectedVAS',
  residential: 'Residential',
  payerAccount: 'AccountNumber',
  upsAccount: 'UPSAccountNumber',
  fedexAccount: 'FedExAccountNumber',
  deliverBy: 'DeliverBy',
  export: 'CustomsPapers',
} as const satisfies Record<keyof ParcelNeeds, keyof WireParcel>

/** The wire's name of what packages ask for, which stands by itself there. */
export const parcelFieldToWire = (field: string): string => fields[field as keyof ParcelNeeds] ?? field

/** The way back. */
export const parcelFieldsFromWire: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fields).map(([ours, wire]) => [wire, `parcel.${ours}`]),
)
