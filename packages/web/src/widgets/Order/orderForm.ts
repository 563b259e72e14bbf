import type { ReplyOf } from '@waybill/contract/call.ts'
import type { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { addressFromWire } from '@waybill/contract/wire/address.ts'
import type { WireStop } from '@waybill/contract/wire/shipment.ts'
import {
  type AccessorialCode,
  type Address,
  type Cod,
  formatAmount,
  keptNeeds,
  modes,
  needsOf,
  noParcelNeeds,
  numberLimits,
  OWN_PACKAGING,
  type ParcelNeeds,
  type PaymentTerms,
  type PickupWindow,
  type PlainShipment,
  parseAmount,
  parseTime,
} from '@waybill/domain'
import { typedStill } from '../ItemsEditor/itemCount.ts'
import { blankItem, draftsIn, type ItemDraft, isBlankItem, itemsIn } from '../ItemsEditor/itemDraft.ts'
import { type FromDefaults, startAt } from './orderDefaults.ts'
import type { AppliedAt, DroppedAt } from './receives.ts'
import { blankWay, type OrderMode, partsOfWay, type WayForm, wayFormOf, wayOfShipment } from './wayForm.ts'

export type End = 'origin' | 'destination'

/** A COD as it is typed. It is part of the order as long as its extra service is chosen. */
export interface CodForm {
  readonly amount: string
  readonly feeTerms: Cod['feeTerms']
  readonly customerCheck: boolean
}

const blankCod: CodForm = { amount: '', feeTerms: '', customerCheck: false }

/** What was typed of the COD. A draft of an older version knows none. */
export const codFormOf = (form: OrderForm): CodForm => form.cod ?? blankCod

/** Whether the driver is asked to collect. */
export const collectsOnDelivery = ({ accessorials }: Pick<OrderForm, 'accessorials'>): boolean =>
  accessorials.includes('COD' satisfies AccessorialCode)

/** The order as it stands on the screen: what was typed, as it was typed. This is what a draft keeps. */
export interface OrderForm {
  readonly origin: Address
  readonly destination: Address
  readonly billTo: Address
  readonly terms: PaymentTerms
  /** A draft of an older version knows none. */
  readonly way?: WayForm
  /** What small packages ask for; a draft of an older version knows none. */
  readonly parcel?: ParcelNeeds
  readonly pickup: PickupWindow
  readonly items: readonly ItemDraft[]
  readonly accessorials: readonly string[]
  readonly references: readonly string[]
  readonly orderNumber: string
  readonly customerPo: string
  readonly specialInstructions: string
  readonly internalNotes: string
  readonly declaredValue: string
  readonly currency: string
  readonly cod: CodForm
  readonly loadNumber: string
  readonly trailerNumber: string
  readonly seals: string
  /** What an address of the book brought along, by end, so that the next address can take it back. */
  readonly applied: Readonly<Record<End, AppliedAt>>
  /** What went with the place that an end was before, to be said; left out: nothing did. */
  readonly dropped?: Readonly<Partial<Record<End, DroppedAt>>>
  /** What the past load that this is a copy of bore, by field: this one is asked for its own. */
  readonly past?: Readonly<Record<string, string>>
  /** What Change Defaults brought last; left out: nothing did. */
  readonly fromDefaults?: FromDefaults
  /** Stops between the two ends that were entered before the order was whole; left out: none. */
  readonly plannedStops?: readonly WireStop[]
}

export type CommonData = ReplyOf<typeof IntialCachefunction>

const blankAddress: Address = {
  company: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
}

const fiveReferences = (given: readonly string[]): readonly string[] =>
  Array.from({ length: numberLimits.references }, (_, index) => given[index] ?? '')

/** An empty order: from our own dock, at the next pickup, in the usual window. */
export function startForm(common: CommonData, terms: PaymentTerms, mode: OrderMode = 'LTL'): OrderForm {
  const fromDefaults = startAt(common, { dockId: common.defaultOrigin?.addressId ?? 0, mode, terms })
  return { ...blankForm(common, terms, mode, fromDefaults), fromDefaults }
}

const blankForm = (
  common: CommonData,
  terms: PaymentTerms,
  mode: OrderMode,
  { from, to, services }: FromDefaults,
): OrderForm => ({
  origin: common.defaultOrigin === null ? blankAddress : addressFromWire(common.defaultOrigin),
  destination: blankAddress,
  billTo: blankAddress,
  terms,
  way: { ...blankWay, mode },
  pickup: { date: common.defaultPickup.date, from, to },
  items: [blankItem(mode === 'PARCEL' ? OWN_PACKAGING : undefined)],
  accessorials: services,
  references: fiveReferences([]),
  orderNumber: '',
  customerPo: '',
  specialInstructions: '',
  internalNotes: '',
  declaredValue: '',
  currency: 'USD',
  cod: blankCod,
  loadNumber: '',
  trailerNumber: '',
  seals: '',
  applied: { origin: [], destination: [] },
})

export const formOfShipment = ({
  mode,
  volume,
  truck,
  asking,
  appointedCarrier,
  ...shipment
}: PlainShipment): OrderForm => ({
  ...shipment,
  way: wayOfShipment({ mode, volume, truck, asking, appointedCarrier }),
  billTo: shipment.billTo ?? blankAddress,
  parcel: needsOf(shipment),
  items: shipment.items.length === 0 ? [blankItem()] : draftsIn(shipment.items, shipment.currency),
  references: fiveReferences(shipment.references),
  declaredValue: shipment.declaredValue === null ? '' : formatAmount(shipment.declaredValue, shipment.currency),
  cod:
    shipment.cod === null
      ? blankCod
      : { ...shipment.cod, amount: formatAmount(shipment.cod.amount, shipment.currency) },
  applied: { origin: [], destination: [] },
})

/** With what was typed wherever there is no number that could be read. */
const withTyped = <F extends object>(form: F, typed: F | undefined, numbers: object | null | undefined): F => {
  const unreadable = Object.entries(numbers ?? {}).filter(([, value]) => Number.isNaN(value))
  return { ...form, ...Object.fromEntries(unreadable.map(([field]) => [field, typed?.[field as keyof F] ?? ''])) }
}

/** The form of an order that was changed under the hands of a person: what they typed and cannot be read stays as it is. */
export function formOver(typed: OrderForm, shipment: PlainShipment): OrderForm {
  const form = formOfShipment(shipment)
  return {
    ...withTyped(form, typed, { declaredValue: shipment.declaredValue }),
    cod: withTyped(codFormOf(form), codFormOf(typed), shipment.cod),
    way: withTyped(wayFormOf(form), wayFormOf(typed), shipment.truck),
    items: form.items.map((item, index) =>
      typedStill(withTyped(item, typed.items[index], shipment.items[index]), typed.items[index]),
    ),
    applied: typed.applied,
    ...(typed.past === undefined ? {} : { past: typed.past }),
    ...(typed.fromDefaults === undefined ? {} : { fromDefaults: typed.fromDefaults }),
    ...(typed.plannedStops === undefined ? {} : { plannedStops: typed.plannedStops }),
  }
}

/** A blank amount is 0, which the rules ask for; one that cannot be read is NaN. */
function codOf(form: OrderForm): Cod | null {
  if (!collectsOnDelivery(form)) return null
  const cod = codFormOf(form)
  const typed = cod.amount.trim()
  return { ...cod, amount: typed === '' ? 0 : (parseAmount(typed, form.currency) ?? Number.NaN) }
}

const trimmed = (address: Address): Address => ({
  company: address.company.trim(),
  street: address.street.trim(),
  street2: address.street2.trim(),
  city: address.city.trim(),
  state: address.state.trim().toUpperCase(),
  zip: address.zip.trim().toUpperCase(),
  country: address.country,
  contactName: address.contactName.trim(),
  contactPhone: address.contactPhone.trim(),
  contactEmail: address.contactEmail.trim(),
  ...(address.receives === undefined ? {} : { receives: address.receives }),
})

const trimmedNeeds = (needs: ParcelNeeds): ParcelNeeds => ({
  ...needs,
  returnAddress: needs.returnAddress === null ? null : trimmed(needs.returnAddress),
  surePostCode: needs.surePostCode.trim(),
  payerAccount: needs.payerAccount.trim(),
  upsAccount: needs.upsAccount.trim(),
  fedexAccount: needs.fedexAccount.trim(),
})

const isEmpty = (address: Address): boolean => {
  const { country: _, receives: __, ...rest } = address
  return Object.values(rest).every(text => text.trim() === '')
}

/**
 * The order in the words of the trade. Blank lines behind the first are left out; an amount that cannot be read becomes NaN,
 * which the rules report at its field.
 */
export function shipmentOf(form: OrderForm): PlainShipment {
  const lastLine = form.items.findLastIndex(item => !isBlankItem(item))
  const lastReference = form.references.findLastIndex(text => text.trim() !== '')
  const {
    applied: _,
    way: __,
    past: ___,
    fromDefaults: ____,
    plannedStops: _____,
    dropped: ______,
    parcel = noParcelNeeds,
    ...rest
  } = form
  const way = partsOfWay(wayFormOf(form))
  // What only freight has stays on the form, for whoever changes the mode back.
  const { isLabelled } = modes[way.mode]
  return {
    ...rest,
    ...way,
    ...(isLabelled ? { ...keptNeeds(trimmedNeeds(parcel)), accessorials: [] } : {}),
    origin: trimmed(form.origin),
    destination: trimmed(form.destination),
    billTo: form.terms !== 'thirdParty' || isEmpty(form.billTo) ? null : trimmed(form.billTo),
    pickup: {
      date: form.pickup.date,
      from: parseTime(form.pickup.from) ?? form.pickup.from,
      to: parseTime(form.pickup.to) ?? form.pickup.to,
    },
    items: itemsIn(form.items.slice(0, Math.max(lastLine, 0) + 1), form.currency),
    // A draft of an older version knows no such numbers.
    orderNumber: form.orderNumber ?? '',
    customerPo: form.customerPo ?? '',
    cod: isLabelled ? null : codOf(form),
    references: form.references.slice(0, lastReference + 1).map(text => text.trim()),
    declaredValue:
      form.declaredValue.trim() === '' ? null : (parseAmount(form.declaredValue, form.currency) ?? Number.NaN),
  }
}

/** Whether there is anything that would be a pity to lose. */
export const isUntouched = (form: OrderForm, start: OrderForm): boolean => {
  const typed = (one: OrderForm): string =>
    JSON.stringify({
      ...one,
      items: one.items.filter(item => !isBlankItem(item)),
      applied: null,
      dropped: null,
      fromDefaults: null,
    })
  return typed(form) === typed(start)
}
