import { addressFields } from '@waybill/contract/wire/address.ts'
import { customsFields } from '@waybill/contract/wire/customs.ts'
import { hazmatFields, itemFields } from '@waybill/contract/wire/lineItem.ts'
import { textLimits } from '@waybill/domain'
import type { TextKey } from '../texts/texts.ts'

/** One field of an order, by the trade's name of it. */
export interface Field {
  /** Its name on the wire; fields of the shipment's head have their own mapping in the contract. */
  readonly wire?: string
  readonly text: TextKey
  /** Characters. */
  readonly limit?: number
  readonly unit?: 'lb' | 'in'
}

const rows = <N extends string>(
  wire: Readonly<Record<string, string>>,
  limits: Readonly<Record<string, number>>,
  texts: Readonly<Record<N, TextKey>>,
): Readonly<Record<N, Field>> =>
  Object.fromEntries(
    Object.entries<TextKey>(texts).map(([name, text]) => [
      name,
      { text, ...part('wire', wire[name]), ...part('limit', limits[name]), ...part('unit', units[name]) },
    ]),
  ) as Record<N, Field>

const part = <K extends string, V>(name: K, value: V | undefined) => (value === undefined ? {} : { [name]: value })

const units: Readonly<Record<string, 'lb' | 'in'>> = { weightLb: 'lb', lengthIn: 'in', widthIn: 'in', heightIn: 'in' }

export const addressTable = rows(addressFields, textLimits, {
  company: 'address.company',
  street: 'address.street',
  street2: 'address.street2',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
  country: 'address.country',
  contactName: 'address.contact',
  contactPhone: 'address.phone',
  contactEmail: 'address.email',
})

/** What is typed of a number. */
const NUMBER = 12

export const itemTable = rows(
  itemFields,
  {
    ...textLimits,
    handlingUnits: NUMBER,
    pieces: NUMBER,
    weightLb: NUMBER,
    lengthIn: NUMBER,
    widthIn: NUMBER,
    heightIn: NUMBER,
    freightClass: NUMBER,
    linearFeet: NUMBER,
  },
  {
    description: 'items.description',
    itemCode: 'items.sku',
    handlingUnits: 'items.units',
    handlingUnitType: 'items.type',
    pieces: 'items.pieces',
    pieceType: 'items.pieceType',
    lengthIn: 'items.length',
    widthIn: 'items.width',
    heightIn: 'items.height',
    weightLb: 'items.weight',
    freightClass: 'items.class',
    nmfc: 'items.nmfc',
    linearFeet: 'items.linearFeet',
  },
)

export const hazmatTable = rows(
  hazmatFields,
  {
    ...textLimits,
    quantity: textLimits.hazmatQuantity,
    emergencyPhone: textLimits.contactPhone,
    erapPhone: textLimits.contactPhone,
  },
  {
    unNumber: 'items.unNumber',
    properShippingName: 'items.properName',
    technicalName: 'items.technicalName',
    hazardClass: 'items.hazardClass',
    subsidiaryClass: 'items.subsidiaryClass',
    quantity: 'items.hazmatQuantity',
    emergencyPhone: 'items.emergencyPhone',
    emergencyContract: 'hazmat.emergencyContract',
    erapNumber: 'hazmat.erapNumber',
    erapPhone: 'hazmat.erapPhone',
  },
)

export const orderTable = rows(
  {},
  { ...textLimits, declaredValue: 20 },
  {
    date: 'order.date',
    from: 'order.readyFrom',
    to: 'order.readyTo',
    specialInstructions: 'order.instructions',
    internalNotes: 'order.notes',
    declaredValue: 'order.declaredValue',
    currency: 'order.currency',
    terms: 'order.terms',
    customerPo: 'order.po',
    orderNumber: 'order.salesOrder',
    loadNumber: 'order.load',
    trailerNumber: 'order.trailer',
    seals: 'order.seals',
  },
)

/** What is typed of a truck; degrees Fahrenheit. */
export const truckTable = rows(
  {},
  { temperatureMin: 5, temperatureMax: 5 },
  { temperatureMin: 'way.temperatureMin', temperatureMax: 'way.temperatureMax' },
)

/** Fields of hazardous materials that are chosen, not typed. */
const hazmatChoices: Readonly<Record<string, Field>> = {
  packingGroup: { text: 'items.packingGroup' },
  inhalationZone: { text: 'hazmat.inhalationZone' },
  limitedQuantity: { text: 'hazmat.limitedQuantity' },
}
/** What customs is told of a line. */
export const customsTable = rows(
  customsFields,
  { originCountry: 2, htsCode: 14, pieces: NUMBER, value: 20, currency: 3 },
  {
    originCountry: 'items.originCountry',
    htsCode: 'items.htsCode',
    pieces: 'items.customsPieces',
    value: 'items.customsValue',
    currency: 'items.customsCurrency',
  },
)
export const codTable = rows(
  {},
  { amount: 20 },
  { amount: 'order.codName', feeTerms: 'order.codFee', customerCheck: 'order.codCheck' },
)

const all: Readonly<Record<string, Field>> = {
  ...addressTable,
  // Pieces and currency are those of an order before they are those of customs.
  ...customsTable,
  ...itemTable,
  ...hazmatTable,
  ...hazmatChoices,
  ...orderTable,
  ...codTable,
  ...truckTable,
  equipment: { text: 'way.equipment' },
  tarps: { text: 'way.tarps' },
  rateMode: { text: 'way.rateMode' },
  carriers: { text: 'way.carriers' },
  stackable: { text: 'items.stackable' },
  reason: { text: 'items.exportReason' },
  invoiceNumber: { text: 'items.invoiceNumber' },
  filing: { text: 'items.exportFiling' },
  customs: { text: 'items.customs' },
  hazmat: { text: 'items.hazmat' },
}

/** What a field is called, by the last part of its place; undefined: it has no name of its own. */
export const fieldText = (name: string): TextKey | undefined => all[name]?.text
