import type { Address, Shipment } from '@waybill/domain'
import type { CarrierDocument, CarrierFailure, Order, OrderTerms } from './connector.ts'

/** What a label printer takes, and what an office printer does. */
export type LabelFormat = 'zpl' | 'pdf'

/** A strip for the shipper's own words beside the label: where it comes out of the printer, or that there is none. */
export type DocTab = 'none' | 'top' | 'bottom'

/** A package as it gets its label. */
export interface LabelPackage {
  /** Its handling unit and its place among equal ones, from 1. */
  readonly unitId: number
  readonly place: number
  /** Code of the product's packaging, `02`: the shipper's own box. */
  readonly type: string
  /** Inches; 0 where the carrier's own packaging says them. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Pounds of this package alone. */
  readonly weightLb: number
  /** Minor units of the shipment's currency; null: not declared. */
  readonly declaredValue: number | null
  readonly additionalHandling: boolean
}

/** Labels as they are ordered, made from a frozen content. */
export interface LabelOrder
  extends Pick<Order, 'shipment' | 'scac' | 'serviceCode' | 'quoteNumber' | 'wireKey' | 'requester'> {
  readonly packages: readonly LabelPackage[]
  /** Ours, another one for each transmission: at most 32 letters and digits, by which a silent order is recovered. */
  readonly reference: string
  /** What a clerk knows the shipment by; printed on the label. */
  readonly shipmentNumber: string
  readonly format: LabelFormat
  readonly docTab: DocTab
}

/** A label that the carrier sold. */
export interface BoughtLabel {
  readonly unitId: number
  readonly place: number
  readonly trackingNumber: string
  /** Minor units of the purchase's currency; null where the carrier names none by the package. */
  readonly charge: number | null
  readonly format: LabelFormat | 'gif' | 'png'
  readonly bytes: Uint8Array
}

/** What one transmission bought. Amounts are minor units of `currency`. */
export interface LabelPurchase {
  /** The carrier's number of all of them together. */
  readonly shipmentNumber: string
  readonly labels: readonly BoughtLabel[]
  /** Null where the carrier names no price with the labels. */
  readonly total: number | null
  readonly currency: string
  readonly zone: string
  /** Pounds that are charged; null where the carrier does not say. */
  readonly billedWeightLb: number | null
  /** Beside the labels: a commercial invoice, a receipt. */
  readonly papers: readonly CarrierDocument[]
  readonly messages: readonly string[]
}

/** `unknown`: nobody heard what became of it; it is recovered, and never sent again. */
export type BuyOutcome =
  | { readonly kind: 'bought'; readonly purchase: LabelPurchase }
  | CarrierFailure
  | { readonly kind: 'unknown'; readonly message: string }

export type RecoverOutcome =
  | { readonly kind: 'found'; readonly purchase: LabelPurchase }
  /** The carrier answered that it sold no such labels. */
  | { readonly kind: 'absent' }
  /**
   * The carrier sold them and gives no label back: they are to be cancelled under these numbers, and bought anew only
   * after that.
   */
  | { readonly kind: 'heldWithoutLabels'; readonly shipmentNumber: string; readonly trackingNumbers: readonly string[] }
  | CarrierFailure

/** Labels of one transmission that are to be given back. */
export interface LabelsToVoid {
  readonly shipment: Shipment
  readonly shipmentNumber: string
  readonly trackingNumbers: readonly string[]
  /** Whether these are all that the shipment number still holds. */
  readonly isWhole: boolean
}

export type VoidOutcome =
  | { readonly kind: 'voided'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody knows: asked again later, voiding twice does no harm. */
  | { readonly kind: 'unconfirmed'; readonly message: string }
  /** Not over this wire any more: somebody has to call. */
  | { readonly kind: 'disputed'; readonly message: string }

/** Terms of labels: how long is waited, how they are recovered, and what one request buys. */
export interface LabelTerms extends OrderTerms {
  /** `shipment`: all packages in one request; `unit`: a request for each package. */
  readonly buys: 'shipment' | 'unit'
  /** Recovered by the same request under its own key: what the carrier never sold is sold by it, once. */
  readonly repeats?: true
  readonly formats: readonly LabelFormat[]
}

/** An address that is to be looked at. */
export interface AddressQuestion {
  readonly address: Address
}

/** What a validator says of an address; it suggests and changes nothing. */
export type AddressVerdict =
  | {
      readonly kind: 'checked'
      /** `valid`: as it stands; `corrected`: there is a better spelling; `ambiguous`: several; `unknown`: none is known. */
      readonly verdict: 'valid' | 'corrected' | 'ambiguous' | 'unknown'
      readonly classification: 'commercial' | 'residential' | 'unknown'
      readonly suggestions: readonly Pick<Address, 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'>[]
    }
  | CarrierFailure
